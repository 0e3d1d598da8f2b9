import { LATE_CHECK_OUT_FEE, LUGGAGE_UNTIL } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Servicios';
export const DESCRIPTION =
  'Recepción 24 horas en cinco idiomas, desayuno y Wi-Fi incluidos, cocina compartida, consigna y todo lo demás que ofrecemos en cada estancia en el hostel.';
export const LEAD = 'Lo que necesitas para descansar, comer bien y coger el tren a tiempo.';

export const MAIN = {
  reception: {
    title: 'Recepción 24\u00a0horas',
    text: 'Siempre hay alguien en recepción, y te atiende en español, portugués, inglés, francés y alemán.',
  },
  breakfast: {
    title: 'Desayuno',
    text: 'Continental e incluido en la estancia. De\u00a07:00 a\u00a010:00.',
  },
  kitchen: {
    title: 'Cocina compartida',
    text: 'Placa, horno y una mesa grande, a disposición de todos los huéspedes.',
  },
};

export const FURTHER = {
  wifi: { title: 'Wi-Fi gratis', text: 'Incluido en todas las estancias.' },
  lounge: {
    title: 'Salón y terraza',
    text: 'Sofás, libros y vistas al mar, para todos los huéspedes.',
  },
  luggage: {
    title: 'Consigna',
    text: `Gratuita el día de la salida, hasta las ${LUGGAGE_UNTIL}.`,
  },
  selfCheckIn: {
    title: 'Entrada autónoma',
    text: 'Para entrar a tu ritmo, a partir de las 14:00.',
  },
  lateCheckOut: {
    title: 'Salida tardía',
    text: `Quédate un poco más por ${LATE_CHECK_OUT_FEE}\u00a0€, según disponibilidad.`,
  },
  parking: {
    title: 'Aparcamientos concertados',
    text: 'Descuento en aparcamientos concertados, aquí cerca.',
  },
  safety: {
    title: 'Seguridad',
    text: 'Acceso controlado, videovigilancia solo en las zonas comunes, detectores de humo, extintores y botiquín en recepción.',
  },
};

export const INCLUDED_TITLE = 'Incluido en todas las estancias';
export const INCLUDED_NOTE = 'Todo está en el precio por noche.';
export const INCLUDED = [
  'Desayuno continental',
  'Wi-Fi gratis',
  'Ropa de cama',
  'Televisión en las habitaciones privadas',
  'Uso de la cocina',
  'Uso de las zonas comunes',
  'Recepción y personal las 24\u00a0horas',
  `Consigna hasta las ${LUGGAGE_UNTIL}`,
  'IVA',
];
