/** The words of the menus (NAV-01, NAV-06). */

export const LINKS = {
  home: 'Start',
  about: 'Über uns',
  rooms: 'Zimmer',
  services: 'Leistungen',
  information: 'Gut zu wissen',
  gallery: 'Galerie',
  location: 'Lage',
  contact: 'Kontakt',
};
