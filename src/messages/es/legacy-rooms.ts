export const KIND_OF_ROOM = 'Tipo de habitación';

export const MIXED = {
  name: 'Dormitorio compartido mixto',
  subtitle: 'Una cama en dormitorio compartido mixto',
  description:
    'Literas de madera, taquilla y luz de lectura en cada cama, y gente de todas partes. El dormitorio es mixto y el baño es compartido.',
};
export const WOMEN = {
  name: 'Dormitorio compartido femenino',
  subtitle: 'Una cama en dormitorio compartido solo para mujeres',
  description:
    'Un dormitorio compartido solo para mujeres, con taquilla y luz de lectura en cada cama. El baño compartido está en el pasillo.',
};
export const PRIVATE = {
  name: 'Habitación privada estándar',
  subtitle: 'Cama doble y puerta con llave',
  description:
    'Una habitación solo para ti, con cama doble, ventana con contraventanas y llave en la puerta. El baño compartido está en el pasillo.',
};

export const FEATURES = {
  wifi: 'Wi-Fi gratis',
  breakfast: 'Desayuno incluido',
  linen: 'Ropa de cama',
  bathroom: 'Baño compartido',
  commonAreas: 'Acceso a las zonas comunes',
  locker: 'Taquilla',
  readingLight: 'Luz de lectura',
  womenOnly: 'Solo mujeres',
  doubleBed: 'Cama doble',
  television: 'Televisión',
};
