/** Texts in the HTML file itself, for visitors whose script does not load (GEN-12). */

export const SCRIPT_FAILURE = {
  before: 'Parte desta página não carregou. Verifique a rede e',
  link: 'recarregue a página',
  after: '.',
};
export const NO_SCRIPT = 'Para usar este site, ative o JavaScript no seu navegador.';
/** Followed by the number. */
export const CALL = 'Se preferir, ligue';
