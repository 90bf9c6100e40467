"""HTTP and WebSocket on one port."""
