/** The end of a page that leads to the rooms. */

export const TITLE = 'Escolha o seu quarto';
export const TEXT =
  'Treze quartos, cada um com o seu azulejo. A página de cada um tem as imagens, os dias livres e o preço.';
export const SEE_ROOMS = 'Ver Quartos';
