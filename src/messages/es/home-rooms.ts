export const TITLE = 'Elige tu puerta';
export const TEXT = 'El precio es por la habitación entera, por noche, con desayuno.';
export const allOf = (count: number) => `Ver las ${count} habitaciones`;
export const FAILED = 'Las habitaciones no se han cargado.';

export const FROM = 'desde';
export const PER_NIGHT = 'por noche';
