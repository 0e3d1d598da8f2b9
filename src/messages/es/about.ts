export const TITLE = 'Sobre nosotros';
export const DESCRIPTION =
  'Una casa encalada con trece habitaciones, cada una con su azulejo, a 50 m de la estación de tren. La historia del hostel y los valores que lo guían.';

export const HEADING = 'Una casa a la puerta de la estación';
export const STORY = [
  'El Hostel Maré Nova está en una casa encalada de dos plantas, a 50\u00a0m de la estación de tren, en una ciudad de la costa del Algarve. Es una casa pequeña: trece habitaciones, una cocina, un salón y una terraza desde la que se ve el mar.',
  'Cuando la restauramos, pusimos un azulejo a cada habitación. Señala la puerta, y es lo que recuerdan los huéspedes. Lo demás ya estaba aquí: los pretiles pintados, las chimeneas caladas y la luz.',
  'Recibimos a viajeros las 24\u00a0horas del día, en cinco idiomas, con desayuno y Wi-Fi incluidos.',
];
export const FRONT = 'Fachada del hostel, con la estación al lado';

export const FIGURES_TITLE = 'La casa en cifras';
export const ROOMS = 'habitaciones';
export const HOURS = '24\u00a0h';
export const RECEPTION = 'recepción abierta';
export const LANGUAGES = 'idiomas';
export const DISTANCE = '50\u00a0m';
export const STATION = 'de la estación de tren';

export const VALUES_TITLE = 'Lo que nos guía';
export const VALUES = {
  hospitality: {
    name: 'Hospitalidad',
    text: 'La puerta está siempre abierta y siempre hay alguien en recepción, llegues a la hora que llegues.',
  },
  excellence: {
    name: 'Excelencia',
    text: 'Ropa de cama limpia, duchas de agua caliente y pan recién hecho. Hacemos bien lo sencillo, todos los días.',
  },
  community: {
    name: 'Comunidad',
    text: 'Una mesa grande en la cocina y una terraza para la caída de la tarde. Quien llega solo rara vez cena solo.',
  },
  authenticity: {
    name: 'Autenticidad',
    text: 'Cal, cobalto, ocre y azulejo, como en las casas de aquí. Y los sitios donde vamos a comer nosotros.',
  },
};

export const LIVING_ROOM = 'Salón con sofá azul y ventanas en arco con vistas al mar';
export const CALL_TITLE = '¿Quieres saber algo más?';
export const CALL_TEXT =
  'Escríbenos. Respondemos en 24\u00a0horas, y la recepción atiende el teléfono a cualquier hora.';
export const CONTACT_US = 'Contacta con nosotros';
export const SEE_ROOMS = 'Ver habitaciones';
