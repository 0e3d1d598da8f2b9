export const TITLE = 'Contact';
export const DESCRIPTION =
  'Écrivez, appelez ou passez nous voir\u202f: la réception est ouverte 24\u00a0h/24, tous les jours. Nous répondons aux messages sous 24\u00a0heures.';
export const LEAD =
  'Écrivez, appelez ou passez nous voir\u202f: la réception est ouverte 24\u00a0h/24, tous les jours.';

export const DIRECT = 'Contact direct';
export const ADDRESS = 'Adresse';
export const EMAIL_ADDRESS = 'E-mail';
export const RECEPTION = 'Réception';
export const RECEPTION_HOURS = '24\u00a0h/24, 7\u00a0j/7';

export const EMERGENCY = 'En cas d’urgence';
export const EMERGENCY_TEXT =
  'Appelez le 112. Pour toute urgence dans la maison, nous répondons 24\u00a0h/24 au';
export const CALL_112 = 'Appeler le 112';

export const WRITE = 'Envoyez-nous un message';
export const FORM = 'Formulaire de contact';
export const NAME = 'Nom';
export const EMAIL = 'E-mail';
export const callNumber = (phone: string) => `Appeler le ${phone}`;
export const PHONE = 'Téléphone';
export const SUBJECT = 'Sujet';
export const CHOOSE_SUBJECT = 'Choisissez un sujet';
export const MESSAGE = 'Message';
export const SEND = 'Envoyer le message';
export const SENDING = 'Envoi en cours…';
export const ANSWER = 'Nous répondons sous 24\u00a0heures.';

export const SENT = 'Votre message a été envoyé. Nous vous répondrons bientôt.';
export const FAILED = 'Votre message n’a pas pu être envoyé. Veuillez réessayer.';
export const KEPT = 'Ce que vous avez écrit est toujours dans le formulaire.';
export const SAFE_TO_REPEAT =
  'Vous pouvez le renvoyer\u202f: un même message n’arrive jamais deux fois.';
export const OR_CALL = 'Si vous préférez, appelez le';

export const NAME_MISSING = 'Indiquez votre nom';
export const nameTooLong = (most: number) => `Le nom ne peut pas dépasser ${most} caractères`;
export const EMAIL_MISSING = 'Indiquez votre adresse e-mail';
export const emailTooLong = (most: number) =>
  `L’adresse e-mail ne peut pas dépasser ${most} caractères`;
export const EMAIL_WRONG = 'Indiquez une adresse e-mail valide';
export const phoneTooLong = (most: number) =>
  `Le téléphone ne peut pas dépasser ${most} caractères`;
export const SUBJECT_MISSING = 'Choisissez un sujet';
export const MESSAGE_MISSING = 'Écrivez un message';
export const messageTooLong = (most: number) =>
  `Le message ne peut pas dépasser ${most} caractères`;

/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'Le texte est trop long. Raccourcissez-le.',
  HS011: 'L’adresse e-mail n’est pas valide. Vérifiez-la.',
  HS101: 'Remplissez tous les champs obligatoires.',
  HS429: 'Trop de messages en peu de temps. Réessayez plus tard ou appelez-nous.',
};
