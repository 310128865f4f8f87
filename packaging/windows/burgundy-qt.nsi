; The installer for Windows: for the person who runs it, without rights of an administrator.
; Built by `./burgundy release windows`, which passes /DVERSION /DNUMBERS /DPAYLOAD /DOUTPUT /DICON /DKILOBYTES /DHERE.
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define NAME "Burgundy Qt"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\BurgundyQt"
!define KIND "BurgundyQt.Game"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Burgundy Qt"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "CompanyName" "Burgundy Qt contributors"
VIAddVersionKey "LegalCopyright" "Burgundy Qt contributors. MIT licence"

!ifdef SIGN ; the variable of the environment with a command that signs the file which replaces %1
    !finalize '$%WINDOWS_SIGN%'
    !uninstfinalize '$%WINDOWS_SIGN%'
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Burgundy Qt"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Installer language"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\burgundy-qt.exe"

!insertmacro MUI_PAGE_LICENSE "${PAYLOAD}\licences\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_RESERVEFILE_LANGDLL

!include "${HERE}\words.nsh"

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
    ${IfNot} ${AtLeastBuild} 17763 ; version 1809
        MessageBox MB_ICONSTOP "$(NEEDS_WINDOWS_10)" /SD IDOK
        Abort
    ${EndIf}
FunctionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A running program keeps its files: it has to end first. Windows allows nobody to write to the file of a running
; program, although it may be renamed. Opening it for appending changes nothing.
!macro REFUSE_IF_RUNNING FILE
    ${If} ${FileExists} "$INSTDIR\${FILE}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${FILE}" a
        IfErrors running
        FileClose $0
    ${EndIf}
!macroend
!macro WAIT_UNTIL_ENDED PREFIX
Function ${PREFIX}wait_until_ended
    again:
    !insertmacro REFUSE_IF_RUNNING "burgundy-qt.exe"
    !insertmacro REFUSE_IF_RUNNING "burgundy-qt-console.exe"
    Goto ended
    running:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 1
    Abort
    ended:
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_ENDED ""
!insertmacro WAIT_UNTIL_ENDED "un."

Section "${NAME}" PROGRAM
    SectionIn RO
    Call wait_until_ended
    ; What an older version left there goes, so that no file of it is loaded.
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    SetOutPath "$INSTDIR"
    File /r "${PAYLOAD}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\burgundy-qt.exe"

    WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\burgundy-qt.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "Burgundy Qt contributors"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "$(SAVED_GAMES)" GAMES
    WriteRegStr HKCU "Software\Classes\.burgundy" "" "${KIND}"
    WriteRegStr HKCU "Software\Classes\.burgundy\OpenWithProgids" "${KIND}" ""
    WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(A_SAVED_GAME)"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\burgundy-qt.exe,0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\burgundy-qt.exe" play "%1"'
    ${RefreshShellIcons}
SectionEnd

Section /o "$(ON_THE_DESKTOP)" DESKTOP
    CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\burgundy-qt.exe"
SectionEnd

Section "Uninstall"
    Call un.wait_until_ended
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$DESKTOP\${NAME}.lnk"
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\burgundy-qt.exe"
    Delete "$INSTDIR\burgundy-qt-console.exe"
    Delete "$INSTDIR\THIRD-PARTY.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ; Games, settings and statistics lie elsewhere, and stay.
    ReadRegStr $0 HKCU "Software\Classes\.burgundy" ""
    StrCmp $0 "${KIND}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.burgundy" ""
    DeleteRegValue HKCU "Software\Classes\.burgundy\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "Software\Classes\.burgundy\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.burgundy"
    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegKey HKCU "${KEY}"
    DeleteRegKey HKCU "Software\Burgundy Qt"
    ${RefreshShellIcons}
SectionEnd
