export const TITLE = 'Algo ha fallado';
export const ADVICE =
  'Esta página no se ha abierto como debía. Vuelve a intentarlo; si sigue fallando, llámanos al';
export const OFFLINE = 'Sin conexión a Internet';
export const HOME = 'Volver al inicio';
