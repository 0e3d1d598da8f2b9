export const BASIS = {
  first_night: 'Acompte, première nuit',
  other: 'Acompte',
};
export const shareOf = (share: number) => `Acompte, ${share}\u00a0%`;
export const REHEARSAL = 'Essai';

export const UNTIL = { before: 'Jusqu’au ', after: ', heure du Portugal.' };
export const LAPSES = 'Passé ce délai, la demande expire, sans frais pour vous.';

export const SUMS = {
  total: 'Total du séjour',
  paid: 'Déjà réglé en ligne',
  rest: 'Reste pour l’arrivée',
};

export const pay = (sum: string) => `Payer ${sum}`;
export const OPENING = 'Ouverture...';
export const METHODS_LEGEND = 'Moyens de paiement';
export const METHODS = {
  card: 'Carte',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  other: 'Autres',
};
export const NOTE =
  'Ouvre la page du service de paiement. Vous n’écrivez jamais de numéro de carte ici. Ne vaut pas facture\u202f: la maison vous l’envoie ensuite.';

export const PENDING = {
  multibanco: {
    first: 'En attente de Multibanco.',
    rest: 'L’entité et la référence sont dans votre e-mail. Cela peut prendre un jour à nous parvenir\u202f; ne payez pas une seconde fois.',
  },
  off: {
    first: 'Ne payez pas la référence Multibanco.',
    rest: 'Le séjour est annulé. Si vous l’avez déjà payée, nous vous écrivons dès que l’argent arrive et voyons cela avec vous.',
  },
  other: {
    first: 'En attente du paiement.',
    rest: 'Cela peut prendre un jour à nous parvenir\u202f; ne payez pas une seconde fois.',
  },
  until: (moment: string) => `La référence est valable jusqu’au ${moment}.`,
};

export const atClock = (day: string, clock: string) => `${day} à ${clock}`;

export const RECEIVED = {
  first: (sum: string, moment: string | null) =>
    `Nous avons reçu ${sum}${moment === null ? '' : ` le ${moment}`}.`,
  rest: (sum: string) => `Il reste ${sum} à régler à l’arrivée.`,
  all: 'Il ne reste rien à régler.',
  cancelled: 'Le séjour est annulé\u202f: nous vous contacterons au sujet de ce montant.',
  noBill: 'Ne vaut pas facture.',
  refunded: (sum: string) => `Nous vous avons remboursé ${sum}.`,
};

export const FAILED = {
  first: 'Le paiement n’a pas abouti.',
  rest: 'Rien ne vous a été débité.',
  again: 'Réessayer',
};

export const EXPIRED = {
  first: (moment: string) => `Le délai a pris fin le ${moment}.`,
  rest: 'Vous voulez toujours venir\u202f? Appelez-nous\u202f: ',
};

export const SETTLED = 'Il n’y a rien à régler avant votre arrivée.';

export const UNAVAILABLE = {
  first: 'Le paiement en ligne n’est pas possible pour le moment.',
  call: 'Appelez-nous, et nous en conviendrons\u202f: ',
  transfer: 'Vous pouvez payer par virement, avec les données ci-dessous, ou nous appeler\u202f: ',
};

export const RETURNED = {
  confirming: {
    first: 'Nous confirmons le paiement.',
    rest: 'Cela ne prend en général que quelques secondes. Vous pouvez fermer cette page\u202f: nous vous préviendrons par e-mail.',
  },
  later: {
    first: 'Pas encore de confirmation.',
    rest: 'Nous vous préviendrons par e-mail. Ne payez à nouveau que si vous n’êtes pas allé au bout.',
  },
  back: {
    first: 'Rien n’a été payé.',
    rest: 'Vous pouvez payer quand vous voulez, avant la fin du délai.',
  },
  openMail: 'Le lien dans notre e-mail ouvre votre réservation et montre où elle en est.',
};

export const FAILURES = {
  offline: 'Pas de connexion. Rien ne vous a été débité\u202f: réessayez.',
  tooOften: 'Il y a eu beaucoup de tentatives. Attendez quelques minutes et réessayez.',
  noService:
    'Le service de paiement n’a pas répondu. Rien ne vous a été débité\u202f: réessayez dans un instant ou appelez-nous.',
};

export const HOW_TO_PAY = {
  copyIban: 'Copier l’IBAN',
  title: 'Comment payer',
  amount: 'Montant',
  iban: 'IBAN',
  holder: 'Titulaire',
  reference: 'Motif',
  proof:
    'Envoyez-nous le justificatif en réponse à notre e-mail ou par message. Vous préférez payer par carte ou en espèces\u202f? Appelez-nous, et nous en conviendrons.',
  call: 'Vous pouvez payer par virement, par carte ou en espèces\u202f: appelez-nous ou écrivez-nous, et nous en conviendrons.',
};
