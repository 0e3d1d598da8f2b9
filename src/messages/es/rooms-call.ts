export const TITLE = 'Elige tu habitación';
export const TEXT =
  'Trece habitaciones, cada una con su azulejo. En la página de cada una están las imágenes, los días libres y el precio.';
export const SEE_ROOMS = 'Ver habitaciones';
