// What a proof-reader says of a card while somebody writes it: what to do, in a few words. One text per code, in both
// languages; the codes are the server's, and a test reads them there.

import { messages } from "../messages.svelte";
import type { Remark } from "../protocol";

type Data = Remark["data"];

export const remarkTexts = messages(
  {
    decomposed: "Des accents se sont détachés de leurs lettres : il faut les recoller.",
    dictionary_form:
      "Entrez dans le vif, sans article ni « c’est » : la vraie définition ne doit pas se reconnaître à sa tournure.",
    elision: (d: Data) =>
      `« ${d.words} » : ne faudrait-il pas une apostrophe, comme dans « d’une » ou « qu’il » ?`,
    extra_space: "Il y a une espace de trop.",
    full_stop: "Pas de point ici : c’est un mot, pas une phrase.",
    in_capitals: "Tout en capitales, on croirait un cri : écrivez plutôt en minuscules.",
    ligature: "Ici, le o et le e se tiennent : œ, comme dans « œuf ».",
    no_break_space: "Il manque une espace insécable, devant un signe double ou dans les guillemets.",
    not_a_sentence: (d: Data) =>
      d.capital
        ? "Il manque le point final."
        : d.stop
          ? "Il manque la majuscule du début."
          : "Il manque la majuscule du début et le point final.",
    not_in_lower_case: "Écrivez le mot en minuscules.",
    opinion: (d: Data) =>
      `Plutôt que « ${d.word} », dites ce que cette personne a fait : cela vieillira mieux.`,
    repeats_name: (d: Data) => `« ${d.word} » est déjà dans le nom : la phrase peut dire autre chose.`,
    same_root: (d: Data) => `C’est bien proche de « ${d.word} » : choisissez un mot plus lointain.`,
    set_in_french:
      "Ces guillemets ou ces espaces sont à la française : l’anglais écrit “ainsi”, et colle ses points.",
    straight_quotes:
      "Prenez les signes des imprimeurs : ’ pour l’apostrophe, de vrais guillemets, … pour trois points.",
    too_few_words: (d: Data) => `Un peu court : au moins ${d.least} mots, pour qu’on y croie.`,
    too_long: (d: Data) => `Trop long : ${d.most} caractères au plus, il y en a ${d.has}.`,
    too_many_words: (d: Data) => `Un peu long : ${d.most} mots au plus. Gardez l’essentiel.`,
    too_short: (d: Data) => `Un peu court : au moins ${d.least} caractères.`,
    unknown_kind: (d: Data) => `« ${d.kind} » n’est pas une nature habituelle. On attend plutôt : ${d.known}`,
    uses_root: (d: Data) => `« ${d.root}… » est dans la définition : le mot s’y devine. Dites-le autrement.`,
  },
  {
    decomposed: "Some accents have come off their letters: they need to be put back.",
    dictionary_form:
      "Go straight to the point, without “it is” or the word itself: the real definition must not show by its turn of phrase.",
    elision: (d: Data) => `“${d.words}”: does French not want an apostrophe here, as in “d’une” or “qu’il”?`,
    extra_space: "There is a space too many.",
    full_stop: "No full stop here: it is a word, not a sentence.",
    in_capitals: "All in capitals, it sounds like shouting: write it in small letters.",
    ligature: "Here French joins o and e: œ, as in “œuf”.",
    no_break_space: "French wants a no-break space here: before ; : ! ? or inside the « quotation marks ».",
    not_a_sentence: (d: Data) =>
      d.capital
        ? "The full stop is missing."
        : d.stop
          ? "The capital at the beginning is missing."
          : "The capital at the beginning and the full stop are missing.",
    not_in_lower_case: "Write the word in small letters.",
    opinion: (d: Data) => `Rather than “${d.word}”, say what this person did: it will age better.`,
    repeats_name: (d: Data) => `“${d.word}” is already in the name: the line can say something else.`,
    same_root: (d: Data) => `This is very close to “${d.word}”: choose a word further away.`,
    set_in_french:
      "These quotation marks or spaces are French: English writes “so”, with no space before : ; ! ?",
    straight_quotes:
      "Take the printer’s signs: ’ for the apostrophe, curly quotation marks, … for three dots.",
    too_few_words: (d: Data) => `A little short: at least ${d.least} words, so that people believe it.`,
    too_long: (d: Data) => `Too long: at most ${d.most} characters, and there are ${d.has}.`,
    too_many_words: (d: Data) => `A little long: at most ${d.most} words. Keep what matters.`,
    too_short: (d: Data) => `A little short: at least ${d.least} characters.`,
    unknown_kind: (d: Data) => `“${d.kind}” is not one of the usual kinds. Rather: ${d.known}`,
    uses_root: (d: Data) => `“${d.root}…” is in the definition, and gives the word away. Say it differently.`,
  },
);

const unknown = messages(
  { text: "À relire : quelque chose cloche ici." },
  { text: "Please read this again: something is amiss." },
);

/** The sentence for a remark, in the language of the moment. */
export function remarkText({ code, data }: Pick<Remark, "code" | "data">): string {
  if (!Object.hasOwn(remarkTexts, code)) return unknown.text;
  const text = remarkTexts[code as keyof typeof remarkTexts];
  return typeof text === "string" ? text : text(data);
}
