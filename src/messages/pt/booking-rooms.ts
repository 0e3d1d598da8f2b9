/** Step 3 of the booking form: the rooms and all messages about them (BOOK-STEP3-01). */
import { guests, rooms } from './counts.ts';

export const ROOMS = 'Quartos';
export const MODE = 'Modo de escolha';
export const RECOMMENDED_MODE = 'Recomendações';
export const MANUAL_MODE = 'Seleção manual';
export const LOADING_ROOMS = 'A procurar quartos livres...';

export const COMBINATIONS = 'Combinações de quartos';
export const RECOMMENDED = 'Recomendado';
export const OWN_CHOICE = 'A sua escolha';
export const CLEAR_CHOICE = 'Limpar escolha';
export const CHOOSE_COMBINATION = 'Escolha a combinação que prefere.';
export const CHOSEN_FOR_YOU = 'Já deixámos uma combinação escolhida. Pode mudá-la.';
export const CHOSEN_BY_YOU = 'A sua escolha está marcada.';
export const perNight = (price: string) => `${price} / noite`;

export const SEARCH = 'Procurar quarto';
export const SEARCH_IN = 'Nome ou descrição';
export const CLEAR_SEARCH = 'Limpar pesquisa';
export const CAPACITY = 'Capacidade';
export const NONE_FOUND = 'Nenhum quarto encontrado com os filtros selecionados.';
export const CLEAR_FILTERS = 'Limpar filtros';
export const freeRooms = (count: number) =>
  count === 1
    ? '1 quarto livre nas suas datas.'
    : `${count} quartos livres nas suas datas, do preço mais baixo ao mais alto.`;
export const moreRooms = (count: number) => `Mostrar mais ${rooms(count)}`;

export const roomNumber = (number: string) => `Quarto ${number}`;
export const roomFacts = (number: string, capacity: number) =>
  `Quarto ${number}. Até ${capacity} pessoa(s).`;
export const roomSubtitle = (number: string, capacity: number) =>
  `Quarto ${number}, até ${capacity} pessoa(s)`;
export const WOMEN_ONLY = 'Só mulheres';
export const PER_NIGHT = 'por noite';
export const guestsIn = (room: string) => `Hóspedes em ${room}`;
export const oneLessIn = (room: string) => `Menos um hóspede em ${room}`;
export const oneMoreIn = (room: string) => `Mais um hóspede em ${room}`;
export const removeRoom = (room: string) => `Retirar ${room}`;
export const addRoom = (room: string) => `Adicionar ${room}`;
export const ADD = 'Adicionar';
export const FULL_ROOM = 'Quarto completo';
export const places = (taken: number, capacity: number) => `${taken} de ${capacity} lugares`;

export const DETAILS = 'Fotos e comodidades';
export const detailsOf = (names: string) => `Fotos e comodidades de ${names}`;

/** When the chosen rooms have more guests than the party. */
export const HOW_MANY = 'Quantas pessoas vêm?';
/** The warning while guests remain unplaced. BOOK-STEP3-09 */
export const unplaced = (count: number) =>
  count === 1 ? 'Falta acomodar 1 hóspede.' : `Falta acomodar ${count} hóspedes.`;
export const spare = (count: number) => `Há ${guests(count)} a mais nos quartos.`;
/** How many guests have a place, for the bar on a phone and for screen readers. */
export const placement = (total: number, accommodated: number) => {
  const missing = total - accommodated;
  if (missing > 0) return `${missing === 1 ? 'Falta' : 'Faltam'} ${missing} de ${total}`;
  return missing < 0
    ? `${accommodated} lugares para ${total}`
    : `${accommodated} de ${total} acomodados`;
};
/** '5 guests: 3 + 2': how the guests are divided among the rooms. */
export const shared = (guestCount: string, shares: string) => `${guestCount}: ${shares}`;

export interface Figures {
  total: number;
  accommodated: number;
  remaining: number;
}

/** The labels below the figures of the summary. */
export const figures = ({ total, accommodated, remaining }: Figures) => ({
  total: total === 1 ? 'hóspede' : 'hóspedes',
  accommodated: accommodated === 1 ? 'acomodado' : 'acomodados',
  remaining: remaining === 1 ? 'restante' : 'restantes',
});

/** When no combination fits. ERR-EMPTY-01 */
export const noCombination = (count: number) =>
  count === 1
    ? 'Nenhuma combinação de quartos disponível para 1 hóspede.'
    : `Nenhuma combinação de quartos disponível para ${count} hóspedes.`;
export const BY_HAND = 'As recomendações juntam até três quartos. À mão pode juntar mais.';
export const CHOOSE_BY_HAND = 'Escolher na seleção manual';
export const OTHER_DATES =
  'Experimente outras datas ou fale connosco: às vezes há uma solução que o site não vê.';
export const CHANGE_DATES = 'Alterar datas';
export const SEND_MESSAGE = 'Enviar uma mensagem';
export const NOT_LOADED = 'Não foi possível carregar os quartos.';
export const NOT_LOADED_ADVICE =
  'Pode haver quartos livres: tente novamente, ou ligue para a receção. O que escolheu continua preenchido.';

/** The beginning of the sentence about rooms that only reception can book, with their names. */
const heldSubject = (names: readonly string[]) =>
  names.length === 1
    ? `O quarto ${names[0]} está livre nas suas noites, mas tem outra reserva marcada`
    : `${rooms(names.length)} estão livres nas suas noites, mas têm outras reservas marcadas`;
/** `before` is followed by the phone number, then by `between` and `link`. */
export const heldRooms = (names: readonly string[]) => ({
  before: `${heldSubject(names)}, e por isso só a receção ${names.length === 1 ? 'o' : 'os'} pode reservar: ligue`,
  between: 'ou',
  link: 'envie uma mensagem',
  after: '.',
});
export const onlyHeldRooms = (names: readonly string[]) =>
  `${heldSubject(names)}: só a receção ${names.length === 1 ? 'o' : 'os'} pode reservar, por telefone ou mensagem.`;

/** Changes to the rooms that the guest did not make. */
export const NOTICES = {
  gone: (room: string) => `${room} deixou de estar livre nas suas datas e saiu da sua escolha.`,
  repriced: (room: string) => `O preço de ${room} mudou. O total já está atualizado.`,
  wantedNotFree: (room: string) =>
    `O quarto ${room} não pode ser reservado aqui nas suas datas. Veja os outros quartos livres.`,
  wantedUnknown: 'O quarto que procurava já não está disponível. Veja os outros quartos livres.',
  guestsChanged: (count: number) =>
    `A combinação que tinha escolhido não era para ${guests(count)}. Veja a que recomendamos agora.`,
};

/** Messages about the room that a link had preselected. */
export const WANTED = {
  gone: 'O quarto que procurava já não está disponível: mostramos os dias de todos os quartos.',
  refused: (room: string) =>
    `O quarto ${room} já tem outras reservas e só pode ser pedido à receção. No calendário vê os dias em que está livre.`,
  shown: (room: string) => `O calendário mostra os dias livres de ${room}.`,
  seeAllRooms: 'Ver todos os quartos',
  seeAllDays: 'Ver os dias de todos os quartos',
};

/**
 * The prefilled contact message of a guest who wants a room, or found none; `stay` may be empty.
 */
export const roomEnquiry = (room: string, stay: string) =>
  `Olá! Gostava de reservar o quarto ${room}${stay}. Podem ajudar?`;
export const enquiry = (count: number, stay: string) =>
  `Olá! Procuro alojamento para ${guests(count)}${stay} e não encontrei quartos livres no site. Podem ajudar?`;
export const stayClause = (checkIn: string, checkOut: string, length: string) =>
  ` de ${checkIn} a ${checkOut} (${length})`;

/** The dialog over the form with a room's pictures and amenities. */
export const THESE_ROOMS = 'Os quartos desta combinação';
export const picture = (room: string, number: number, count: number) =>
  `${room}, fotografia ${number} de ${count}`;
export const LOADING = 'A carregar...';
export const AMENITIES_NOT_LOADED = 'Não foi possível carregar as outras comodidades.';
export const TRY_AGAIN = 'Tentar Novamente';
