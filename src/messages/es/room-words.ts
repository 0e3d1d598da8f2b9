export const DEFAULT_DESCRIPTION = 'Una habitación cómoda con todo lo necesario para tu estancia';

export const numbered = (roomNumber: string) => `Habitación ${roomNumber}`;

export const upTo = (guests: number) =>
  guests === 1 ? 'Para 1 persona' : `Hasta ${guests} personas`;

export const FROM = 'Desde';
export const PER_NIGHT = '/ noche';

export const ANY_CAPACITY = 'Todas';

export const ALL_ROOMS = 'Las habitaciones de la casa';

export const OWN_FEATURES = 'En esta habitación';

export const UNCONFIRMED = 'No se han podido confirmar los precios de hoy.';
export const RETRY = 'Volver a intentarlo';
