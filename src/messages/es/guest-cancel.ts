/** The question before a guest withdraws or cancels, and why that failed (TRACK-03). */
export const CANCEL = {
  askWithdraw: '¿Retirar la solicitud?',
  askCancel: '¿Cancelar la reserva?',
  keepRequest: 'Mantener la solicitud',
  keepBooking: 'Mantener la reserva',
  why: '¿Por qué?',
  whyOptional: '(opcional, nos ayuda a mejorar)',
  reasons: [
    'Cambio de planes',
    'He encontrado otro alojamiento',
    'Enfermedad o imprevisto',
    'Otro motivo',
  ],
  noReason: 'Prefiero no decirlo',
  onlyOne: '¿Quieres cancelar solo una de las habitaciones? Llama al ',
  cancelling: 'Cancelando…',
  overNow: 'Ya no se puede cancelar aquí. Llámanos, por favor.',
  tooMany: 'Demasiadas solicitudes en poco tiempo. Llámanos, por favor.',
  free: 'Es gratis hasta el ',
  nothingCharged: '. No te cobramos nada.',
  doNotPay: ' No pagues la referencia Multibanco que recibiste.',
};
