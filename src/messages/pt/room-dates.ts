/** The list of rooms on a guest's dates (SITE-08). */
import { countIn } from '@/domain/language/plural.ts';
import { nights, people } from './counts.ts';

const count = countIn('pt');

/** The line that opens the fields, while no dates are chosen. */
export const CHOOSE = 'Ver o que há livre nas suas datas';
/** The same where the dates of the address are over. */
export const CHOOSE_OTHERS = 'Estas datas já passaram: escolha outras';
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const PEOPLE = 'Pessoas ao todo';
export const SHOW = 'Ver quartos livres';
export const BOTH_DATES = 'Escolha o check-in e, depois dele, o check-out.';
export const CLEAR = 'Limpar datas';
/** A link that takes the dates of the search on Home. */
export const fromSearch = (days: string) => `Livres de ${days}`;

export const SEARCHING = 'A procurar quartos livres...';
export const SEARCHING_DATES = 'A procurar datas próximas...';
/** The headings of the two parts of the list. */
export const freeRooms = count('quarto livre nestas datas', 'quartos livres nestas datas');
export const NONE_FREE = 'Nenhum quarto livre nestas datas';
export const NONE_FREE_HERE = 'Nenhum destes quartos está livre nestas datas';
export const TAKEN = 'Sem quarto nestas datas';
export const FAILED = 'Não foi possível ver o que há livre nestas datas.';
export const OTHER_DATES = 'Há quarto em datas próximas:';
export const NO_OTHER_DATES = 'Às vezes há uma solução que o site não vê.';
/** When a stay is longer or later than can be asked for. */
export const outOfReach = (most: number, lastDay: string) =>
  `Aqui pode pedir até ${nights(most)}, com saída até ${lastDay}. Para outras datas, fale connosco.`;

/** On a card: what these nights cost, '3 noites, 264 €'. */
export const stayPrice = (nightCount: number, price: string) => `${nights(nightCount)}, ${price}`;
export const perPerson = (price: string, guests: number, isAverage: boolean) =>
  `${price} por pessoa e noite${isAverage ? ', em média' : ''}, se forem ${guests}`;
/** Of a room with fewer places than the party has people. */
export const tooSmall = (party: number) => `Para ${people(party)}, junte outro quarto.`;
/** The nearest dates of a room that is not free. */
export const freeFrom = (day: string) => `Livre a partir de ${day}`;
export const freeBefore = (day: string) => `Livre se chegar a ${day}`;
export const freeFor = (nightCount: number) => `Livre para ${nights(nightCount)}`;
export const ASK = 'Perguntar à receção';
/** Messages for the contact form, already written. */
export const roomEnquiry = (room: string, from: string, to: string) =>
  `Olá! Gostava de reservar o quarto ${room}, de ${from} a ${to}. Podem ajudar?`;
export const enquiry = (from: string, to: string) =>
  `Olá! Procuro um quarto de ${from} a ${to} e não encontrei nenhum livre no site. Podem ajudar?`;

/** Dormitories are not let by the bed. */
export const LET_WHOLE = 'Reserva-se inteiro';
export const DORMITORIES = 'Os dormitórios reservam-se inteiros. Quer só uma cama?';
export const ASK_FOR_BED = 'Pergunte à receção';
export const bedEnquiry = (stay: string) =>
  `Olá! Queria uma só cama num dormitório${stay}. É possível?`;
export const stayClause = (from: string, to: string) => `, de ${from} a ${to}`;
