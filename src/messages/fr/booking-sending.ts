export const GENERIC_FAILURE = 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.';
export const refused = (why: string) => `Votre demande n’a pas été envoyée. ${why}`;
export const NOTHING_LOST = 'Rien n’est perdu\u202f: le formulaire reste rempli.';
export const NOT_TWICE =
  'Si la demande est quand même arrivée, elle ne sera pas comptée deux fois.';
export const ONLY_ROOMS = 'Il vous suffit de choisir à nouveau les chambres.';
export const NEW_PRICES =
  'Les prix de cette page sont déjà à jour\u202f: vérifiez le nouveau total et envoyez la demande.';
export const alreadyHas = (bookingNumber: string) =>
  `Votre réservation ${bookingNumber} comprend déjà l’une de ces chambres aux mêmes dates. Choisissez d’autres chambres ou parlez-nous.`;
export const CHOOSE_OTHER_ROOMS = 'Choisir d’autres chambres';
export const CHANGE_DATES = 'Modifier les dates';

export const CONFIRM_EMAIL = 'Confirmer mon adresse e-mail';
export const SENDING = 'Envoi en cours…';
export const linkSent = (email: string) =>
  `Nous avons envoyé un lien à ${email}. Ouvrez-le, revenez à cette page et cliquez à nouveau sur «\u00a0Envoyer la demande\u00a0».`;
export const LINK_FAILED = 'Le lien n’a pas pu être envoyé. Réessayez ou appelez-nous.';

export const PAUSED = 'Nous ne prenons pas de demandes en ligne pour le moment';
export const PAUSED_TEXT =
  'Vous pouvez toujours demander une chambre par téléphone, à toute heure. Vous pouvez aussi nous écrire.';
export const SEND_MESSAGE = 'Envoyer un message';

export const RECEIVED = 'Demande reçue';
export const SENT = 'Votre demande de réservation est envoyée\u202f!';
export const SENT_TEXT =
  'Votre demande est en attente. Notre équipe l’étudie, vous envoie une confirmation par e-mail et prend contact avec vous.';
export const BOOKING_NUMBER = 'Numéro de réservation';
export const COPY_NUMBER = 'Copier le numéro';
export const GROUP_REFERENCE = 'Référence du groupe';
export const COPY_REFERENCE = 'Copier la référence';
export const NUMBER_UNKNOWN = 'à demander à la réception';
export const NEXT_CONTACT =
  'La réception vous contacte sous 24\u00a0heures pour confirmer la réservation et le paiement.';
export const answerUntil = (moment: string) =>
  `La réception vous répond d’ici ${moment}, heure du Portugal, pour confirmer la réservation et le paiement.`;
export const heldUntil = (count: number, moment: string) =>
  `Nous vous gardons ${count === 1 ? 'la chambre' : 'les chambres'} jusqu’au ${moment}.`;
export const nextArrival = (metres: number) =>
  `Le jour de votre arrivée, vous êtes à ${metres}\u00a0m à pied de la gare. Arrivée à partir de\u00a014\u00a0h.`;
export const GETTING_HERE = 'Comment venir';
export const ANY_TIME = ', à toute heure';

export const LINK_TITLE = 'Votre lien privé';
export const LINK_TEXT =
  'Il vous permet de voir notre réponse, d’indiquer votre heure d’arrivée et, au besoin, d’annuler. Sans compte ni mot de passe\u202f: conservez-le.';
export const COPY_LINK = 'Copier le lien';
export const LINK_COPIED = 'Lien copié';
export const OPEN_LINK = 'Ouvrir ma réservation';

export const SAVE_TO_CALENDAR = 'Ajouter au calendrier';
export const PRINT = 'Imprimer';
export const BOOK_AGAIN = 'Faire une autre demande';
export const FILE_SAVED =
  'Le fichier est dans vos téléchargements\u202f: ouvrez-le pour l’ajouter à votre calendrier.';

export const YOUR_BOOKING = 'Votre réservation';
export const roomNamed = (name: string) => name;
export const TOTAL = 'Total';

export const PAPER_HEADING = 'Demande de réservation, à confirmer';
export const CONTACT = 'Contact principal';
export const PHONE = 'Téléphone';
export const EMAIL = 'E-mail';

export const EVENT = {
  title: (house: string) => `${house} (à confirmer)`,
  request: (bookingNumber: string) => `Demande de réservation ${bookingNumber}, à confirmer.`,
  room: (number: string, name: string, guests: string) =>
    `Chambre ${number}, ${name}\u202f: ${guests}`,
  total: (sum: string) => `Total\u202f: ${sum}`,
  reception: (phone: string) => `Réception\u202f: ${phone}`,
};
export const fileName = (reference: string) => `reservation-${reference}.ics`;
export const withoutNumber = (checkIn: string, rooms: string) => `${checkIn}-chambre-${rooms}`;
