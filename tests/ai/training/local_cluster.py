"""A cluster of Dask on this machine, for tests that run beside each other."""

ANY_PORT = "127.0.0.1:0"
"""Without an address the scheduler takes port 8787 all the same, for what is left of its web server
when there is no dashboard, and warns where another test has it."""


def a_local_cluster():
    """Two worker processes of one thread each; a context."""
    from distributed import LocalCluster

    return LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=ANY_PORT
    )
