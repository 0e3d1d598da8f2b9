/** The question before a guest withdraws or cancels, and why that failed (TRACK-03). */
export const CANCEL = {
  askWithdraw: 'Retirar o pedido?',
  askCancel: 'Cancelar a reserva?',
  keepRequest: 'Manter o pedido',
  keepBooking: 'Manter a reserva',
  why: 'Porquê?',
  whyOptional: '(opcional, ajuda-nos a melhorar)',
  reasons: [
    'Mudança de planos',
    'Encontrei outro alojamento',
    'Doença ou imprevisto',
    'Outro motivo',
  ],
  noReason: 'Prefiro não dizer',
  /** Followed by the phone number. */
  onlyOne: 'Quer cancelar só um dos quartos? Ligue ',
  cancelling: 'A cancelar...',
  overNow: 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.',
  tooMany: 'Demasiados pedidos num curto espaço de tempo. Por favor, ligue-nos.',
  /** Followed by the moment. */
  free: 'É gratuito até ',
  nothingCharged: '. Não lhe cobramos nada.',
  /** Where a reference was given out and is not paid. */
  doNotPay: ' Não pague a referência Multibanco que recebeu.',
};
