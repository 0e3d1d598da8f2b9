/** What stands in a page's file itself, for a visitor whose script does not come (GEN-12). */

export const SCRIPT_FAILURE = {
  before: 'Parte desta página não carregou. Verifique a rede e',
  link: 'recarregue a página',
  after: '.',
};
export const NO_SCRIPT = 'Para usar este site, ative o JavaScript no seu navegador.';
/** In front of the number. */
export const CALL = 'Se preferir, ligue';
