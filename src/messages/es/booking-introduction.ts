export const TITLE = 'Reserva directamente con nosotros';
export const TEXT =
  'Cinco pasos, sin cuenta ni tarjeta: elige las fechas, dinos cuántos sois, elige las habitaciones y envía la solicitud. No te compromete a nada hasta que nuestro equipo la confirme contigo.';
export const PICTURE = 'La terraza del hostel al caer la tarde, con vistas al mar';

export const ADVANTAGES = 'Ventajas de la reserva directa';
export const DIRECT_BOOKING_ADVANTAGES = [
  {
    title: 'El mejor precio',
    text: 'El precio más bajo es el que ves aquí, sin intermediarios.',
  },
  {
    title: 'Mejora gratuita',
    text: 'Te pasamos a una habitación mejor si hay disponibilidad.',
  },
  {
    title: 'Flexibilidad',
    text: 'Para cambiar fechas o habitaciones, hablas directamente con la recepción.',
  },
];

export const PLATFORMS = 'También estamos en las plataformas';
export const PLATFORMS_TEXT =
  'Si lo prefieres, reserva en una de ellas. Se aplican las condiciones de cada plataforma.';
export const LISTING = 'Busca allí Hostel Maré Nova.';
export const bookAt = (platform: string) => `Reservar en ${platform}`;
export const comingSoon = (platform: string) => `${platform} (próximamente)`;

export const TALK = '¿Prefieres hablar con nosotros?';
export const RECEPTION_NOTE =
  'La recepción atiende las 24\u00a0horas, en español, portugués, inglés, francés y alemán.';
export const SEND_MESSAGE = 'Enviar un mensaje';
