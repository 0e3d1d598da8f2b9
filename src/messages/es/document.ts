/** Texts in the HTML file itself, for visitors whose script does not load (GEN-12). */

export const SCRIPT_FAILURE = {
  before: 'Una parte de esta página no se ha cargado. Comprueba la conexión y',
  link: 'vuelve a cargar la página',
  after: '.',
};
export const NO_SCRIPT = 'Para usar esta web, activa JavaScript en tu navegador.';
/** Followed by the number. */
export const CALL = 'Si lo prefieres, llama al';
