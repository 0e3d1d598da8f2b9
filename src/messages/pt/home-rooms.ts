/** Three rooms on Home with their prices, and the plaque with the lowest price (SITE-02). */

export const TITLE = 'Escolha a sua porta';
export const TEXT = 'O preço é do quarto inteiro, por noite, com pequeno-almoço.';
export const allOf = (count: number) => `Ver os ${count} quartos`;
export const FAILED = 'Os quartos não carregaram.';

/** Before and after the price on the plaque. */
export const FROM = 'desde';
export const PER_NIGHT = 'por noite';
