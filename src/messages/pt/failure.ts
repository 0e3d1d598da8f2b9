/** The error screen of a page that could not be shown. */
export const TITLE = 'Algo correu mal';
/** Followed by the phone number. */
export const ADVICE =
  'Esta página não abriu como devia. Tente novamente; se continuar, ligue-nos para';
export const OFFLINE = 'Sem ligação à Internet';
export const HOME = 'Voltar à página inicial';
