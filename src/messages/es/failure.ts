export const TITLE = 'Algo ha fallado';
export const ADVICE =
  'Esta página no se ha abierto como debía. Vuelve a intentarlo; si sigue fallando, llámanos al';
export const OUT_OF_REACH =
  'No se puede llegar a la web. Comprueba tu conexión y vuelve a intentarlo.';
export const HOME = 'Volver al inicio';
