// QR codes are drawn in the browser: the secret of a personal link is sent to no server, and no server draws for
// whoever asks.

export async function drawQr(text: string): Promise<string> {
  const { renderSVG } = await import("uqr");
  const svg = renderSVG(text, { ecc: "M", border: 2, whiteColor: "#fcf6e8", blackColor: "#2b1d2f" });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
