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

export const MAIN_MENU = 'Main';
export const BOOK = 'Book';
export const OPEN_MENU = 'Open menu';
export const CLOSE_MENU = 'Close menu';
export const MENU = 'Menu';
export const ALSO_ON = 'Also on';
export const CONTACT = 'Contact';
export const PRIVACY = 'Privacy policy';
export const TERMS = 'Terms and conditions';
export const STAFF_ACCESS = 'Staff sign-in';
export const SKIP_TO_CONTENT = 'Skip to content';
export const BACK_TO_TOP = 'Back to top';
export const LANGUAGE_HEADING = 'Language';
export const CHANGE_LANGUAGE = 'Change language (English)';
