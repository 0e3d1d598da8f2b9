/** The words of the menus (NAV-01, NAV-06). */

export const LINKS = {
  home: 'Home',
  about: 'Sobre Nós',
  rooms: 'Quartos',
  services: 'Serviços',
  information: 'Informações',
  gallery: 'Galeria',
  location: 'Localização',
  contact: 'Contacto',
};
