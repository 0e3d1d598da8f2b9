/** Three rooms of Home with their prices, and the lowest one over its window (SITE-02). */

export const TITLE = 'Escolha a sua porta';
export const TEXT = 'O preço é do quarto inteiro, por noite, com pequeno-almoço.';
export const allOf = (count: number) => `Ver os ${count} quartos`;
export const FAILED = 'Os quartos não carregaram.';

/** On the plaque in the window, around the price. */
export const FROM = 'desde';
export const PER_NIGHT = 'por noite';
