import { guests, rooms } from './counts.ts';
import type { StageWords } from '../pt/guest-page.ts';

export const PAGE_TITLE = 'Votre réservation';

const named = (text: string, name: string | null) =>
  name === null ? `${text}.` : `${text}, ${name}.`;

const stage = (words: StageWords) => words;

export const STAGES = {
  'in-review': stage({
    label: 'En cours',
    title: (name) => named('Nous avons reçu votre demande', name),
    text: () =>
      'Vous n’avez rien à faire. Notre équipe vous répondra par e-mail, et cette page suit votre demande.',
  }),
  'awaiting-payment': stage({
    label: 'Paiement attendu',
    title: (name) => named('Il ne manque que le paiement', name),
    text: (_, count) =>
      `Nous vous gardons ${count === 1 ? 'la chambre' : 'les chambres'} et confirmerons la réservation dès réception du paiement.`,
  }),
  'payment-pending': stage({
    label: 'Paiement attendu',
    title: (name) => named('Nous attendons votre paiement', name),
    text: (_, count) =>
      `Nous vous gardons ${count === 1 ? 'la chambre' : 'les chambres'} et confirmerons la réservation dès que nous l’aurons reçu.`,
  }),
  paid: stage({
    label: 'Paiement reçu, confirmation attendue',
    title: (name) => named('Nous avons reçu votre paiement', name),
    text: () => 'Il ne manque que notre confirmation, qui suivra par e-mail.',
  }),
  confirmed: stage({
    label: 'Confirmée',
    title: (name, day) => named(`Rendez-vous le ${day}`, name),
    text: (day) =>
      `Votre réservation est confirmée. Nous vous attendons ${day}, à partir de 14\u00a0h.`,
  }),
  'in-house': stage({
    label: 'Vous êtes chez nous',
    title: (name) => named('Vous êtes ici chez vous', name),
    text: () => 'La réception est ouverte 24\u00a0h/24. Le départ se fait jusqu’à 11\u00a0h.',
  }),
  over: stage({
    label: 'À bientôt',
    title: (name) => named('À bientôt', name),
    text: () => 'Merci d’avoir séjourné chez nous.',
  }),
  unsettled: stage({
    label: 'Non confirmée',
    title: (name) => named('Appelez-nous', name),
    text: () =>
      'Le jour d’arrivée est passé et votre demande n’est toujours pas confirmée. Appelez-nous, nous vous dirons où elle en est.',
  }),
  cancelled: stage({
    label: 'Annulée',
    title: (name) => named('Votre réservation a été annulée', name),
    text: (_, count) =>
      `${count === 1 ? 'La chambre ne vous est plus réservée' : 'Les chambres ne vous sont plus réservées'}. Si vous souhaitez venir une autre fois, ce sera avec plaisir.`,
  }),
  lapsed: stage({
    label: 'Expirée',
    title: () => 'Votre demande a expiré. Rien ne vous a été débité.',
    text: (_, count) =>
      count === 1
        ? 'La chambre est de nouveau libre. Si vous la souhaitez toujours, refaites une demande ou appelez-nous.'
        : 'Les chambres sont de nouveau libres. Si vous les souhaitez toujours, refaites une demande ou appelez-nous.',
  }),
};

export const REQUEST = 'Demande';
export const BOOKING = 'Réservation';
export const GROUP = 'Groupe';
export const FREE_DATES = 'Voir les dates libres';

export const STEPS = {
  legend: 'Suivi de la demande',
  received: 'Reçue',
  inReview: 'En cours',
  payment: 'Paiement',
  confirmed: 'Confirmée',
  byMail: 'nous vous écrivons',
  soon: 'dès que possible',
  until: (moment: string) => `d’ici ${moment}`,
  afterPayment: 'après le paiement',
};

/** 'dim. 22 nov., 15:20'. */
export const dayAndClock = (day: string, clock: string) => `${day}, ${clock}`;

const NUMBERS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** 'la chambre', 'les trois chambres', 'les 11 chambres'. */
const theRooms = (count: number) =>
  count === 1 ? 'la chambre' : `les ${NUMBERS[count - 2] ?? count} chambres`;

export const PROMISES = {
  answer: 'Nous vous répondrons d’ici ',
  hold: (count: number, moment: string) =>
    `Nous vous gardons ${theRooms(count)} jusqu’au ${moment}, heure du Portugal.`,
  soon: 'Nous vous répondrons dès que possible.',
  payOnArrival: 'Vous réglez à l’arrivée.',
  restDue: (sum: string) => `Il reste ${sum} à régler à l’arrivée.`,
  allPaid: 'Tout est réglé.',
  confirmEmail: (moment: string) =>
    `Confirmez votre adresse e-mail d’ici ${moment}, heure du Portugal\u202f: le lien est dans l’e-mail que nous vous avons envoyé. Passé ce délai, la demande expire.`,
  way: 'Sortez de la gare, traversez la rue et vous y êtes\u202f: ',
  street: (street: string, metres: number) => `${street}, à ${metres}\u00a0m`,
};

export const TICKET = {
  title: 'Votre séjour',
  checkIn: 'Arrivée',
  checkInHours: 'dès 14\u00a0h',
  checkOut: 'Départ',
  checkOutHours: 'jusqu’à\u00a011\u00a0h',
  nights: 'Nuits',
  guests: 'Voyageurs',
  guestsInRooms: (guestCount: number, roomCount: number) =>
    `${guestCount}, dans ${rooms(roomCount)}`,
  total: 'Total, TVA comprise',
  paid: 'Déjà réglé',
  due: 'Reste à régler',
  noBill: 'Ne vaut pas facture.',
  perPersonAndNight: 'Par personne et par nuit',
  perPersonOnAverage: 'Par personne et par nuit, en moyenne',
  calendar: 'Ajouter au calendrier',
  print: 'Imprimer',
};

export const NEXT_STEPS_TITLE = 'Et maintenant\u202f?';
export const NEXT_STEPS = [
  'La réception vérifie que tout est en ordre et vous répond par e-mail. En cas de doute, elle vous appelle.',
  'Le paiement intégral ou un acompte peut être demandé à la confirmation. Pour l’instant, vous ne payez rien.',
  'Une fois la réservation confirmée, vous trouverez ici comment venir. Votre heure d’arrivée, vous pouvez l’indiquer dès maintenant.',
];

export const DIRECTIONS = {
  title: 'Comment venir',
  openMap: 'Voir la carte',
  inService: (service: string) => `dans ${service}`,
  copyAddress: 'Copier l’adresse',
  byTrain: 'En train',
  fromAirport: 'Bus ou train jusqu’à la gare, puis 50\u00a0m à pied.',
};

export const roomsTitle = (count: number) => (count === 1 ? 'Votre chambre' : 'Vos chambres');
export const room = (number: string) => `Chambre ${number}`;
/** Of a stay that reception changed: the day of the last change, and what was otherwise. */
export const changed = (day: string, was: string) => `Modifiée le ${day}. Avant\u202f: ${was}.`;
export const sleepsHere = (count: number) =>
  count === 1 ? 'Pour 1 personne' : `Pour ${count} personnes`;

export const ARRIVAL = {
  title: 'À quelle heure arrivez-vous\u202f?',
  question: 'Connaissez-vous votre heure d’arrivée\u202f?',
  hour: (day: string) => `Heure d’arrivée, ${day}`,
  unknown: 'Je ne sais pas encore',
  afterMidnight: 'Après minuit',
  wish: 'Un mot pour la réception',
  example: 'Par exemple\u202f: un lit bébé, un lit du bas, des vélos.',
  note: 'La réception voit l’heure et le message le jour de votre arrivée. Vous pouvez les modifier jusque-là.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: (time: string) => `Enregistré à ${time}.`,
  failed: 'L’enregistrement a échoué. Réessayez ou appelez-nous.',
  tooLong: 'Le message ne peut pas dépasser 300 caractères.',
};

export const GOOD_TO_KNOW = {
  title: 'Bon à savoir',
  checkIn: 'Arrivée',
  checkInHours: 'de 14\u00a0h à minuit',
  checkInNote:
    'La réception est ouverte 24\u00a0h/24. Vous arrivez après minuit\u202f? Prévenez-nous.',
  checkOut: 'Départ',
  checkOutHours: 'jusqu’à 11\u00a0h',
  checkOutNote: 'Vous pouvez nous laisser vos bagages ce jour-là jusqu’à 18\u00a0h.',
  breakfast: 'Petit-déjeuner',
  breakfastHours: 'de 7\u00a0h à 10\u00a0h',
  breakfastNote: 'Compris pour tous.',
  payment: 'Paiement',
  paymentOf: (sum: string) => `Paiement de ${sum}`,
  paymentWhen: 'à l’arrivée',
  paymentBefore: 'avant la confirmation',
  paymentNote: 'Espèces, carte (Visa, Mastercard) ou virement avec justificatif.',
  freeCancellation: 'Annulation gratuite',
  cancelUntil: (day: string, clock: string) => `jusqu’au ${day} à ${clock}`,
  lateCancellation: (sum: string | null) =>
    `Ensuite, la première nuit est facturée${sum === null ? '' : `\u202f: ${sum}`}.`,
};

export const KEEP_LINK = {
  title: 'Garder cette page',
  text: 'Seule une personne qui a le lien peut l’ouvrir. Il figure aussi dans chacun de nos e-mails.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
};

export const TALK_TO_US = {
  title: 'Nous joindre',
  hours: '24\u00a0h/24. Indiquez le numéro',
  message: 'Envoyer un message',
  about: (reference: string) => `Au sujet de la réservation ${reference}\u202f: `,
};

export const BAR = {
  checkInHours: 'à partir de 14\u00a0h',
  answerUntil: 'Réponse d’ici',
  reception: 'Réception',
  open: 'ouverte 24\u00a0h/24',
  call: 'Appeler',
  pay: 'Payer',
};

const paidBack = (sum: string) =>
  `Vous avez déjà payé ${sum}\u202f: nous vous contacterons pour vous rembourser.`;

export const CHANGE_OF_PLANS = {
  title: 'Un imprévu\u202f?',
  withdraw: 'Retirer la demande',
  cancel: 'Annuler la réservation',
  mayWithdraw: (moment: string) =>
    `Vous pouvez retirer la demande ici, sans frais, jusqu’au ${moment}. Pour changer de dates ou de chambres, contactez-nous.`,
  mayCancel: (moment: string) =>
    `Vous pouvez annuler ici, sans frais, jusqu’au ${moment}. Pour changer de dates ou de chambres, contactez-nous.`,
  tooLate: (moment: string) => `L’annulation gratuite a pris fin le ${moment}. Appelez-nous.`,
  withdraws: (count: number, days: string) =>
    `Vous retirez la demande pour ${theRooms(count)}, ${days}.`,
  cancels: (count: number, days: string) => `Vous annulez ${theRooms(count)}, ${days}.`,
  paidBack: (sum: string) => `. ${paidBack(sum)}`,
  done: 'Réservation annulée. Rien ne vous a été débité.',
  donePaid: (sum: string) => `Réservation annulée. ${paidBack(sum)}`,
  failed: 'L’annulation a échoué. Réessayez ou appelez-nous.',
};

export const PAPER = {
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  nights: 'Nuits',
  guests: 'Voyageurs',
};

export const EVENT = {
  unconfirmed: (house: string) => `${house} (à confirmer)`,
  booking: (numbers: string) => `Réservation ${numbers}`,
  room: (number: string, name: string, guestCount: number) =>
    `Chambre ${number}, ${name}\u202f: ${guests(guestCount)}`,
  total: (sum: string) => `Total\u202f: ${sum}`,
  hours: 'Arrivée de 14\u00a0h à minuit. Départ jusqu’à 11\u00a0h.',
  reception: (phone: string) => `Réception\u202f: ${phone}`,
  fileName: (reference: string) => `reservation-${reference}.ics`,
};

export const LOADING = {
  waiting: 'Ouverture de votre réservation…',
  failed: 'Nous ne parvenons pas à ouvrir votre réservation pour le moment.',
  retry: 'Réessayer',
};

/** What a link says that opens no request (TRACK-06). */
export const UNKNOWN_TITLE = 'Ce lien n’ouvre aucune réservation';
export const UNKNOWN_WHY = 'Il est peut-être incomplet, ancien ou déjà remplacé par un nouveau.';
export const UNKNOWN_ADVICE =
  'Copiez-le en entier depuis le dernier e-mail que vous avez reçu de nous et réessayez. Si vous ne le trouvez pas, la réception vous en enverra un autre à l’adresse e-mail de la réservation.';
export const UNKNOWN_MESSAGE = 'Envoyer un message';
export const UNKNOWN_HOME = 'Retour à l’accueil';
