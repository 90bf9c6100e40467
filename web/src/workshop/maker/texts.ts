// What is said while an image is made.

import { messages } from "../../messages.svelte";
import { settings } from "../../settings.svelte";

const times = (zoom: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(zoom);

export const m = messages(
  {
    image: "Une image",
    drawing: "Un dessin",
    of: (at: number, all: number) => `${at} sur ${all}`,
    close: "Fermer",
    frame: "L’image dans son cadre",
    frameKeys: "Les flèches déplacent l’image, + et − l’agrandissent ou la réduisent, R la tourne.",
    zoom: "Grandeur",
    zoomed: (zoom: number) => (zoom < 1.05 ? "l’image entière" : `agrandie ${times(zoom)} fois`),
    larger: "Agrandir",
    smaller: "Réduire",
    turn: "Tourner",
    turned: "L’image est tournée d’un quart de tour.",
    seen: "Que voit-on ?",
    seenIn: { fr: "Que voit-on ? (en français)", en: "Que voit-on ? (en anglais)" },
    seenHint: "Lu à haute voix à qui ne voit pas l’image. Vous pourrez l’écrire plus tard.",
    keepAll: (left: number) => `Garder les ${left} images telles quelles`,
    stays: "Sans lieu ni date. L’image ne quitte pas votre serveur.",
    skip: "Passer",
    cancel: "Annuler",
    keep: "Garder cette image",
    keepDrawing: "Garder ce dessin",
    opening: "On ouvre l’image…",
    unreadable: (name: string) => `« ${name} » ne s’ouvre pas ici.`,
    unreadableHeic:
      "Ce navigateur ne lit pas les photos HEIC. Ouvrez le salon dans Safari, ou enregistrez la photo en JPEG.",
    unreadableWhy:
      "Le fichier est abîmé, ou ce n’est pas une image que ce navigateur sait lire. Essayez en JPEG ou en PNG.",
    goOn: "Image suivante",
    finish: "Terminer",
    progress: (kept: number, all: number) =>
      kept === 0
        ? `Aucune image gardée sur ${all}`
        : kept === 1
          ? `1 image gardée sur ${all}`
          : `${kept} images gardées sur ${all}`,
    sending: (left: number) => (left === 1 ? "On range l’image…" : `On range ${left} images…`),
    failed: (count: number) =>
      count === 1 ? "Une image n’a pas pu être gardée." : `${count} images n’ont pas pu être gardées.`,
    failedWhy: "Rien n’est perdu tant que cette page reste ouverte.",
    again: "Réessayer",
    leave: "Laisser",
    leaveTitle: "Fermer sans garder ?",
    leaveImages: (left: number) =>
      left === 1
        ? "Cette image n’est pas encore gardée : elle ne le sera pas."
        : `Il reste ${left} images : elles ne seront pas gardées.`,
    leaveDrawing: "Le dessin sera perdu.",
    leaveYes: "Fermer",
    pad: "La feuille à dessin",
    padHint: "Dessinez avec le doigt, la souris ou un stylet.",
    inks: "Les encres",
    ink: {
      encre: "encre",
      brique: "brique",
      miel: "miel",
      sapin: "sapin",
      lagon: "lagon",
      nuit: "nuit",
      prune: "prune",
      rose: "rose",
      ecorce: "écorce",
      papier: "gomme",
    },
    width: "Le trait",
    widths: { fine: "Trait fin", wide: "Trait large" },
    undo: "Défaire",
    clear: "Tout effacer",
    drawn: "C’est dessiné",
    redraw: "Retoucher",
  },
  {
    image: "An image",
    drawing: "A drawing",
    of: (at: number, all: number) => `${at} of ${all}`,
    close: "Close",
    frame: "The image in its frame",
    frameKeys: "Arrow keys move the image, + and − make it larger or smaller, R turns it.",
    zoom: "Size",
    zoomed: (zoom: number) => (zoom < 1.05 ? "the whole image" : `${times(zoom)} times as large`),
    larger: "Larger",
    smaller: "Smaller",
    turn: "Turn",
    turned: "The image is turned by a quarter.",
    seen: "What is to be seen?",
    seenIn: { fr: "What is to be seen? (in French)", en: "What is to be seen? (in English)" },
    seenHint: "Read aloud to whoever cannot see the image. You can write it later.",
    keepAll: (left) => `Keep the ${left} images as they are`,
    stays: "Without place or date. The image does not leave your server.",
    skip: "Skip",
    cancel: "Cancel",
    keep: "Keep this image",
    keepDrawing: "Keep this drawing",
    opening: "Opening the image…",
    unreadable: (name: string) => `“${name}” cannot be opened here.`,
    unreadableHeic:
      "This browser cannot read HEIC photographs. Open the salon in Safari, or save the photograph as JPEG.",
    unreadableWhy: "The file is broken, or it is no image that this browser can read. Try it as JPEG or PNG.",
    goOn: "Next image",
    finish: "Done",
    progress: (kept: number, all: number) => `${kept} of ${all} images kept`,
    sending: (left: number) => (left === 1 ? "Putting the image away…" : `Putting ${left} images away…`),
    failed: (count: number) =>
      count === 1 ? "One image could not be kept." : `${count} images could not be kept.`,
    failedWhy: "Nothing is lost as long as this page stays open.",
    again: "Try again",
    leave: "Leave",
    leaveTitle: "Close without keeping?",
    leaveImages: (left: number) =>
      left === 1
        ? "This image is not kept yet, and will not be."
        : `${left} images are left: they will not be kept.`,
    leaveDrawing: "The drawing will be lost.",
    leaveYes: "Close",
    pad: "The sheet to draw on",
    padHint: "Draw with a finger, a mouse or a pen.",
    inks: "The inks",
    ink: {
      encre: "ink",
      brique: "brick",
      miel: "honey",
      sapin: "fir",
      lagon: "lagoon",
      nuit: "night",
      prune: "plum",
      rose: "pink",
      ecorce: "bark",
      papier: "rubber",
    },
    width: "The line",
    widths: { fine: "Fine line", wide: "Wide line" },
    undo: "Undo",
    clear: "Clear all",
    drawn: "It is drawn",
    redraw: "Draw more",
  },
);
