export const TITLE = 'Contacto';
export const DESCRIPTION =
  'Escribe, llama o ven: la recepción del hostel está abierta las 24 horas, todos los días. Respondemos a los mensajes en 24 horas.';
export const LEAD =
  'Escribe, llama o ven: la recepción está abierta las 24\u00a0horas, todos los días.';

export const DIRECT = 'Contacto directo';
export const ADDRESS = 'Dirección';
export const EMAIL_ADDRESS = 'Correo electrónico';
export const RECEPTION = 'Recepción';
export const RECEPTION_HOURS = '24\u00a0horas, 7\u00a0días a la semana';

export const EMERGENCY = 'En caso de emergencia';
export const EMERGENCY_TEXT =
  'Llama al 112. Para cualquier urgencia en la casa, atendemos las 24\u00a0horas:';
export const CALL_112 = 'Llamar al 112';

export const WRITE = 'Envíanos un mensaje';
export const FORM = 'Formulario de contacto';
export const NAME = 'Nombre';
export const EMAIL = 'Correo electrónico';
export const callNumber = (phone: string) => `Llamar al ${phone}`;
export const PHONE = 'Teléfono';
export const SUBJECT = 'Asunto';
export const CHOOSE_SUBJECT = 'Elige un asunto';
export const MESSAGE = 'Mensaje';
export const SEND = 'Enviar mensaje';
export const SENDING = 'Enviando…';
export const ANSWER = 'Respondemos en 24\u00a0horas.';

export const SENT = 'Mensaje enviado. Te responderemos pronto.';
export const FAILED = 'No hemos podido enviar el mensaje. Vuelve a intentarlo.';
export const KEPT = 'Lo que has escrito sigue en el formulario.';
export const SAFE_TO_REPEAT = 'Puedes enviarlo otra vez: el mismo mensaje no llega dos veces.';
export const OR_CALL = 'Si lo prefieres, llama al';

export const NAME_MISSING = 'Escribe tu nombre.';
export const nameTooLong = (most: number) =>
  `El nombre puede tener ${most} caracteres como máximo.`;
export const EMAIL_MISSING = 'Escribe tu correo electrónico.';
export const emailTooLong = (most: number) =>
  `El correo electrónico puede tener ${most} caracteres como máximo.`;
export const EMAIL_WRONG = 'El correo electrónico no es válido: revísalo.';
export const phoneTooLong = (most: number) =>
  `El teléfono puede tener ${most} caracteres como máximo.`;
export const SUBJECT_MISSING = 'Elige un asunto.';
export const MESSAGE_MISSING = 'Escribe un mensaje.';
export const messageTooLong = (most: number) =>
  `El mensaje puede tener ${most} caracteres como máximo.`;

/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'El texto es demasiado largo: acórtalo.',
  HS011: 'El correo electrónico no es válido: revísalo.',
  HS101: 'Rellena todos los campos obligatorios.',
  HS429: 'Demasiados mensajes en poco tiempo. Inténtalo más tarde o llámanos.',
};
