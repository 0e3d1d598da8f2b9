/** What a link says that opens no request (TRACK-06). */
export const TITLE = 'Este enlace no abre ninguna reserva';
export const WHY =
  'Puede que esté incompleto, que sea antiguo o que lo haya sustituido otro más reciente.';
export const ADVICE =
  'Cópialo entero del último correo que te enviamos y vuelve a intentarlo. Si no lo encuentras, la recepción te envía otro al correo de la reserva.';
export const MESSAGE = 'Enviar un mensaje';
export const HOME = 'Ir a la página de inicio';
