/** What a link says that opens no request (TRACK-06). */
export const TITLE = 'Esta ligação não abre nenhuma reserva';
export const WHY = 'Pode estar incompleta, ser antiga ou já ter sido substituída por uma nova.';
export const ADVICE =
  'Copie-a inteira do último e-mail que recebeu de nós e volte a tentar. Se não a encontrar, a receção envia-lhe outra para o e-mail da reserva.';
export const MESSAGE = 'Enviar uma mensagem';
export const HOME = 'Ir para a página inicial';
