/** The words of the menus (NAV-01, NAV-06). */

export const LINKS = {
  home: 'Home',
  about: 'About',
  rooms: 'Rooms',
  services: 'Services',
  information: 'Information',
  gallery: 'Gallery',
  location: 'Location',
  contact: 'Contact',
};
