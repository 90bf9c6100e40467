import { messages } from "../messages.svelte";
import { joinNames } from "../typography";

export const m = messages(
  {
    speak: "Parler",
    speakHint: "De vive voix, sans quitter la table. Le micro ne s’ouvre qu’à votre demande.",
    voices: "Se parler",
    strip: "L’appel du salon",
    inCall: (names: readonly string[]) => `${joinNames(names, "fr")} se parlent déjà.`,
    alone: "Personne d’autre à l’appel pour l’instant.",
    mute: "Couper",
    unmute: "Rouvrir",
    muteLong: "Couper mon micro",
    unmuteLong: "Rouvrir mon micro",
    hold: "Tenir",
    holdLong: "Tenir pour parler",
    settings: "Réglages de l’appel",
    leave: "Quitter l’appel",
    you: "vous",
    speaks: "parle",
    muted: "micro coupé",
    silenced: "la règle demande le silence",
    away: "connexion perdue, l’appel continue",
    looking: "on cherche un chemin…",
    noWay: "pas de chemin",
    youAreSilenced: "La règle vous demande le silence.",
    youListen: "Vous écoutez : la table ne vous entend pas.",
    tableIsSilentFor: (name: string) => `La table se tait pour ${name}.`,
    theyAreSilenced: (names: readonly string[]) =>
      `${joinNames(names, "fr")} ${names.length > 1 ? "gardent" : "garde"} le silence.`,
    touch: "Toucher pour entendre",
    deaf: "N’entendre personne",
    deafHint: "Le temps d’un coup de téléphone : les autres vous entendent encore.",
    push: "Parler en appuyant",
    pushHint: "Le micro n’est ouvert que tant que vous tenez le bouton ou la barre d’espace.",
    oneRoom:
      "À plusieurs dans une même pièce, un seul appareil suffit : coupez le micro et le son des autres, l’écho disparaît.",
    volume: (name: string) => `Volume de ${name}`,
    none: {
      insecure: "Le micro est fermé à cette adresse",
      refused: "Le navigateur a refusé le micro",
      missing: "Aucun micro sur cet appareil",
      busy: "Le micro ne répond pas",
    },
    noneHow: {
      insecure:
        "Un navigateur ne confie le micro qu’aux adresses en https, et celle-ci commence par http. Vous entendez les autres ; pour qu’ils vous entendent, demandez à votre hôte l’adresse en https (son menu, « Mes amis peuvent-ils me joindre ? », dit comment), ou appelez-vous à côté.",
      refused:
        "Autorisez le micro pour ce site dans les réglages du navigateur (souvent le cadenas, près de l’adresse), puis quittez l’appel et touchez « Parler » à nouveau.",
      missing: "Branchez un micro ou un casque, puis quittez l’appel et touchez « Parler » à nouveau.",
      busy: "Un autre programme s’en sert peut-être. Fermez-le, puis quittez l’appel et touchez « Parler » à nouveau.",
    },
    cannotCall:
      "Ce navigateur ne sait pas porter une conversation. Ouvrez le salon dans un autre, ou appelez-vous à côté.",
    noWayTo: (names: readonly string[]) => `Vous et ${joinNames(names, "fr")} ne vous entendez pas.`,
    noWayHow:
      "Vos réseaux ne laissent passer aucun chemin direct. Essayez un autre réseau ; sinon, la personne qui tient le serveur peut ajouter un relais.",
  },
  {
    speak: "Speak",
    speakHint: "Aloud, without leaving the table. The microphone opens only when you ask for it.",
    voices: "Speak together",
    strip: "The salon’s call",
    inCall: (names: readonly string[]) =>
      `${joinNames(names, "en")} ${names.length > 1 ? "are" : "is"} speaking already.`,
    alone: "Nobody else is in the call for now.",
    mute: "Mute",
    unmute: "Unmute",
    muteLong: "Mute my microphone",
    unmuteLong: "Unmute my microphone",
    hold: "Hold",
    holdLong: "Hold to speak",
    settings: "Settings of the call",
    leave: "Leave the call",
    you: "you",
    speaks: "speaking",
    muted: "microphone off",
    silenced: "silent by the rules",
    away: "connection lost, the call goes on",
    looking: "looking for a way…",
    noWay: "no way there",
    youAreSilenced: "The rules ask you for silence.",
    youListen: "You listen: the table does not hear you.",
    tableIsSilentFor: (name: string) => `The table is silent for ${name}.`,
    theyAreSilenced: (names: readonly string[]) =>
      `${joinNames(names, "en")} ${names.length > 1 ? "keep" : "keeps"} silent.`,
    touch: "Touch to hear",
    deaf: "Hear nobody",
    deafHint: "For the time of a phone call: the others still hear you.",
    push: "Push to talk",
    pushHint: "The microphone is open only while you hold the button or the space bar.",
    oneRoom:
      "For several people in one room, one device is enough: turn off microphone and sound of the others, and the echo is gone.",
    volume: (name: string) => `Volume of ${name}`,
    none: {
      insecure: "The microphone is closed at this address",
      refused: "The browser has refused the microphone",
      missing: "No microphone on this device",
      busy: "The microphone does not answer",
    },
    noneHow: {
      insecure:
        "A browser gives the microphone only to addresses with https, and this one begins with http. You hear the others; to be heard, ask your host for the address with https (their menu, “Can my friends reach me?”, says how), or call each other elsewhere.",
      refused:
        "Allow the microphone for this site in the settings of the browser (often the padlock beside the address), then leave the call and touch “Speak” again.",
      missing: "Plug in a microphone or a headset, then leave the call and touch “Speak” again.",
      busy: "Another program may be using it. Close that, then leave the call and touch “Speak” again.",
    },
    cannotCall:
      "This browser cannot carry a conversation. Open the salon in another one, or call each other elsewhere.",
    noWayTo: (names: readonly string[]) => `You and ${joinNames(names, "en")} do not hear each other.`,
    noWayHow:
      "Your networks let no direct way through. Try another network; if not, whoever runs the server can add a relay.",
  },
);
