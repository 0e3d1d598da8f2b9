export const SCRIPT_FAILURE = {
  before: 'Une partie de cette page n’a pas été chargée. Vérifiez votre connexion et',
  link: 'rechargez la page',
  after: '.',
};
export const NO_SCRIPT = 'Pour utiliser ce site, activez JavaScript dans votre navigateur.';
export const CALL = 'Si vous préférez, appelez le';
