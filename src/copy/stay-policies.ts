/**
 * The rules of a stay, one constant for each page that states them. The pages disagree on purpose:
 * each keeps the figures that its requirements give it (decisions.md, The house itself).
 */

/** Until when guests leave, as every text below and a room's page say; for what reckons with it. */
export const DEPARTURE_HOUR = '11:00';

/** The board of /informacoes (TEXT-ROOM-05, TEXT-ROOM-06). */
export const informationHours = {
  checkIn: '14:00 – 00:00',
  checkOut: '00:00 – 11:00',
  breakfast: '7:00 – 10:00',
  quiet: '22:00 – 08:00',
} as const;

/** What the terms promise, for every text that quotes them (TEXT-STAY-01 to TEXT-STAY-05). */
export const stayTerms = {
  checkIn: 'Das 14:00 às 00:00',
  checkOut: 'Até às 11:00',
  minimumAge: '18 anos',
  lateCheckOutFee: '10\u00a0€',
  luggageUntil: '18:00',
  touristTax: 'As taxas turísticas são pagas no local.',
} as const;

/** The rules of the house, worded alike wherever they stand (TEXT-HOUSE-01 to TEXT-HOUSE-06). */
export const houseRules = {
  smoking: 'Não se fuma no interior.',
  pets: 'Não são permitidos animais, exceto cães-guia acreditados.',
  noise: 'Não há festas nem ruído entre as 22:00 e as 08:00.',
  visitors:
    'Não são permitidas visitas sem registo nos quartos, nem nas áreas comuns depois das 22:00.',
  alcohol: 'Não é permitido o consumo desregrado de álcool.',
  drugs: 'Não são permitidas substâncias ilegais.',
} as const;
