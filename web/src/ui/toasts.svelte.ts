// Short words that appear for a moment: a refusal and what can be done, "lien copié".

export interface Toast {
  id: number;
  text: string;
}

const READING = 60; // ms a character
const MOST = 2; // more would cover what they are about
let last = 0;

class Toasts {
  list = $state<Toast[]>([]);

  tell(text: string): void {
    // The same words again take the place of the first.
    this.list = this.list.filter((toast) => toast.text !== text).slice(1 - MOST);
    const id = ++last;
    this.list.push({ id, text });
    setTimeout(() => this.close(id), Math.max(4000, text.length * READING + 2000));
  }

  /** Another place is shown: what was said about the one before is over. */
  clear(): void {
    this.list = [];
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
