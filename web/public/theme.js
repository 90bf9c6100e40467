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
