import { messages } from "../../messages.svelte";

export const m = messages(
  {
    // Not to be broken behind the hyphen.
    title: "Mes amis peuvent-\u2060ils me joindre ?",
    near: {
      yes: "Dans la maison : oui",
      no: "Dans la maison : pas encore",
      later: "Dans la maison : à essayer",
    },
    far: { yes: "De chez eux : oui", no: "De chez eux : pas encore", later: "De chez eux : à essayer" },
    secure: { yes: "Leur micro et l’application : oui", no: "Leur micro et l’application : pas ici" },
    nearSeen: (hour: string) => `Quelqu’un est entré à ${hour}, par le même réseau que vous.`,
    nearThere: "Comme de chez eux : le serveur est sur internet.",
    nearLater: "Personne n’est encore entré avec un autre appareil.",
    nowhere: "Cet ordinateur n’est relié à aucun réseau.",
    here: "Cette adresse ne mène qu’à cet ordinateur.",
    farSeen: (hour: string) => `Quelqu’un est entré à ${hour}, par internet.`,
    farHome: "Cette adresse ne vaut que dans votre réseau.",
    farLater: "Personne n’est encore entré par internet.",
    secureYes:
      "L’adresse est en https : on enregistre dans la page, l’écran reste allumé, Veillée s’installe.",
    secureNo:
      "Les navigateurs le demandent en https. Sans lui, on joue quand même : un indice s’enregistre avec l’appareil du téléphone.",
    next: {
      network: ["À faire d’abord", "Reliez cet ordinateur au Wi-Fi, puis regardez ici."],
      listen: ["À faire d’abord", "Relancez Veillée sans « --host » : les téléphones pourront entrer."],
      scan_near: [
        "L’essai vrai",
        "Avec un téléphone sur le même Wi-Fi, scannez ce code. La coche viendra ici toute seule.",
      ],
      scan_far: [
        "L’essai vrai",
        "Coupez le Wi-Fi d’un téléphone, puis scannez ce code. La coche viendra ici toute seule.",
      ],
      outside: [
        "Pour des amis ailleurs",
        "Il faut une adresse publique. Si vous avez un serveur où vous entrez par ssh, relancez Veillée avec cette ligne :",
      ],
      https: [
        "Pour le micro et l’application",
        "Donnez un nom à la machine et relancez Veillée avec cette ligne :",
      ],
      invite: ["Tout est prêt", "Il ne reste qu’à les inviter : ce code les mène ici."],
    },
    hour: (hours: number, minutes: string) => `${hours} h ${minutes}`,
    scan: "Le QR code de ce salon",
    command: {
      outside: "veillee serve --through ssh://moi@serveur",
      https: "veillee serve --https jeux.example.org",
    },
    others: "Sans serveur : une box, Tailscale, cloudflared. Tout est dans docs/reach.md.",
  },
  {
    title: "Can my friends reach me?",
    near: { yes: "At home: yes", no: "At home: not yet", later: "At home: try it" },
    far: { yes: "From their place: yes", no: "From their place: not yet", later: "From their place: try it" },
    secure: { yes: "Their microphone and the app: yes", no: "Their microphone and the app: not here" },
    nearSeen: (hour) => `Somebody came in at ${hour}, from the same network as you.`,
    nearThere: "As from their place: the server is on the internet.",
    nearLater: "Nobody has come in with another device yet.",
    nowhere: "This computer is not on any network.",
    here: "This address leads to this computer only.",
    farSeen: (hour) => `Somebody came in at ${hour}, over the internet.`,
    farHome: "This address is only good in your own network.",
    farLater: "Nobody has come in over the internet yet.",
    secureYes: "The address has https: the page records, the screen stays on, Veillée can be installed.",
    secureNo:
      "Browsers want https for that. You can play without it: a clue is recorded with the phone’s own recorder.",
    next: {
      network: ["First of all", "Connect this computer to your Wi-Fi, then look here again."],
      listen: ["First of all", "Start Veillée again without “--host”: then phones can come in."],
      scan_near: [
        "The real test",
        "Scan this code with a phone on the same Wi-Fi. The tick will come by itself.",
      ],
      scan_far: [
        "The real test",
        "Turn off the Wi-Fi of a phone, then scan this code. The tick will come by itself.",
      ],
      outside: [
        "For friends elsewhere",
        "It takes a public address. If you have a server that you log in to by ssh, start Veillée again with this line:",
      ],
      https: ["For microphone and app", "Give the machine a name, and start Veillée again with this line:"],
      invite: ["All is ready", "Just invite them: this code leads them here."],
    },
    hour: (hours, minutes) => `${hours}:${minutes}`,
    scan: "The QR code of this salon",
    command: {
      outside: "veillee serve --through ssh://me@server",
      https: "veillee serve --https games.example.org",
    },
    others: "Without a server: a router, Tailscale, cloudflared. All of it is in docs/reach.md.",
  },
);
