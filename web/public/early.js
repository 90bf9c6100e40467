// Runs before the first paint, so that a dark room never flashes white.
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("veillee:theme"));
  } catch (error) {
    // Storage is blocked or holds something else: follow the system.
  }
  if (theme !== "papier" && theme !== "lampe") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "lampe" : "papier";
  }
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = theme === "lampe" ? "#1b1524" : "#f3ead6";
})();

// The socket of a salon takes longest to open, so it is begun while the page is still being loaded. See connection.ts.
(function () {
  var path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  if (/^(tv\/)?[A-Za-z]{4,6}\/?$/.test(path) && !/^(about|album|rules)\b/.test(path)) {
    var code = path.replace(/^tv\/|\/$/g, "").toUpperCase();
    window.earlySocket = new WebSocket(
      new URL("ws?salon=" + code, document.baseURI).href.replace(/^http/, "ws"),
    );
  }
})();
