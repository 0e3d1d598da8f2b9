/** The words of the menus (NAV-01, NAV-06). */

export const LINKS = {
  home: 'Accueil',
  about: 'À propos',
  rooms: 'Chambres',
  services: 'Services',
  information: 'Infos pratiques',
  gallery: 'Galerie',
  location: 'Accès',
  contact: 'Contact',
};
