/** The texts of header, menus and footer (NAV-01 to NAV-06). */

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

export const MAIN_MENU = 'Principal';
export const BOOK = 'Reservar';
export const OPEN_MENU = 'Abrir menu';
export const CLOSE_MENU = 'Fechar menu';
export const MENU = 'Menu';
export const ALSO_ON = 'Também estamos em';
export const CONTACT = 'Contacto';
export const PRIVACY = 'Política de Privacidade';
export const TERMS = 'Termos e Condições';
export const STAFF_ACCESS = 'Acesso da equipa';
export const SKIP_TO_CONTENT = 'Saltar para o conteúdo';
export const BACK_TO_TOP = 'Voltar ao topo';
export const LANGUAGE_HEADING = 'Língua';
/** The button's accessible name; its visible text is the language code. */
export const CHANGE_LANGUAGE = 'Mudar de língua (português)';
