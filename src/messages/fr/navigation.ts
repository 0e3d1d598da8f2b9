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

export const MAIN_MENU = 'Principale';
export const BOOK = 'Réserver';
export const OPEN_MENU = 'Ouvrir le menu';
export const CLOSE_MENU = 'Fermer le menu';
export const MENU = 'Menu';
export const ALSO_ON = 'Aussi sur';
export const CONTACT = 'Contact';
export const PRIVACY = 'Politique de confidentialité';
export const TERMS = 'Conditions générales';
export const STAFF_ACCESS = 'Accès du personnel';
export const SKIP_TO_CONTENT = 'Aller au contenu';
export const BACK_TO_TOP = 'Retour en haut de page';
export const LANGUAGE_HEADING = 'Langue';
export const CHANGE_LANGUAGE = 'Changer de langue (français)';
