"""Workers: processes beside the server in which bots think."""
