export const TITLE = 'Une facture avec numéro fiscal\u202f?';
export const NAME = 'Nom sur la facture';
export const TAX_NUMBER = 'Numéro fiscal';
export const TAX_HINT = '9 chiffres d’un NIF portugais, ou numéro de TVA d’un autre pays';

export const PROBLEMS = {
  digits: 'Un NIF portugais a 9 chiffres. Un numéro de TVA commence par deux lettres.',
  check:
    'Le dernier chiffre ne correspond pas. En manque-t-il un, ou y a-t-il une inversion\u202f?',
  format: 'Un numéro de TVA commence par les deux lettres du pays, comme FR12345678901.',
  empty: 'Indiquez le nom ou le numéro fiscal.',
};

export const SAVE = 'Enregistrer';
export const SAVING = 'Enregistrement...';
export const SAVED = {
  number: (end: string) => `Enregistré. Numéro fiscal se terminant par ${end}.`,
  nameAlone: 'Nom enregistré, sans numéro fiscal.',
};
export const CHANGE = 'Modifier';
export const ANEW =
  'Ce qui est enregistré ne s’affiche pas. Écrivez tout à nouveau\u202f; ce qui reste vide est effacé.';
export const KEEP = 'Laisser tel quel';

export const FAILED = {
  offline: 'Non enregistré\u202f: pas de connexion. Ce que vous avez écrit est toujours là.',
  tooOften: 'Ces données ont déjà changé de nombreuses fois. Dites-le-nous à la réception.',
  other: 'Non enregistré. Ce que vous avez écrit est toujours là\u202f: réessayez dans un instant.',
};
