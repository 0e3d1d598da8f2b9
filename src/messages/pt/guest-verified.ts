/**
 * The page behind the link in a mail that must be opened before a request can be sent (MAIL-08).
 */

export const VERIFIED = {
  title: 'O seu e-mail está confirmado',
  text: 'Volte à página onde fez o pedido e carregue outra vez em «Confirmar Reserva». Se já a fechou, comece de novo: pode ter de confirmar o e-mail outra vez.',
};

/** When the link is more than a day old. */
export const NOT_VERIFIED = {
  title: 'Esta ligação já não é válida',
  text: 'Vale um dia. Volte ao seu pedido e peça outra: chega por e-mail.',
  form: 'Ir para o pedido',
};
