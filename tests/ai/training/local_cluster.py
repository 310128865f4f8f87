"""A Dask cluster on this machine, for tests that run in parallel."""

ANY_PORT = "127.0.0.1:0"
"""Without an address the scheduler takes port 8787 even without a dashboard, for the rest of its
web server, and warns if another test uses that port."""


def a_local_cluster():
    """Start two worker processes of one thread each, as a context manager."""
    from distributed import LocalCluster

    return LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=ANY_PORT
    )
