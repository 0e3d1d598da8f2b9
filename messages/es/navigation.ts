/** The words of the menus (NAV-01, NAV-06). */

export const LINKS = {
  home: 'Inicio',
  about: 'Sobre nosotros',
  rooms: 'Habitaciones',
  services: 'Servicios',
  information: 'Información',
  gallery: 'Galería',
  location: 'Ubicación',
  contact: 'Contacto',
};
