// Bytes that only people of the salon may have: each file is fetched once, by its name, and shown by an address that
// only this page knows.

export class Blobs {
  #fetch: (name: string) => Promise<Blob>;
  #blobs = new Map<string, Promise<Blob>>();
  #urls = new Map<string, Promise<string>>();

  constructor(fetch: (name: string) => Promise<Blob>) {
    this.#fetch = fetch;
  }

  /** Bytes that are here already. */
  keep(name: string, blob: Blob): void {
    this.#blobs.set(name, Promise.resolve(blob));
  }

  blob(name: string): Promise<Blob> {
    return once(this.#blobs, name, () => this.#fetch(name));
  }

  url(name: string): Promise<string> {
    return once(this.#urls, name, () => this.blob(name).then((blob) => URL.createObjectURL(blob)));
  }

  close(): void {
    for (const url of this.#urls.values()) void url.then(URL.revokeObjectURL, () => {});
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
    // A failure is not remembered: the next try asks again.
    value.catch(() => known.delete(key));
  }
  return value;
}
