import { countIn } from '@/domain/language/plural.ts';

export const TITLE = 'Galería';
export const DESCRIPTION =
  'Once imágenes del hostel por dentro y por fuera: habitaciones, cocina, salón, recepción, desayuno, terraza y fachada, a 50 m de la estación.';
export const LEAD = 'Once ventanas al interior y al exterior de la casa.';

export const FILTER = 'Filtrar imágenes';
export const ALL = 'Todas';
export const CATEGORIES = {
  rooms: 'Habitaciones',
  shared: 'Zonas comunes',
  outside: 'Exteriores',
};
export const pictures = countIn('es')('imagen', 'imágenes');
export const PICTURES = 'imágenes';

export const VIEWER = 'Visor de imágenes';
export const placeOf = (place: number, count: number) => `${place} de ${count}`;
export const titled = (title: string) => `: ${title}`;
export const PREVIOUS = 'Imagen anterior';
export const NEXT = 'Imagen siguiente';
export const THUMBNAILS = 'Todas las imágenes';

export const WORDS = {
  front: {
    title: 'Nuestra casa',
    alt: 'Nuestra casa: fachada encalada, contraventanas azul cobalto y la estación al lado, con un tren que pasa',
  },
  double: {
    title: 'Habitación doble',
    alt: 'Habitación doble con cama doble, cabecero de azulejos y ventana con contraventanas',
  },
  kitchen: {
    title: 'Cocina compartida',
    alt: 'Cocina compartida con encimera azul cobalto, mesa grande y tres taburetes',
  },
  lounge: {
    title: 'Salón',
    alt: 'Salón con sofá, librería y dos ventanas en arco con vistas al mar',
  },
  dormitory: {
    title: 'Dormitorio compartido',
    alt: 'Dormitorio compartido con literas de madera, taquillas de colores y una ventana al fondo',
  },
  reception: {
    title: 'Recepción 24\u00a0horas',
    alt: 'Recepción 24\u00a0horas, de noche: mostrador de azulejos, llaves en la pared y el reloj encima',
  },
  twin: {
    title: 'Habitación de dos camas',
    alt: 'Habitación de dos camas, con mesilla en medio y ventana al mar',
  },
  terrace: {
    title: 'Terraza al caer la tarde',
    alt: 'Terraza al caer la tarde, con dos tumbonas, sombrilla y vistas al mar',
  },
  bathroom: {
    title: 'Baño',
    alt: 'Baño con dos lavabos, espejos en arco y ducha',
  },
  breakfast: {
    title: 'Desayuno',
    alt: 'Desayuno junto a la ventana: pan, zumo de naranja, pasteles de nata y café',
  },
  family: {
    title: 'Habitación familiar',
    alt: 'Habitación familiar con cama doble, litera y un barco de juguete en la alfombra',
  },
};
