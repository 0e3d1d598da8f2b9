export const TITLE = 'Ubicación';
export const DESCRIPTION =
  'El hostel está a 50 m de la estación de tren y a 69 km del aeropuerto. Mapa, dirección, teléfono, qué hay cerca y cómo llegar en tren, autobús o coche.';
export const LEAD =
  'A 50\u00a0m de la estación de tren. Sal de la estación, cruza la calle y ya has llegado.';

export const ADDRESS = 'Dirección';
export const PHONE = 'Teléfono';
export const EMAIL = 'Correo electrónico';

export const OPEN_MAP = 'Abrir mapa';
export const inService = (service: string) => `en ${service}`;
export const openIn = (service: string) => `Abrir en ${service}`;
export const GETTING_HERE = 'Cómo llegar';
export const routeIn = (service: string) => `Ver la ruta en ${service}`;

export const MAP = 'Mapa centrado en el hostel';
export const MAP_LOADING = 'Cargando el mapa de calles…';
export const MAP_FAILED = 'El mapa de calles no se ha cargado. Se queda el nuestro, dibujado.';
export const DRAWN_MAP = 'Mapa dibujado de los alrededores';
export const NO_SCALE = 'Dibujo sin escala';
export const STATION = 'Estación';
export const AIRPORT = 'Aeropuerto';

export const minutesOnFoot = (minutes: number) => `${minutes} min a pie`;
export const ON_FOOT = 'a pie';

export const seeAddress = (house: string) => `${house}: ver la dirección`;
export const TWO_FINGERS = 'Mueve el mapa con dos dedos';
export const CLOSER = 'Acercar';
export const FURTHER = 'Alejar';
export const KEYS = 'Mapa: muévelo con las flechas, acerca con + y aleja con −';
