"""`burgundy-qt engine`: rules and bots over the engine protocol, version 1
(docs/engine-protocol.md)."""

from burgundy_qt.engine.conversation import serve


def main() -> int:
    """Answer requests on standard input until `quit` or its end; returns the exit status, 0."""
    return serve()


__all__ = ["main"]
