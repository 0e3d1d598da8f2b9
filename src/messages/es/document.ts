export const SCRIPT_FAILURE = {
  before: 'Una parte de esta página no se ha cargado. Comprueba la conexión y',
  link: 'vuelve a cargar la página',
  after: '.',
};
export const NO_SCRIPT = 'Para usar esta web, activa JavaScript en tu navegador.';
export const CALL = 'Si lo prefieres, llama al';
