/** Texts in the HTML file itself, for visitors whose script does not load (GEN-12). */

export const SCRIPT_FAILURE = {
  before: 'Une partie de cette page n’a pas été chargée. Vérifiez votre connexion et',
  link: 'rechargez la page',
  after: '.',
};
export const NO_SCRIPT = 'Pour utiliser ce site, activez JavaScript dans votre navigateur.';
/** Followed by the number. */
export const CALL = 'Si vous préférez, appelez le';
