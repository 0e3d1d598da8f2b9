export const LINKS = {
  home: 'Inicio',
  about: 'Nosotros',
  rooms: 'Habitaciones',
  services: 'Servicios',
  information: 'Información',
  gallery: 'Galería',
  location: 'Ubicación',
  contact: 'Contacto',
};

export const MAIN_MENU = 'Principal';
export const BOOK = 'Reservar';
export const OPEN_MENU = 'Abrir menú';
export const CLOSE_MENU = 'Cerrar menú';
export const MENU = 'Menú';
export const ALSO_ON = 'También estamos en';
export const CONTACT = 'Contacto';
export const PRIVACY = 'Política de privacidad';
export const TERMS = 'Términos y condiciones';
export const STAFF_ACCESS = 'Acceso del personal';
export const SKIP_TO_CONTENT = 'Saltar al contenido';
export const BACK_TO_TOP = 'Volver arriba';
export const LANGUAGE_HEADING = 'Idioma';
export const CHANGE_LANGUAGE = 'Cambiar de idioma (español)';
