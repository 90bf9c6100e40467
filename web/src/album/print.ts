const PATIENCE = 8000;

/** Prints when all pictures are there, also those that nobody has scrolled to. */
export async function printAlbum(): Promise<void> {
  await allCame(Date.now() + PATIENCE);
  const images = [...document.querySelectorAll<HTMLImageElement>(".album img")];
  for (const image of images) image.loading = "eager";
  // A picture that is gone must not keep the others from being printed.
  await Promise.allSettled(images.map((image) => image.decode()));
  print();
}

/** Those that only members may have are fetched by the page itself. */
async function allCame(until: number): Promise<void> {
  while (document.querySelector(".album [data-waiting]") && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
