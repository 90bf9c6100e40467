// What is said when the house refuses something: what is wrong, and what can be done. One text per code, in both
// languages; a game has those of its own codes in its folder. A test reads the server's sources and fails for a code
// that has none.

import type { RefusalData, Refusals } from "../games/contract";
import { messages } from "../messages.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly data: RefusalData = {},
  ) {
    super(code);
    this.name = "Refusal";
  }
}

export const houseRefusals = messages(
  {
    already_covered: "C’est déjà masqué.",
    covered_file:
      "Ce qui est masqué change cette partie : son fichier ne peut pas être fait. L’hôte peut le montrer à nouveau.",
    name_covered: "L’hôte a masqué ce nom : choisissez-en un autre.",
    no_such_name: "Personne ne porte plus ce nom.",
    not_covered: "Ce n’est plus masqué.",
    nothing_to_cover: "Il n’y a rien à masquer là.",
    too_many_covers: (d: RefusalData) => `Vous avez déjà masqué ${d.most} choses : montrez-en une à nouveau.`,
    already_asked: "Vous avez déjà demandé une place : retirez d’abord cette demande.",
    call_full: (d: RefusalData) => `On parle déjà à ${d.most} : les appareils n’en supportent pas plus.`,
    device_taken: "Cet appareil parle déjà. Rechargez la page.",
    too_many_listeners: (d: RefusalData) =>
      `On est déjà ${d.most} à écouter : les appareils n’en supportent pas plus.`,
    no_television: "Ce n’est pas un téléviseur.",
    television_not_let_in: "Votre hôte n’a pas laissé ce téléviseur entrer dans l’appel.",
    no_such_voice: "Cette personne n’est plus dans l’appel.",
    voices_off: "Sur ce serveur, on ne se parle pas de vive voix.",
    not_in_call: "Touchez d’abord « Parler ».",
    already_here: "Cet écran est déjà dans un salon. Rechargez la page.",
    already_joined: "Vous êtes déjà dans ce salon.",
    already_playing:
      "Vous avez déjà eu une main dans cette partie : personne n’en voit deux. Vous jouerez la prochaine.",
    bad_draft: "Cet aperçu n’a pas été compris. La partie continue.",
    bad_link: "Ce lien ne convient pas : il doit commencer par https://.",
    bad_message: "Le serveur n’a pas compris ce message. Rechargez la page si cela se répète.",
    bad_move: "Ce coup n’a pas été compris. Rechargez la page, puis recommencez.",
    bad_options: "Ces options ne vont pas ensemble : vérifiez les nombres.",
    bad_order: "Les places ont changé entre-temps. Regardez le cercle, puis recommencez.",
    bad_origin: "Cette adresse n’est pas celle de la maison : ouvrez le salon par son lien.",
    cannot_finish_early: "Ce jeu ne s’arrête pas en chemin : jouez-le jusqu’au bout, ou abandonnez-le.",
    card_already_there: "Cette carte est déjà dans le paquet : écrivez-en une autre.",
    card_in_play: "La partie en cours se joue avec cette carte : attendez qu’elle soit finie.",
    chair_of_a_bot: "Cette place est celle d’un bot : elle joue toujours d’elle-même.",
    chair_taken: "Cette place n’est plus libre : choisissez-en une autre.",
    client_not_built: "La page n’est pas encore construite : lancez make play sur le serveur.",
    clip_broken: "Cet enregistrement ne se lit pas : recommencez-le.",
    clip_kind: "Ce genre de fichier ne convient pas : enregistrez un son ou un petit film.",
    clip_too_big: "Cet enregistrement est trop lourd : 1 Mo au plus. Faites-le plus court.",
    clip_too_large: "Les images de ce film sont trop grandes : filmez-le ici, et elles conviendront.",
    clip_too_long: (d: RefusalData) => `Cet enregistrement est trop long : ${d.most} secondes au plus.`,
    clock_stopped: "Cette horloge est déjà arrêtée.",
    colour_taken: "Cette couleur vient d’être prise : choisissez-en une autre.",
    deck_too_small: (d: RefusalData) =>
      `Ce jeu de cartes est trop petit : il en faut ${d.needed}, il y en a ${d.cards}. Choisissez-en un autre.`,
    game_not_over: "La partie n’est pas finie : vous pourrez la garder à la fin.",
    game_over: "La partie est finie. On peut en commencer une autre.",
    game_running: "Une partie est en cours : attendez sa fin.",
    host_is_here: "L’hôte est là et garde son rôle.",
    host_is_new: (d: RefusalData) =>
      `Vous venez de remplacer l’hôte : faire sortir quelqu’un, fermer ou effacer sera possible dans ${d.minutes} min.`,
    host_only: "C’est à l’hôte de le faire : demandez-lui.",
    host_stays: "L’hôte ne peut pas sortir : confiez d’abord ce rôle à quelqu’un.",
    image_broken: "Cette image ne se lit pas : choisissez-en une autre.",
    image_kind: "Ce genre de fichier ne convient pas : il faut une image fixe (WebP, AVIF ou JPEG).",
    image_metadata:
      "Cette image dit encore où et quand elle a été prise : passez par l’atelier, qui efface tout cela.",
    image_size: (d: RefusalData) =>
      `Cette image n’a pas le format d’une carte : deux sur trois, large de ${d.least} à ${d.most} points.`,
    image_stays: "Une carte garde son image : pour en montrer une autre, faites une nouvelle carte.",
    image_too_big: (d: RefusalData) =>
      `Cette image est trop lourde : ${Math.round(Number(d.most) / 1000)} ko au plus.`,
    key_in_use: "Cette clé sert déjà dans ce salon : rechargez la page, puis recommencez.",
    log_full:
      "Le carnet de ce salon est plein : plus rien ne peut s’y écrire. L’hôte peut ouvrir un autre salon et effacer celui-ci.",
    may_not_speak: "À ce moment du jeu, on garde le silence. Vous pourrez bientôt écrire.",
    name_taken: (d: RefusalData) =>
      `Le nom « ${d.name} » est déjà pris à cette table : ajoutez une lettre ou prenez un surnom.`,
    nobody_to_confirm:
      "Personne d’autre n’a de place dans ce salon pour dire que c’est vous : il faut votre lien personnel.",
    no_such_person: "Cette personne n’est plus dans le salon : choisissez un autre nom.",
    no_such_request: "Cette demande n’est plus là.",
    not_let_in: "L’hôte ne vous a pas fait entrer.",
    not_asked: "Ce n’est pas à vous de répondre à cette demande.",
    no_chair_free: "Toutes les places sont prises. Vous pouvez regarder.",
    no_game: "Aucune partie n’est en cours.",
    not_paused: "La partie a déjà repris.",
    no_late_guests: "On n’entre pas dans cette partie en chemin : vous jouerez la prochaine.",
    not_between_rounds: "Le tour est commencé : votre place vous attend au prochain.",
    pile_too_small:
      "La pioche n’a plus assez de cartes pour une main de plus : vous jouerez la prochaine partie.",
    take_back_your_chair:
      "Vous aviez déjà une place dans cette partie : reprenez-la si elle est libre, ou attendez la prochaine.",
    no_question: "Il n’y a rien à deviner en ce moment : attendez le prochain vote.",
    no_such_choice: "Cette réponse n’est pas parmi celles qu’on peut donner : choisissez-en une autre.",
    not_for_players: "Vous jouez : seules les personnes qui regardent devinent en secret.",
    no_own_cards: "Ce jeu ne permet pas d’écrire ses propres cartes.",
    no_space_for_chat:
      "Le carnet de ce salon est presque plein : la place qui reste est pour les parties. Pour bavarder ou deviner encore, ouvrez un autre salon.",
    no_such_album: "Ce lien ne mène plus à aucun album : il a été repris, ou le salon n’existe plus.",
    no_such_card: "Cette carte n’est plus là.",
    no_such_television:
      "Aucun téléviseur ne montre ces signes : ils changent toutes les dix minutes. Regardez-le encore.",
    no_such_chair: "Cette place n’existe plus : choisissez-en une autre.",
    no_such_clip: "Cet enregistrement n’est plus là.",
    no_such_colour: "Cette couleur n’est pas dans la boîte de ce jeu : choisissez-en une autre.",
    no_such_deck: "Ce jeu de cartes n’est plus là : choisissez-en un autre dans les options.",
    no_such_game: "Ce jeu n’est pas dans la maison : choisissez-en un autre.",
    no_such_kind: "Aucun jeu de la maison ne se joue avec des cartes de cette sorte.",
    no_such_image: "Cette image n’est plus là : apportez-la encore une fois.",
    no_such_line: "Ce message n’est plus là.",
    no_such_moment: "Ce moment n’est plus dans l’album.",
    no_such_salon: "Aucun salon ne porte ce code. Vérifiez les lettres.",
    not_a_bot: "Aucun bot ne joue à cette place.",
    not_a_member: "Vous n’êtes pas encore dans ce salon : donnez votre nom pour entrer.",
    not_awaited: "On n’attend plus cette personne.",
    not_found: "Il n’y a rien à cette adresse.",
    not_in_hand: "Cette carte n’est plus dans votre main : choisissez-en une autre.",
    not_in_this_game: "Cette place ne joue pas dans la partie en cours : elle jouera la prochaine.",
    not_now: "Ce n’est pas le moment : la partie a avancé.",
    not_closed: "Ce salon n’est pas effacé.",
    not_stored: "Le serveur n’a pas pu l’enregistrer. Rien n’est perdu : recommencez dans un instant.",
    not_your_chair: "Cette place n’est pas la vôtre.",
    not_your_line: "Ce message n’est pas le vôtre : la personne qui l’a écrit peut le retirer, ou l’hôte.",
    not_your_moment: "Ce moment n’est pas le vôtre : demandez à la personne qui l’a joué, ou à l’hôte.",
    print_failed: "Ce jeu de cartes n’a pas pu être mis en page. Réessayez dans un moment.",
    deck_empty: "Ce jeu n’a pas encore de carte : il n’y a rien à imprimer.",
    image_missing: "L’image d’une carte manque : retirez cette carte, ou donnez-lui une autre image.",
    image_pixels: "L’image d’une carte est trop grande pour être imprimée.",
    cannot_print: "Ce genre de cartes ne s’imprime pas.",
    package_broken: (d: RefusalData) =>
      d.card === undefined
        ? "Ce fichier n’est pas un jeu de cartes, ou il est abîmé : exportez-le encore une fois."
        : `La carte « ${d.card} » de ce fichier est incomplète : exportez-le encore une fois.`,
    package_kind: "Aucun jeu de la maison ne joue avec les cartes de ce fichier.",
    package_path: (d: RefusalData) =>
      `Ce fichier contient autre chose que des cartes (« ${d.path} ») : exportez-le encore une fois.`,
    package_too_big: "Ce fichier est trop lourd : 200 cartes et 20 Mo au plus.",
    opener_stays: "C’est cette personne qui a ouvert le salon : elle y reste chez elle.",
    part_given: "Votre part du mélange est déjà donnée.",
    player_is_here: "Cette personne est là : elle joue elle-même.",
    removed: "L’hôte vous a fait sortir de ce salon.",
    salon_damaged:
      "Ce salon ne peut plus s’ouvrir : le serveur n’arrive plus à le relire. Une sauvegarde peut le rétablir.",
    salon_full: "Ce salon est plein : vous pouvez en ouvrir un autre.",
    salon_gone: "Ce salon n’existe plus : vous pouvez en ouvrir un autre.",
    salon_locked: "Ce salon n’accueille plus personne : demandez à l’hôte de le rouvrir.",
    say_hello_first: "La page n’est pas encore entrée dans le salon : attendez un instant.",
    seat_moved: "Votre place est sur un autre appareil.",
    screens_do_not_play: "Un téléviseur ne fait que regarder : prenez un téléphone pour jouer ou parler.",
    stale_commitment: "Votre part du mélange est arrivée trop tard : la partie suivante l’attend.",
    name_empty: "Il manque un nom : écrivez-en un.",
    text_empty: "Il manque le texte : écrivez quelques lettres.",
    text_too_long: (d: RefusalData) => `C’est trop long : ${d.most} caractères au plus.`,
    too_fast: "Doucement : attendez quelques secondes, puis recommencez.",
    too_many_asks: "On a demandé trop de places en peu de temps : attendez quelques minutes.",
    too_many_clips: "Ce salon a gardé assez d’enregistrements. Écrivez l’indice, ou jouez-le en direct.",
    too_many_codes: "Trop de codes essayés : attendez une minute.",
    too_many_decks: (d: RefusalData) =>
      `Ce salon a déjà ses ${d.most} jeux de cartes à lui : retirez-en un d’abord.`,
    too_many_images: (d: RefusalData) =>
      `Ce salon a assez d’images : ${d.most} au plus, et ${Math.round(Number(d.most_bytes) / 1e6)} Mo en tout. Déchirez-en une d’abord.`,
    too_many_marks: (d: RefusalData) => `L’album a déjà ses ${d.most} marques : retirez-en une d’abord.`,
    too_many_own_cards: (d: RefusalData) =>
      `Un salon a ${d.most} cartes à lui au plus : déchirez-en d’abord.`,
    too_many_players: (d: RefusalData) =>
      `Il y a trop de monde pour ce jeu, qui se joue à ${d.most} au plus : quelqu’un doit se lever.`,
    too_many_screens: "Trop d’écrans sont ouverts dans ce salon : fermez-en un.",
    too_late: "Ce message est arrivé trop tard : recommencez.",
    try_again: "Le serveur se relève d’un incident : recommencez dans un instant.",
    unknown_act: "Le serveur ne connaît pas cette action. Rechargez la page.",
    unknown_host: "La maison ne répond pas à ce nom : ouvrez-la par son adresse.",
    unknown_key: "Ce lien personnel n’est pas celui de ce salon : donnez votre nom pour entrer.",
    unreachable: "Le serveur ne répond pas. Vérifiez la connexion, puis recommencez.",
    upload_too_slow: (d: RefusalData) =>
      `L’envoi a pris plus de ${d.most} secondes : rapprochez-vous du réseau, puis recommencez.`,
    wait_to_ask: (d: RefusalData) => `Attendez encore ${d.seconds} s avant de redemander une place.`,
    wrong_number_of_players: (d: RefusalData) =>
      `Ce jeu se joue de ${d.least} à ${d.most} personnes : ajoutez ou libérez des places.`,
  },
  {
    already_covered: "That is covered already.",
    covered_file:
      "What is covered changes this game, so its file cannot be made. The host can show it again.",
    name_covered: "The host has covered this name: choose another one.",
    no_such_name: "Nobody has that name any more.",
    not_covered: "That is not covered any more.",
    nothing_to_cover: "There is nothing to cover there.",
    too_many_covers: (d: RefusalData) => `${d.most} things are covered already: show one of them again.`,
    already_asked: "You have asked for a seat already: withdraw that request first.",
    call_full: (d: RefusalData) => `${d.most} people speak already: devices can take no more.`,
    device_taken: "This device speaks already. Reload the page.",
    too_many_listeners: (d: RefusalData) => `${d.most} people listen already: devices can take no more.`,
    no_television: "This is no television.",
    television_not_let_in: "Your host has not let this television into the call.",
    no_such_voice: "This person is not in the call any more.",
    voices_off: "On this server people do not speak aloud.",
    not_in_call: "Touch “Speak” first.",
    already_here: "This screen is already in a salon. Reload the page.",
    already_joined: "You are already in this salon.",
    already_playing: "You have had a hand in this game already: nobody sees two. You will play the next one.",
    bad_draft: "This preview was not understood. The game goes on.",
    bad_link: "This link will not do: it must begin with https://.",
    bad_message: "The server did not understand this message. Reload the page if it happens again.",
    bad_move: "This move was not understood. Reload the page, then try again.",
    bad_options: "These options do not go together: check the numbers.",
    bad_order: "The seats have changed in the meantime. Look at the circle, then try again.",
    bad_origin: "This is not the house’s own address: open the salon through its link.",
    cannot_finish_early: "This game does not stop on the way: play it to its end, or give it up.",
    card_already_there: "This card is in the deck already: write another one.",
    card_in_play: "The game on the table is played with this card: wait until it is over.",
    chair_of_a_bot: "This seat is a bot’s: it always plays by itself.",
    chair_taken: "This seat is no longer free: choose another one.",
    client_not_built: "The page is not built yet: run make play on the server.",
    clip_broken: "This recording cannot be played: please make it again.",
    clip_kind: "This kind of file will not do: record a sound or a short film.",
    clip_too_big: "This recording is too large: at most 1 MB. Make it shorter.",
    clip_too_large: "The pictures of this film are too large. Record it here, and they will fit.",
    clip_too_long: (d: RefusalData) => `This recording is too long: at most ${d.most} seconds.`,
    clock_stopped: "This clock has already stopped.",
    colour_taken: "This colour has just been taken: choose another one.",
    deck_too_small: (d: RefusalData) =>
      `This deck is too small: it takes ${d.needed} cards, and there are ${d.cards}. Choose another one.`,
    game_not_over: "The game is not over: it can be kept at the end.",
    game_over: "The game is over. You can begin another one.",
    game_running: "A game is under way: wait until it ends.",
    host_is_here: "The host is here, and stays the host.",
    host_is_new: (d) =>
      `You have only just taken over from the host: removing people, locking and deleting will be possible in ${d.minutes} min.`,
    host_only: "This is for the host to do: ask them.",
    host_stays: "The host cannot be removed: pass the role on first.",
    image_broken: "This image cannot be read: choose another one.",
    image_kind: "This kind of file will not do: it takes a still image (WebP, AVIF or JPEG).",
    image_metadata:
      "This image still says where and when it was taken: bring it through the workshop, which removes all that.",
    image_size: (d: RefusalData) =>
      `This image does not have the format of a card: two by three, ${d.least} to ${d.most} pixels wide.`,
    image_stays: "A card keeps its image: to show another one, make a new card.",
    image_too_big: (d: RefusalData) =>
      `This image is too large: at most ${Math.round(Number(d.most) / 1000)} kB.`,
    key_in_use: "This key is in use in this salon: reload the page, then try again.",
    may_not_speak: "This is a moment for silence. You can write again soon.",
    log_full:
      "This salon’s notebook is full: nothing more can be written in it. The host can open another salon and erase this one.",
    name_taken: (d: RefusalData) =>
      `The name “${d.name}” is already taken at this table: add a letter or take a nickname.`,
    nobody_to_confirm:
      "Nobody else has a seat in this salon to say that it is you: you need your personal link.",
    no_such_person: "This person is no longer in the salon: choose another name.",
    no_such_request: "This request is no longer there.",
    not_let_in: "The host did not let you in.",
    not_asked: "This request is not for you to answer.",
    no_chair_free: "Every seat is taken. You can watch.",
    no_game: "No game is under way.",
    not_paused: "The game has already resumed.",
    no_late_guests: "Nobody comes into this game on the way: you will play the next one.",
    not_between_rounds: "The round has begun: your seat waits for you in the next one.",
    pile_too_small: "The pile has not enough cards for one more hand: you will play the next game.",
    take_back_your_chair:
      "You have had a seat in this game already: take it back if it is free, or wait for the next game.",
    no_question: "There is nothing to guess now: wait for the next vote.",
    no_such_choice: "This is not one of the answers: choose another one.",
    not_for_players: "You are playing: only those who watch guess in secret.",
    no_own_cards: "You cannot write cards of your own for this game.",
    no_such_album: "This link leads to no album any more: it was taken back, or the salon is gone.",
    no_such_card: "This card is no longer here.",
    no_such_television: "No television shows these signs: they change every ten minutes. Look at it again.",
    no_such_chair: "This seat is gone: choose another one.",
    no_space_for_chat:
      "This salon’s notebook is almost full: what is left is for the games. To chat or guess on, open another salon.",
    no_such_clip: "This recording is no longer here.",
    no_such_colour: "This colour is not in this game’s box: choose another one.",
    no_such_deck: "This deck is no longer here: choose another one in the options.",
    no_such_game: "This game is not in the house: choose another one.",
    no_such_kind: "No game of this house is played with cards of this kind.",
    no_such_image: "This image is no longer here: bring it once more.",
    no_such_line: "This message is no longer here.",
    no_such_moment: "This moment is not in the album any more.",
    no_such_salon: "No salon has this code. Check the letters.",
    not_a_bot: "No bot plays in this seat.",
    not_a_member: "You are not in this salon yet: give your name to come in.",
    not_awaited: "We are no longer waiting for this person.",
    not_found: "There is nothing at this address.",
    not_in_hand: "This card is no longer in your hand: choose another one.",
    not_in_this_game: "This seat is not in this game: it will play the next one.",
    not_now: "This is not the moment: the game has moved on.",
    not_closed: "This salon is not deleted.",
    not_stored: "The server could not save this. Nothing is lost: try again in a moment.",
    not_your_chair: "This seat is not yours.",
    not_your_line: "This message is not yours: whoever wrote it can take it down, or the host.",
    not_your_moment: "This moment is not yours: ask whoever played it, or the host.",
    print_failed: "This deck could not be laid out for printing. Try again in a moment.",
    deck_empty: "This deck has no cards yet: there is nothing to print.",
    image_missing: "The image of a card is missing: tear the card up, or give it another image.",
    image_pixels: "The image of a card is too large to be printed.",
    cannot_print: "Cards of this kind cannot be printed.",
    package_broken: (d: RefusalData) =>
      d.card === undefined
        ? "This file is no deck of cards, or it is damaged: export it once more."
        : `The card “${d.card}” of this file is not complete: export it once more.`,
    package_kind: "No game of this house is played with the cards of this file.",
    package_path: (d: RefusalData) =>
      `This file has something else than cards in it (“${d.path}”): export it once more.`,
    package_too_big: "This file is too large: at most 200 cards and 20 MB.",
    opener_stays: "This person opened the salon, and stays.",
    part_given: "Your part of the shuffle has already been given.",
    player_is_here: "This person is here, and plays for themselves.",
    removed: "The host removed you from this salon.",
    salon_damaged: "This salon cannot be opened: the server can no longer read it. A backup can restore it.",
    salon_full: "This salon is full: you can open another one.",
    salon_gone: "This salon is gone: you can open another one.",
    salon_locked: "This salon is closed to newcomers: ask the host to open it again.",
    say_hello_first: "The page has not entered the salon yet: wait a moment.",
    seat_moved: "Your seat is on another device.",
    screens_do_not_play: "A television only watches: take a phone to play or talk.",
    stale_commitment: "Your part of the shuffle came too late: the next game awaits it.",
    name_empty: "A name is missing: write one.",
    text_empty: "The text is missing: write a few letters.",
    text_too_long: (d: RefusalData) => `That is too long: at most ${d.most} characters.`,
    too_fast: "Not so fast: wait a few seconds, then try again.",
    too_many_asks: "Too many seats were asked for in a short time: wait a few minutes.",
    too_many_clips: "This salon has kept enough recordings. Write the clue, or perform it live.",
    too_many_codes: "Too many codes tried: wait a minute.",
    too_many_decks: (d: RefusalData) =>
      `This salon already has ${d.most} decks of its own: remove one first.`,
    too_many_images: (d: RefusalData) =>
      `This salon has enough images: at most ${d.most}, and ${Math.round(Number(d.most_bytes) / 1e6)} MB in all. Tear one up first.`,
    too_many_marks: (d: RefusalData) => `The album has its ${d.most} marks already: take one back first.`,
    too_many_own_cards: (d: RefusalData) =>
      `A salon has at most ${d.most} cards of its own: tear some up first.`,
    too_many_players: (d: RefusalData) =>
      `There are too many of you for this game, which takes at most ${d.most}: someone has to stand up.`,
    too_many_screens: "Too many screens are open in this salon: close one.",
    too_late: "This message came too late: please do it again.",
    try_again: "The server is recovering from a mishap: try again in a moment.",
    unknown_act: "The server does not know this action. Reload the page.",
    unknown_host: "The house does not answer to this name: open it at its own address.",
    unknown_key: "This personal link does not belong to this salon: give your name to come in.",
    unreachable: "The server does not answer. Check the connection, then try again.",
    upload_too_slow: (d: RefusalData) =>
      `Sending took longer than ${d.most} seconds: move closer to the network, then try again.`,
    wait_to_ask: (d: RefusalData) => `Wait another ${d.seconds} s before you ask for a seat again.`,
    wrong_number_of_players: (d: RefusalData) =>
      `This game is for ${d.least} to ${d.most} players: add or free some seats.`,
  },
);

const unknown = messages(
  { text: (code: string) => `Cela n’a pas été accepté (${code}).` },
  { text: (code: string) => `This was not accepted (${code}).` },
);

const someone = messages({ name: "quelqu’un d’autre" }, { name: "someone else" });

/** The sentence for a refusal. `own`: the texts of the game on the table; `nameOf` puts a name to a seat. */
export function refusalText(
  { code, data }: { code: string; data: RefusalData },
  own: Refusals = {},
  nameOf: (seat: number) => string | undefined = () => undefined,
): string {
  const texts = [own, houseRefusals as Refusals].find((some) => Object.hasOwn(some, code));
  const text = texts?.[code];
  if (text === undefined) return unknown.text(code);
  if (typeof text === "string") return text;
  const who = (typeof data.seat === "number" ? nameOf(data.seat) : undefined) ?? someone.name;
  return text({ ...data, who });
}
