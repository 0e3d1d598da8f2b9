export const BASIS = {
  first_night: 'Señal, primera noche',
  other: 'Señal',
};
export const shareOf = (share: number) => `Señal, ${share}\u00a0%`;
export const REHEARSAL = 'Ensayo';

export const UNTIL = { before: 'Hasta el ', after: ', hora de Portugal.' };
export const LAPSES = 'Después la solicitud caduca, sin coste para ti.';

export const SUMS = {
  total: 'Total de la estancia',
  paid: 'Ya pagado en línea',
  rest: 'Queda para la llegada',
};

export const pay = (sum: string) => `Pagar ${sum}`;
export const OPENING = 'Abriendo...';
export const METHODS_LEGEND = 'Formas de pago';
export const METHODS = {
  card: 'Tarjeta',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  other: 'Otras',
};
export const NOTE =
  'Abre la página del servicio de pagos. Aquí nunca escribes números de tarjeta. No sirve de factura: la casa te la envía después.';

export const PENDING = {
  multibanco: {
    first: 'A la espera de Multibanco.',
    rest: 'Tienes la entidad y la referencia en tu correo. Puede tardar un día en llegarnos; no pagues otra vez.',
  },
  off: {
    first: 'No pagues la referencia Multibanco.',
    rest: 'La estancia está cancelada. Si ya la has pagado, te avisamos por correo cuando llegue el dinero y hablamos contigo.',
  },
  other: {
    first: 'A la espera del pago.',
    rest: 'Puede tardar un día en llegarnos; no pagues otra vez.',
  },
  until: (moment: string) => `La referencia vale hasta el ${moment}.`,
};

export const atClock = (day: string, clock: string) =>
  `${day}, ${clock.startsWith('01') ? 'a la' : 'a las'} ${clock}`;

export const RECEIVED = {
  first: (sum: string, moment: string | null) =>
    `Recibimos ${sum}${moment === null ? '' : ` el ${moment}`}.`,
  rest: (sum: string) => `Quedan ${sum} por pagar a tu llegada.`,
  all: 'No queda nada por pagar.',
  cancelled: 'La estancia está cancelada: te contactaremos sobre este importe.',
  noBill: 'No sirve como factura.',
  refunded: (sum: string) => `Te hemos devuelto ${sum}.`,
};

export const FAILED = {
  first: 'El pago no se ha completado.',
  rest: 'No te hemos cobrado nada.',
  again: 'Intentarlo de nuevo',
};

export const EXPIRED = {
  first: (moment: string) => `El plazo terminó el ${moment}.`,
  rest: '¿Todavía quieres venir? Llámanos: ',
};

export const SETTLED = 'No queda nada por pagar antes de llegar.';

export const UNAVAILABLE = {
  first: 'De momento no se puede pagar en línea.',
  call: 'Llámanos y lo acordamos: ',
  transfer: 'Puedes pagar por transferencia, con los datos de abajo, o llamarnos: ',
};

export const RETURNED = {
  confirming: {
    first: 'Estamos confirmando el pago.',
    rest: 'Suele tardar unos segundos. Puedes cerrar esta página: te avisamos por correo.',
  },
  later: {
    first: 'Aún sin confirmación.',
    rest: 'Te avisamos por correo. Vuelve a pagar solo si no llegaste al final.',
  },
  back: {
    first: 'No se ha pagado nada.',
    rest: 'Puedes pagar cuando quieras, antes de que acabe el plazo.',
  },
  openMail: 'El enlace de nuestro correo abre tu reserva y te dice cómo está.',
};

export const FAILURES = {
  offline: 'Sin conexión. No te hemos cobrado nada: inténtalo de nuevo.',
  tooOften: 'Han sido muchos intentos. Espera unos minutos e inténtalo de nuevo.',
  noService:
    'El servicio de pagos no ha respondido. No te hemos cobrado nada: inténtalo dentro de un rato o llámanos.',
};

export const HOW_TO_PAY = {
  copyIban: 'Copiar IBAN',
  title: 'Cómo pagar',
  amount: 'Importe',
  iban: 'IBAN',
  holder: 'Titular',
  reference: 'Concepto',
  proof:
    'Envíanos el justificante respondiendo a nuestro correo o con un mensaje. ¿Prefieres pagar con tarjeta o en efectivo? Llámanos y lo acordamos.',
  call: 'Puedes pagar por transferencia, con tarjeta o en efectivo: llámanos o escríbenos y lo acordamos.',
};
