/**
 * Choosing a stay in the calendar of a room's page (SITE-01). Text between asterisks is emphasized.
 */
import { guests, nights } from './counts.ts';

export const stayNights = nights;
export const stayGuests = guests;

/** 'sexta, 5 de fevereiro', and combinations of two days. */
export const onDay = (weekday: string, date: string) => `${weekday.replace('-feira', '')}, ${date}`;
export const fromTo = (from: string, to: string) => `De ${from}, a ${to}`;
export const pair = (first: string, second: string) => `${first} e ${second}`;
export const range = (from: string, to: string) => `${from} a ${to}`;
export const summary = (stay: string, party: string) => `${stay} · ${party}`;

/** The line above the months: what to choose next, and what is chosen. */
export const TAP_ARRIVAL = 'Toque no dia em que chega.';
export const arrival = (day: string) => `Entrada ${atDay(day)}. Agora o dia de saída.`;
export const arrivalFrom = (day: string, first: string) =>
  `Entrada ${atDay(day)}. Agora o dia de saída, *a partir de ${first}.*`;
export const chosen = (stay: string, sum: string) =>
  `*${stay}: ${sum}.* Toque noutro dia para mudar a entrada.`;
export const CLEAR_DATES = 'Limpar datas';

/** The text in a cell, as short as possible, and after the day for screen readers. */
export const ARRIVAL = 'entrada';
export const DEPARTURE = 'saída';
export const ONLY_DEPARTURE = 'só saída';
export const NIGHT_OF_STAY = 'noite da sua estadia';
export const PREVIOUS_MONTH = 'Mês anterior';
export const NEXT_MONTH = 'Mês seguinte';

/** The entries of the legend that the specification does not have. */
export const YOUR_STAY = 'A sua estadia: um azulejo por noite';
export const minimum = (count: number) => `Mínimo de ${nights(count)}`;
export const TOO_EARLY = 'Saída cedo demais';

/** The notes below the months. */
export const NIGHT_PRICE = 'Preço do quarto por noite.';
export const PRICE_UNKNOWN = 'Não sabemos o preço da estadia. Pode pedir na mesma.';
export const bookableUntil = (day: string) => `Pode reservar até ${day}.`;

/** Why a day cannot be chosen. */
export const REASONS = {
  past: 'Este dia já passou.',
  'not-yet': 'Para este dia ainda não há reservas.',
  taken: 'Esta noite está ocupada.',
  closed: 'Neste dia não há entradas.',
  'minimum-cut': 'Há uma noite ocupada pelo meio.',
  'before-arrival': 'A saída vem depois da entrada.',
  'night-between': 'Há uma noite ocupada pelo meio.',
  'too-long': 'São noites a mais para um só pedido.',
};
export const tooEarly = (day: string) => `${day}, ainda é cedo para sair.`;
export const shortest = (day: string, count: number) =>
  `Quem chega a ${day} fica pelo menos ${nights(count)}.`;

/** The nearest day that can be chosen instead. */
export const leaveOn = (day: string, sum: string) => `Sair a ${day}: ${sum}`;
export const arriveOn = (day: string) => `Entrar a ${day}`;
export const CHANGE_ARRIVAL = 'Mudar a entrada';

/** The price box. */
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const CHOOSE_DAY = 'Escolha o dia';
export const GUESTS = 'Hóspedes';
export const FEWER_GUESTS = 'Menos um hóspede';
export const MORE_GUESTS = 'Mais um hóspede';
export const ONE_TILE_A_NIGHT = 'um azulejo por noite';
export const moreTiles = (count: number) => `+ ${count}`;
export const special = (stay: string) => `Preço especial, ${stay}`;
export const PER_PERSON_AND_NIGHT = 'Por pessoa e noite';
export const PER_PERSON_ON_AVERAGE = 'Por pessoa e noite, em média';
export const DEPARTURE_MISSING = 'Falta a saída';
export const CHOOSE_DEPARTURE = 'Toque no dia em que sai.';
export const departureFrom = (day: string) => `Falta o dia de saída: a partir de ${day}.`;

/** The note below the button: what will be filled in already. */
export const ALL_FILLED_IN =
  'Quarto, datas e hóspedes já vão preenchidos. O pedido fica pendente até a receção confirmar.';
export const ARRIVAL_FILLED_IN =
  'Sem dia de saída, o formulário abre com o quarto, a entrada e os hóspedes, e pergunta o resto.';

/** The bar at the foot of a phone. */
export const since = (day: string) => `desde ${day}`;
export const sinceWithMinimum = (day: string, count: number) =>
  `desde ${day} · mínimo ${nights(count)}`;

/** 'na *sexta, 5 de fevereiro*', 'no *sábado, 6 de fevereiro*'. */
function atDay(day: string): string {
  return `${/^(?:sáb|dom)/.test(day) ? 'no' : 'na'} *${day}*`;
}

/** Of a chosen night whose request charges the base price, for screen readers. */
export const specialByStaff = (price: string) =>
  `preço especial de ${price}, a confirmar pela equipa`;
