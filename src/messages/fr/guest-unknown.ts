/** What a link says that opens no request (TRACK-06). */
export const TITLE = 'Ce lien n’ouvre aucune réservation';
export const WHY = 'Il est peut-être incomplet, ancien ou déjà remplacé par un nouveau.';
export const ADVICE =
  'Copiez-le en entier depuis le dernier e-mail que vous avez reçu de nous et réessayez. Si vous ne le trouvez pas, la réception vous en enverra un autre à l’adresse e-mail de la réservation.';
export const MESSAGE = 'Envoyer un message';
export const HOME = 'Retour à l’accueil';
