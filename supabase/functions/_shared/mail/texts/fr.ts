import { CALL_PRICE, LODGING_NUMBER, TAX_NUMBER } from '../../../../../src/messages/fr/house.ts';
import type { GuestTexts, MomentWords } from './mail-texts.ts';
import { capital, counter, named } from './words.ts';

// French has a narrow no-break space (\u202f) before : ; ? and !

const count = counter('fr-FR');
const WORDS = ['', 'la chambre', 'les deux chambres', 'les trois chambres', 'les quatre chambres'];
const theRooms = (rooms: number) => WORDS[rooms] ?? `les ${rooms} chambres`;
/** 'lundi 23 novembre à 15:20' */
const at = ({ day, time }: MomentWords) => `${day} à ${time}`;

/** French, formal ('vous'). */
export const fr: GuestTexts = {
  gap: '\u202f',
  subjects: {
    received: (number) => `Nous avons reçu votre demande de réservation ${number}`,
    confirmed: (stay) => `Votre réservation est confirmée\u202f: ${stay}`,
    payment: (number) => `Il ne manque que le paiement de votre réservation ${number}`,
    changed: (stay) => `Votre séjour a changé\u202f: ${stay}`,
    cancelled: (number) => `Votre réservation ${number} a été annulée`,
    lapsed: (number) => `Votre demande ${number} a expiré`,
    arrival: (weekday) => `À ${weekday}\u202f! Comment venir et à quelle heure`,
    verify: 'Confirmez votre adresse e-mail pour envoyer la demande',
  },
  previews: {
    received: (answer) =>
      answer === null
        ? 'Nous vous répondrons dès que possible.'
        : `Nous vous répondrons d’ici ${at(answer)}.`,
    confirmed: (day) => `Nous vous attendons ${day}, à partir de 14\u00a0h.`,
    payment: 'Comment payer, et ce qui se passe ensuite.',
    changed: 'Ce qui a changé\u202f: avant et désormais.',
    cancelled: 'Ce qui est annulé, et comment nous joindre.',
    lapsed: 'Ce qui a expiré, et comment nous joindre.',
    arrival: (street) => `Arrivée de 14\u00a0h à minuit, ${street}.`,
    verify: 'Un clic, et votre demande peut partir.',
  },
  titles: {
    received: (name) => named('Nous avons reçu votre demande', name),
    confirmed: (name, day) => named(`Rendez-vous le ${day}`, name),
    payment: (name) => named('Il ne manque que le paiement', name),
    changed: (name) => named('Nous avons modifié votre séjour', name),
    cancelled: (name) => named('Votre réservation a été annulée', name),
    lapsed: (name) => named('Votre demande a expiré', name),
    arrival: (name, weekday) => `${named(`À ${weekday}`, name)}\u202f!`,
    verify: () => 'Confirmez votre adresse e-mail',
  },
  intros: {
    answer: (until) => [
      'Nous vous répondrons d’ici ',
      { strong: at(until) },
      ' (heure du Portugal).',
    ],
    answerSoon: 'Nous vous répondrons dès que possible.',
    nothingToDo: 'D’ici là, vous n’avez rien à faire et rien à payer.',
    heldUntilThen: (rooms) =>
      `En attendant, nous vous gardons ${theRooms(rooms)}\u202f: vous n’avez rien à faire et rien à payer.`,
    held: (rooms, until) => [
      `Nous vous gardons ${theRooms(rooms)} jusqu’au `,
      { strong: at(until) },
      '. Pour l’instant, vous n’avez rien à faire et rien à payer.',
    ],
    confirmed: (day) => [
      `Votre réservation est confirmée. Nous vous attendons ${day}, à partir de 14\u00a0h.`,
    ],
    payment: (rooms) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'vous est réservée' : 'vous sont réservées'}. Nous confirmerons la réservation dès réception du paiement.`,
    ],
    changed: [
      'Voici votre séjour tel qu’il est désormais. Si vous ne vous attendiez pas à ce changement, ou s’il ne vous convient pas, répondez à cet e-mail ou appelez-nous.',
    ],
    cancelled: {
      byGuest:
        'Nous avons annulé la réservation, comme vous l’avez demandé. Rien ne vous a été débité.',
      lapsed:
        'La demande a expiré avant que nous ayons pu vous répondre. Rien ne vous a été débité. Nous en sommes désolés\u202f: appelez-nous, et nous verrons ce qui reste libre.',
      unconfirmed:
        'La demande a expiré, car l’adresse e-mail n’a pas été confirmée à temps. Rien ne vous a été débité. Si vous souhaitez toujours venir, refaites votre demande ou appelez-nous.',
      unpaid:
        'Le paiement ne nous est pas parvenu à temps, et la réservation ci-dessous a donc été annulée. Rien ne vous a été débité. Si vous souhaitez toujours venir, répondez à cet e-mail ou appelez-nous.',
      expired:
        'La demande ci-dessous a expiré. Répondez à cet e-mail ou appelez-nous, et nous verrons ce qui reste libre.',
      other:
        'La réservation ci-dessous a été annulée. Si vous ne savez pas pourquoi, répondez à cet e-mail ou appelez-nous.',
    },
    arrival: ['C’est pour bientôt. Voici tout ce qu’il vous faut pour le voyage, au même endroit.'],
    verify: [
      'Pour les dates que vous avez choisies, beaucoup de demandes attendent déjà une réponse. Confirmez que cette adresse e-mail est bien la vôtre, puis revenez à la page de votre demande pour l’envoyer.',
    ],
  },
  deposit: {
    subject: (number) => `Il ne manque que l’acompte de votre réservation ${number}`,
    preview: (sum) => `Comment payer ${sum}, et jusqu’à quand.`,
    title: (name) => named('Il ne manque que l’acompte', name),
    intro: (rooms, sum, until, rest) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'vous est réservée' : 'vous sont réservées'}. Merci de payer `,
      { strong: sum },
      ' d’ici ',
      { strong: at(until) },
      ` (heure du Portugal).${rest === null ? '' : ` Le reste, ${rest}, se règle à l’arrivée.`}`,
    ],
    step: 'acompte attendu',
    pay: (sum) => `Payer ${sum}`,
    methods: { card: 'carte', mb_way: 'MB WAY', multibanco: 'Multibanco' },
    where: (methods, link) => [
      `${capital(methods)}, sur la page du service de paiement. Le bouton ouvre la `,
      { text: 'page de votre réservation', href: link },
      '\u202f; c’est là que l’on paie. Vous préférez un virement\u202f? Répondez à cet e-mail.',
    ],
    lapses: (rooms) =>
      `Sans acompte à cette heure, la demande expire, sans frais pour vous, et ${rooms === 1 ? 'la chambre redevient libre' : 'les chambres redeviennent libres'}.`,
    safety: 'Nous ne demandons jamais de numéro de carte par e-mail. Ne vaut pas facture.',
    rehearsal: 'Essai\u202f: aucun argent ne circule.',
  },
  receipt: {
    subject: (sum, number) => `Nous avons reçu ${sum}\u202f: réservation ${number}`,
    preview: 'Ce qui est arrivé, et ce qui reste.',
    title: (sum, name) => named(`Nous avons reçu ${sum}`, name),
    confirmed: 'Merci. Votre réservation est confirmée.',
    toConfirm: 'Merci. Il ne manque que notre confirmation, qui suivra par e-mail.',
    cancelled: 'Le séjour est annulé\u202f: nous vous contacterons au sujet de ce montant.',
    labels: { amount: 'Reçu', at: 'Quand', method: 'Comment', rest: 'Reste pour l’arrivée' },
    nothingLeft: 'Il ne reste rien à régler.',
    noBill: 'Ne vaut pas facture\u202f: la maison vous l’envoie ensuite.',
  },
  noBill: 'Ne vaut pas facture.',
  change: {
    before: 'Avant',
    now: 'Désormais',
    calendarAgain:
      'Vous aviez enregistré le séjour dans votre calendrier\u202f? Enregistrez-le à nouveau\u202f: l’ancienne entrée ne change pas d’elle-même.',
  },
  doNotPay:
    'Ne payez pas la référence Multibanco que vous avez reçue\u202f: le séjour est annulé. Si vous l’avez déjà payée, nous vous écrivons dès que l’argent arrive et voyons cela avec vous.',
  confirmSoon: (until) => [
    'Confirmez votre adresse e-mail d’ici ',
    { strong: at(until) },
    ' (heure du Portugal)\u202f: passé ce délai, la demande expire.',
  ],
  request: 'Demande',
  booking: 'Réservation',
  steps: { received: 'Reçue', inReview: 'En cours', confirmed: 'Confirmée' },
  stepDetails: {
    until: (moment) => `d’ici ${moment}`,
    soon: 'dès que possible',
    byMail: 'nous vous écrivons',
    awaitsPayment: 'paiement attendu',
    afterPayment: 'après le paiement',
  },
  buttons: {
    request: 'Voir ma demande',
    booking: 'Voir ma réservation',
    confirm: 'Confirmer et voir ma demande',
    arrivalTime: 'Indiquer mon heure d’arrivée',
    register: 'Remplir les données',
    calendar: 'Ajouter au calendrier',
    verify: 'Confirmer mon adresse e-mail',
    bookAgain: 'Voir les chambres libres',
  },
  register: {
    title: 'Avant votre arrivée',
    text: 'La loi demande quelques données sur chaque voyageur. Donnez-nous dès maintenant les vôtres et celles des personnes qui vous accompagnent, environ une minute chacune, et à la réception vous ne ferez que prendre la clé.',
  },
  linkNote:
    'Ce lien est privé\u202f: il vous permet aussi d’indiquer votre heure d’arrivée ou de retirer la demande.',
  arriveLate:
    'Vous arrivez après minuit\u202f? Prévenez-nous, s’il vous plaît\u202f: la réception est ouverte 24\u00a0h/24 et vous attend.',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  checkInHours: (weekday) => `${weekday}, de 14\u00a0h à minuit`,
  checkOutHours: (weekday) => `${weekday}, jusqu’à 11\u00a0h`,
  checkInFull: (day) => `${day}, de 14\u00a0h à minuit`,
  checkOutFull: (day) => `${day}, jusqu’à 11\u00a0h`,
  nights: (number) => count(number, 'nuit', 'nuits'),
  guests: (number) => count(number, 'voyageur', 'voyageurs'),
  rooms: (number) => count(number, 'chambre', 'chambres'),
  room: (number) => `Chambre ${number}`,
  sleepsHere: (number) => `Pour ${count(number, 'personne', 'personnes')}`,
  included: 'Petit-déjeuner et Wi-Fi compris.',
  total: 'Total, TVA comprise',
  toPay: 'À régler à l’arrivée',
  paid: 'Déjà réglé',
  perPersonAndNight: 'Par personne et par nuit',
  perPersonOnAverage: 'Par personne et par nuit, en moyenne',
  touristTax: 'Taxe de séjour, réglée sur place (non comprise dans le total)',
  upTo: (sum) => `jusqu’à ${sum}`,
  transfer: {
    title: 'Par virement',
    howToPay: 'Comment payer',
    amount: 'Montant',
    iban: 'IBAN',
    holder: 'Titulaire',
    reference: 'Motif',
    proof:
      'Merci de répondre à cet e-mail en joignant le justificatif. Vous préférez payer par carte ou en espèces\u202f? Appelez-nous, et nous en conviendrons.',
    call: 'Vous pouvez payer par virement, par carte ou en espèces\u202f: répondez à cet e-mail ou appelez-nous, et nous en conviendrons.',
    safety: 'Nous ne demandons jamais de numéro de carte par e-mail.',
  },
  mayWithdraw: (until) => [
    'Le paiement intégral ou un acompte peut être demandé à la confirmation. Vous pouvez retirer la demande sans frais jusqu’au ',
    { strong: at(until) },
    ' (heure du Portugal).',
  ],
  mayCancel: (until, firstNight) => [
    'Vous pouvez annuler sans frais jusqu’au ',
    { strong: at(until) },
    ` (heure du Portugal). Ensuite, la première nuit est facturée${firstNight === null ? '' : `\u202f: ${firstNight}`}.`,
  ],
  paymentNote: 'Le paiement intégral ou un acompte peut être demandé à la confirmation.',
  facts: {
    arrival: 'Arrivée',
    arrivalHours: 'de 14\u00a0h à minuit',
    address: 'Adresse',
    nearStation: ', à 50\u00a0m de la gare',
    openMap: 'Voir la carte',
    rooms: (rooms) => (rooms === 1 ? 'Chambre' : 'Chambres'),
    toPay: 'À régler',
    means: ', en espèces, par carte ou par virement',
    nothingToPay: 'Tout est réglé.',
    breakfast: 'Petit-déjeuner',
    breakfastHours: 'de 7\u00a0h à 10\u00a0h, compris',
    departure: 'Départ',
    departureHours: 'jusqu’à 11\u00a0h, bagagerie jusqu’à 18\u00a0h',
  },
  directions: {
    title: 'Comment venir',
    ways: [
      [
        { strong: 'En train.' },
        ' Sortez de la gare, traversez la rue et vous y êtes\u202f: 50\u00a0m.',
      ],
      [{ strong: 'De l’aéroport.' }, ' 69\u00a0km, en bus ou en train jusqu’à la gare.'],
      [
        { strong: 'En voiture.' },
        ' La maison n’a pas de parking\u202f; vous trouverez du stationnement public à proximité.',
      ],
    ],
  },
  unforeseen: (until, link) => [
    'Un imprévu\u202f? Vous pouvez annuler sans frais jusqu’au ',
    { strong: at(until) },
    ' (heure du Portugal), ',
    { text: 'sur votre page', href: link },
    '.',
  ],
  footer: {
    address: (street) => `${street}, Algarve, Portugal, à 50\u00a0m de la gare`,
    callPrice: CALL_PRICE,
    hours: ', 24\u00a0h/24, aussi en français',
    taxNumber: TAX_NUMBER,
    lodgingNumber: LODGING_NUMBER,
  },
  why: {
    request:
      'Vous recevez cet e-mail parce qu’une demande de réservation a été faite avec cette adresse. Vous pouvez y répondre\u202f: nous lisons tout. Si cette demande n’est pas de vous, dites-le-nous et nous effacerons les données.',
    booking: (number) =>
      `Vous recevez cet e-mail au sujet de votre réservation ${number}. Vous pouvez y répondre\u202f: nous lisons tout.`,
    verify:
      'Vous recevez cet e-mail parce que quelqu’un a voulu faire une demande de réservation avec cette adresse. Si ce n’est pas vous, ignorez-le\u202f: il ne se passera rien.',
  },
};
