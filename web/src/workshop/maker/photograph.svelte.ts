// The photograph that is looked at: opened, turned and cropped. Only one at a time is in memory.

import { firstCrop, turnedCrop, turnedSize, type Crop, type Turn } from "../crop";
import { encode, openPicture, Unreadable, type Made, type Picture } from "../encode";
import { SHEET } from "./drawing.svelte";

export class Photograph {
  /** null: it is still being opened. */
  picture = $state.raw<Picture | null>(null);
  crop = $state.raw<Crop>({ x: 0, y: 0, width: 1 });
  turn = $state.raw<Turn>(0);
  readonly size = $derived(this.picture ? turnedSize(this.picture, this.turn) : SHEET);

  /** Create it while a component is set up. */
  constructor(file: () => File | undefined, onunreadable: () => void) {
    $effect(() => {
      const wanted = file();
      if (!wanted) return;
      let left = false;
      let opened: Picture | null = null;
      openPicture(wanted).then(
        (one) => {
          if (left) return one.close();
          opened = one;
          this.turn = 0;
          this.crop = firstCrop(one);
          this.picture = one;
        },
        () => {
          if (!left) onunreadable();
        },
      );
      return () => {
        left = true;
        this.picture = null;
        opened?.close();
      };
    });
  }

  turnOnce(): void {
    if (!this.picture) return;
    this.crop = turnedCrop(this.size, this.crop);
    this.turn = ((this.turn + 1) % 4) as Turn;
  }

  async made(): Promise<Made> {
    if (!this.picture) throw new Unreadable("not open");
    return encode(this.picture, this.crop, this.turn);
  }
}
