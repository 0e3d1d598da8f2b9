export const TITLE = 'Hostel en el Algarve, a 50\u00a0m de la estación';
export const DESCRIPTION =
  'Hostel en el Algarve, a 50 m de la estación de tren: trece habitaciones, recepción 24 horas, desayuno y Wi-Fi incluidos. Reserva directamente.';

export const HEADING = 'Trece habitaciones a 50\u00a0m de la estación';
export const WELCOME = {
  before: 'Te damos la bienvenida a una casa encalada del Algarve, con desayuno y ',
  unbroken: 'Wi-Fi',
  after: ' incluidos y recepción abierta las 24\u00a0horas, en cinco idiomas.',
};
export const WINDOW = 'Ventana abierta a la playa y los acantilados';
export const seeOn = (platform: string) => `Ver en ${platform}`;
export const NIGHT = '¿Llegas tarde? La recepción está abierta toda la noche.';

export const WALL_TITLE = 'Trece habitaciones, trece azulejos';
export const WALL_TEXT =
  'Cada puerta de la casa tiene su azulejo, y cada habitación, sus colores. Hay habitaciones individuales, dobles, de dos camas y familiares, y dormitorios compartidos con taquilla y luz de lectura.';
export const SEE_ROOMS = 'Ver las habitaciones';
export const ROOMS = 'habitaciones';
export const door = (roomNumber: string) => `Hab. ${roomNumber}`;

export const BENEFITS_TITLE = 'Lo que incluye tu estancia';
export const BENEFITS = {
  breakfast: {
    title: 'Desayuno incluido',
    text: 'Continental, de 7:00 a 10:00, con pan recién hecho y naranjas de la zona.',
  },
  reception: {
    title: 'Recepción 24\u00a0horas',
    text: 'Aunque llegues en el último tren, siempre hay alguien. Hablamos español, portugués, inglés, francés y alemán.',
  },
  station: {
    title: 'A 50\u00a0m de la estación',
    text: 'Baja del tren, cruza la calle y ya has llegado. El aeropuerto está a 69\u00a0km en autobús o en tren.',
  },
};

export const STATS_TITLE = 'La casa en cifras';
export const HOURS = '24\u00a0h';
export const RECEPTION = 'recepción';
export const LANGUAGES = 'idiomas';
export const DISTANCE = '50\u00a0m';
export const STATION = 'de la estación';

export const CLOSING_TITLE = 'Tu ventana te espera';
export const CLOSING_TEXT =
  'Reserva directamente con nosotros al mejor precio, o en la plataforma que ya conoces.';
export const FRONT = 'Fachada del hostel, junto a la estación';
export const ALL_ROOMS = 'Ver habitaciones';
export const bookOn = (platform: string) => `Reservar en ${platform}`;

export const ROOMS_TITLE = 'Elige tu puerta';
export const ROOMS_TEXT = 'El precio es por la habitación entera, por noche, con desayuno.';
export const allOf = (count: number) => `Ver las ${count} habitaciones`;
export const ROOMS_FAILED = 'Las habitaciones no se han cargado.';

export const FROM = 'desde';
export const PER_NIGHT = 'por noche';
