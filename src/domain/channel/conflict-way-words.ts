/** The texts of the ways out of a conflict (CHAN-04). */
import type { ForeignStay } from './conflict.ts';
import type { Hindrance, WayOut } from './conflict-ways.ts';
import { onChannel, shortNights } from './conflict-words.ts';
import { formatDayAndMonth, formatDayNumber } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';
import { joinWords } from '../calendar/short-dates.ts';
import { surname } from '../availability/stay-bars.ts';
import { formatStayInSentence } from '../calendar/stay-formats.ts';

export const WAY_TITLES: Readonly<Record<WayOut, string>> = {
  'other-room': 'Pôr a de fora noutro quarto',
  'move-ours': 'Mudar a nossa para outro quarto',
  swap: 'Trocar de quarto com outra estadia',
  'same-stay': 'É a mesma estadia',
  'cancel-ours': 'Cancelar a nossa',
  'own-room': 'Pôr a de fora neste quarto',
  'open-days': 'Abrir os dias bloqueados',
  dismiss: 'Não é uma estadia',
};

/** The part of the scene that the texts need. */
export interface ToldWay {
  foreign: Pick<ForeignStay, 'starts' | 'ends' | 'channel'>;
  roomNumber: string;
  ours: {
    check_in_date: Day;
    check_out_date: Day;
    guest_name: string;
    isOfChannel: boolean;
    /** Whether it covers the nights of the foreign stay that are still to come. */
    hasItsNights: boolean;
  } | null;
  closed: readonly Day[];
  roomNumbers?: readonly string[];
}

/** The line beneath a way out: what it does. */
export function wayDetail(way: WayOut, told: ToldWay): string {
  const { foreign, roomNumber, ours, closed, roomNumbers = [] } = told;
  const there = onChannel(foreign.channel);
  const capital = `${there.charAt(0).toUpperCase()}${there.slice(1)}`;
  switch (way) {
    case 'other-room':
      return `${capital} continua como quarto ${roomNumber}; aqui dorme noutro.`;
    case 'move-ours':
      return ours === null
        ? ''
        : `${roomNumbers.length === 1 ? 'Livre' : 'Livres'} ${briefStay(ours)}: ${joinWords(roomNumbers)}. O preço combinado mantém-se.`;
    case 'swap':
      return 'As duas trocam de quarto, ou nenhuma. As datas e os preços ficam.';
    case 'same-stay':
      return ours?.hasItsNights === false
        ? `Fica uma só reserva. Mal o caminho fique livre, passa às datas que tem ${there}: ${formatStayInSentence({ from: foreign.starts, to: foreign.ends })}. Para quem reservou aqui e lá.`
        : `Fica uma só reserva, com as nossas datas até mudarem ${there}. Para quem reservou aqui e lá.`;
    case 'cancel-ours':
      return `Motivo «Sobreposição». Pergunta antes de cancelar.${ours?.isOfChannel === true ? ' No canal por onde veio, cancele também.' : ''}`;
    case 'own-room':
      return closed.length > 0
        ? `O quarto ${roomNumber} continua bloqueado para os outros.`
        : `Nada ocupa já o quarto ${roomNumber} nestas noites.`;
    case 'open-days':
      return `${closed.length === 1 ? 'O dia volta' : 'Os dias voltam'} a estar à venda e a de fora é reservada sozinha.`;
    case 'dismiss':
    default:
      return `Só fecharam os dias ${there}, ou já está tratada. Não ocupa quarto aqui; pode retomar-se.`;
  }
}

/** 'de 24 a 27': within one month without the month's name. */
function briefStay({
  check_in_date: from,
  check_out_date: to,
}: {
  check_in_date: Day;
  check_out_date: Day;
}) {
  const isOneMonth = from.slice(0, -3) === to.slice(0, -3);
  return isOneMonth
    ? `de ${formatDayNumber(from)} a ${formatDayNumber(to)}`
    : `de ${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`.replace(/\.$/, '');
}

export function hindranceWords(hindrance: Hindrance, told: ToldWay & { way: WayOut }): string {
  const { foreign, roomNumber, ours, way } = told;
  switch (hindrance) {
    case 'no-room': {
      const days =
        way === 'move-ours' && ours !== null
          ? { from: ours.check_in_date, to: ours.check_out_date }
          : { from: foreign.starts, to: foreign.ends };
      return `Nenhum quarto livre ${formatStayInSentence(days)}.`;
    }
    case 'no-partner':
      return 'Nenhuma estadia cabe trocada com a nossa.';
    case 'slept':
      return `${ours?.guest_name ?? 'O hóspede'} já dormiu no quarto ${roomNumber}: divida a estadia na reserva.`;
    case 'in-house':
    default:
      return `${ours?.guest_name ?? 'O hóspede'} está em casa.`;
  }
}

/** The label of the button that carries out a way, e.g. 'Mudar para o quarto 4'. */
export function actionLabel(
  way: WayOut,
  what: { roomNumber?: string; partner?: string; bookingNumber?: string; closed: readonly Day[] },
): string {
  switch (way) {
    case 'other-room':
      return `Pôr no quarto ${what.roomNumber ?? ''}`.trim();
    case 'move-ours':
      return `Mudar para o quarto ${what.roomNumber ?? ''}`.trim();
    case 'swap':
      return what.partner === undefined ? 'Trocar' : `Trocar com ${surname(what.partner)}`;
    case 'same-stay':
      return what.bookingNumber === undefined ? 'Ligar as duas' : `Ligar à ${what.bookingNumber}`;
    case 'cancel-ours':
      return 'Cancelar a nossa…';
    case 'own-room':
      return `Pôr no quarto ${what.roomNumber ?? ''}`.trim();
    case 'open-days':
      return what.closed.length === 1
        ? `Abrir ${shortNights(what.closed)}`
        : `Abrir ${what.closed.length} dias`;
    case 'dismiss':
    default:
      return 'Pôr de lado';
  }
}

/** 'Se deixar estar: …': what happens if nobody does anything. */
export function leftAloneWords({
  ours,
  closed,
  isReading,
  isMissing,
}: {
  ours: number;
  closed: number;
  /** Whether the calendar of the foreign stay is being read. */
  isReading: boolean;
  /** Whether the last reading no longer contained the foreign stay. */
  isMissing: boolean;
}): string {
  const begin = 'Se deixar estar:';
  if (isMissing)
    return `${begin} já não vinha na última leitura; se continuar a faltar, sai daqui sozinha.`;
  if (!isReading) return `${begin} o calendário dela está parado, e não é reservada sozinha.`;
  const stays = ours === 1 ? 'a nossa fica como está' : 'as nossas ficam como estão';
  if (ours > 0)
    return `${begin} ${stays} e, mal o caminho fique livre, a de fora é reservada sozinha.`;
  if (closed > 0) {
    return `${begin} o quarto fica bloqueado e, mal os dias abram, a de fora é reservada sozinha.`;
  }
  return `${begin} é reservada sozinha dentro de um minuto.`;
}
