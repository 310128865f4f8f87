@echo off
rem Burgundy Qt: "burgundy" plays, "burgundy test" runs the tests. Both first set up what is missing.
setlocal
set "here=%~dp0"
set "python=%here%.venv\Scripts\python.exe"
if exist "%here%.venv\pyvenv.cfg" (
    "%python%" -IS -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && (
        "%python%" -I "%here%packaging\setup" %*
        exit /b
    )
)
for %%p in ("py -3" python3 python) do (
    %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && (
        %%~p -I "%here%packaging\setup" %*
        exit /b
    )
)
echo Burgundy Qt needs Python 3.11 or newer, but none was found on the PATH. Install it, then start again: 1>&2
echo   winget install Python.Python.3.12     (or the installer of python.org) 1>&2
exit /b 1
