export const GENERIC_FAILURE = 'No hemos podido enviar tu solicitud. Vuelve a intentarlo.';
export const refused = (why: string) => `Tu solicitud no se ha enviado. ${why}`;
export const NOTHING_LOST = 'No se ha perdido nada: tus datos siguen en el formulario.';
export const NOT_TWICE = 'Si la solicitud ya ha llegado, no se duplicará.';
export const ONLY_ROOMS = 'Solo tienes que volver a elegir las habitaciones.';
export const NEW_PRICES =
  'Los precios de esta página ya están actualizados: mira el nuevo total y envía la solicitud.';
export const alreadyHas = (bookingNumber: string) =>
  `Tu reserva ${bookingNumber} ya incluye una de estas habitaciones en las mismas fechas. Elige otras habitaciones o habla con nosotros.`;
export const CHOOSE_OTHER_ROOMS = 'Elegir otras habitaciones';
export const CHANGE_DATES = 'Cambiar fechas';

export const CONFIRM_EMAIL = 'Confirmar mi correo';
export const SENDING = 'Enviando…';
export const linkSent = (email: string) =>
  `Hemos enviado un enlace a ${email}. Ábrelo, vuelve a esta página y pulsa otra vez «Enviar solicitud».`;
export const LINK_FAILED = 'No hemos podido enviar el enlace. Vuelve a intentarlo o llámanos.';

export const PAUSED = 'De momento no aceptamos solicitudes en la web';
export const PAUSED_TEXT =
  'Puedes seguir pidiendo habitación por teléfono a cualquier hora. También puedes escribirnos.';
export const SEND_MESSAGE = 'Enviar un mensaje';

export const RECEIVED = 'Solicitud recibida';
export const SENT = '¡Solicitud de reserva enviada!';
export const SENT_TEXT =
  'Tu solicitud está pendiente. Nuestro equipo la revisará, te enviará la confirmación por correo electrónico y se pondrá en contacto contigo.';
export const BOOKING_NUMBER = 'Número de reserva';
export const COPY_NUMBER = 'Copiar número';
export const GROUP_REFERENCE = 'Referencia del grupo';
export const COPY_REFERENCE = 'Copiar referencia';
export const NUMBER_UNKNOWN = 'te lo dirá recepción';
export const NEXT_CONTACT =
  'Recepción se pondrá en contacto contigo en menos de 24\u00a0horas para confirmar la reserva y el pago.';
export const answerUntil = (moment: string) =>
  `Recepción te responde antes del ${moment}, hora de Portugal, para confirmar la reserva y el pago.`;
export const heldUntil = (count: number, moment: string) =>
  `Te guardamos ${count === 1 ? 'la habitación' : 'las habitaciones'} hasta el ${moment}.`;
export const nextArrival = (metres: number) =>
  `El día de llegada, sal de la estación y camina ${metres}\u00a0m. La entrada es a partir de las 14:00.`;
export const GETTING_HERE = 'Cómo llegar';
export const ANY_TIME = ', a cualquier hora';

export const LINK_TITLE = 'Tu enlace privado';
export const LINK_TEXT =
  'Con él ves la respuesta, nos dices tu hora de llegada y, si lo necesitas, cancelas. Sin cuenta ni contraseña: guárdalo.';
export const COPY_LINK = 'Copiar enlace';
export const LINK_COPIED = 'Enlace copiado';
export const OPEN_LINK = 'Abrir mi reserva';

export const SAVE_TO_CALENDAR = 'Guardar en calendario';
export const PRINT = 'Imprimir';
export const BOOK_AGAIN = 'Hacer otra reserva';
export const FILE_SAVED = 'El archivo está en tus descargas: ábrelo para añadirlo a tu calendario.';

export const YOUR_BOOKING = 'Tu reserva';
export const roomNamed = (name: string) => name;
export const TOTAL = 'Total';

export const PAPER_HEADING = 'Solicitud de reserva, pendiente de confirmación';
export const CONTACT = 'Contacto principal';
export const PHONE = 'Teléfono';
export const EMAIL = 'Correo electrónico';

export const EVENT = {
  title: (house: string) => `${house} (por confirmar)`,
  request: (bookingNumber: string) =>
    `Solicitud de reserva ${bookingNumber}, pendiente de confirmación.`,
  room: (number: string, name: string, guests: string) =>
    `Habitación ${number}, ${name}: ${guests}`,
  total: (sum: string) => `Total: ${sum}`,
  reception: (phone: string) => `Recepción: ${phone}`,
};
export const fileName = (reference: string) => `reserva-${reference}.ics`;
export const withoutNumber = (checkIn: string, rooms: string) => `${checkIn}-habitacion-${rooms}`;
