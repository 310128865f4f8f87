"""`burgundy-qt engine`: the rules and the bots over the engine protocol, version 1.
(docs/engine-protocol.md)"""

from burgundy_qt.engine.conversation import serve


def main() -> int:
    """Serve requests on standard input until `quit` or its end; returns the exit status, 0."""
    return serve()


__all__ = ["main"]
