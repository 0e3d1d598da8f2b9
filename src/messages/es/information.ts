import { LUGGAGE_UNTIL, MINIMUM_AGE } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Información';
export const DESCRIPTION =
  'Horarios de entrada y salida, normas de la casa, contactos de emergencia, equipamiento de las habitaciones, qué hay cerca y dónde aparcar.';
export const LEAD =
  'Horarios, normas de la casa y contactos útiles, para consultar antes y durante la estancia.';

export const HOURS = 'Horarios';
export const TIMETABLE = {
  checkIn: { what: 'Entrada', note: `Edad mínima: ${MINIMUM_AGE} años` },
  checkOut: { what: 'Salida', note: `Guardamos tu equipaje gratis hasta las ${LUGGAGE_UNTIL}` },
  breakfast: { what: 'Desayuno', note: 'Continental, incluido en la estancia' },
  quiet: { what: 'Silencio', note: 'En las habitaciones y las zonas comunes' },
  reception: { what: 'Recepción', note: 'Todos los días del año' },
};
export const ALWAYS_OPEN = '24\u00a0horas';

export const RULES = 'Normas de la casa';
export const MINIMUM_AGE_RULE = {
  text: `Edad mínima: ${MINIMUM_AGE} años.`,
  note: 'Los menores, en habitaciones familiares y acompañados por sus padres.',
};
export const PAYMENT = {
  text: 'Se paga a la llegada.',
  note: 'En efectivo, con tarjeta o por transferencia.',
};
export const READ_TERMS = 'Leer los términos y condiciones';

export const EMERGENCY_CONTACTS = 'Contactos de emergencia';
export const EMERGENCY = 'Emergencias';
export const HOUSE_LINE = 'Teléfono del hostel, 24\u00a0horas';
export const FIRST_AID = 'Primeros auxilios';
export const AT_RECEPTION = 'En recepción';

export const SEE_MAP = 'Ver el mapa y cómo llegar';

export const ROOM_AMENITIES = 'Equipamiento de las habitaciones';
export const DIFFERENCES = {
  before: 'Lo que cambia de una habitación a otra está en la página de cada una:',
  link: 'ver las habitaciones',
};
export const AMENITIES = [
  {
    name: 'Incluido',
    names: [
      'Wi-Fi gratis',
      'Televisión',
      'Cocina',
      'Ropa de cama',
      'Detector de humo',
      'Extintor',
      'Botiquín',
    ],
  },
  {
    name: 'No incluido',
    names: [
      'Frigorífico',
      'Microondas',
      'Vajilla y cubiertos',
      'Congelador',
      'Bandeja de horno',
      'Perchas',
      'Mantas adicionales',
      'Armario',
      'Muebles de exterior',
    ],
  },
  {
    name: 'Con cada habitación',
    names: [
      'Baño compartido',
      'Entrada autónoma',
      'Personal las 24\u00a0horas',
      'Acceso a las zonas comunes',
      'Desayuno incluido',
      'Ubicación céntrica',
    ],
  },
];

export const PARKING = {
  title: 'Aparcamiento',
  text: 'El hostel no tiene aparcamiento. En la calle es de pago; en los aparcamientos concertados, aquí cerca, los huéspedes tienen descuento.',
};
export const LOCATION = {
  title: 'Ubicación',
  text: 'Estamos a 50\u00a0m de la estación de tren. El aeropuerto está a 69\u00a0km: ven en autobús o en tren y haz los últimos 50\u00a0m a pie.',
};
