/** Prints when all pictures are there, also those that nobody has scrolled to. */
export async function printAlbum(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(".album img")];
  for (const image of images) image.loading = "eager";
  // A picture that is gone must not keep the others from being printed.
  await Promise.allSettled(images.map((image) => image.decode()));
  print();
}
