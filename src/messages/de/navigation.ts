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

export const MAIN_MENU = 'Hauptmenü';
export const BOOK = 'Buchen';
export const OPEN_MENU = 'Menü öffnen';
export const CLOSE_MENU = 'Menü schließen';
export const MENU = 'Menü';
export const ALSO_ON = 'Auch zu finden bei';
export const CONTACT = 'Kontakt';
export const PRIVACY = 'Datenschutz';
export const TERMS = 'AGB';
export const STAFF_ACCESS = 'Team-Login';
export const SKIP_TO_CONTENT = 'Zum Inhalt springen';
export const BACK_TO_TOP = 'Nach oben';
export const LANGUAGE_HEADING = 'Sprache';
export const CHANGE_LANGUAGE = 'Sprache wechseln (Deutsch)';
