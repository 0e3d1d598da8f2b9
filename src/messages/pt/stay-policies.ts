/** The house rules, with the same wording on every page (TEXT-HOUSE-01 to TEXT-HOUSE-06). */
export const HOUSE_RULES = {
  smoking: 'Não se fuma no interior.',
  pets: 'Não são permitidos animais, exceto cães-guia acreditados.',
  noise: 'Não há festas nem ruído entre as 22:00 e as 08:00.',
  visitors:
    'Não são permitidas visitas sem registo nos quartos, nem nas áreas comuns depois das 22:00.',
  alcohol: 'Não é permitido o consumo desregrado de álcool.',
  drugs: 'Não são permitidas substâncias ilegais.',
};

/** What the price does not include, with the wording of the terms (TEXT-STAY-07). */
export const TOURIST_TAX = 'As taxas turísticas são pagas no local.';
