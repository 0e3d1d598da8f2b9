/** Three rooms on Home with their prices, and the plaque with the lowest price (SITE-02). */

export const TITLE = 'Elige tu puerta';
export const TEXT = 'El precio es por la habitación entera, por noche, con desayuno.';
export const allOf = (count: number) => `Ver las ${count} habitaciones`;
export const FAILED = 'Las habitaciones no se han cargado.';

/** Before and after the price on the plaque. */
export const FROM = 'desde';
export const PER_NIGHT = 'por noche';
