/** What the dialog of a booking says about the platform that it came from (CHAN-03). */
import { channelLabel, onChannel } from './conflict-words.ts';
import type { Day } from '../calendar/dates.ts';
import { formatDayAndMonth } from '../calendar/date-formats.ts';
import { formatStayInSentence } from '../calendar/stay-formats.ts';

export interface FollowedEntry {
  channel: string;
  /** The state of the platform's entry: booked, conflict, gone or dismissed. */
  state: string;
  /** Whether the platform's calendar is being read. */
  isReading: boolean;
  /** The number of the room that the platform sold. */
  soldAs: string;
  starts: Day;
  ends: Day;
}

/** The text to show; the tone 'warning' means that reception must act. */
export interface FollowingWords {
  tone: 'quiet' | 'warning';
  title: string;
  lines: string[];
  /** The text of the link to the conflicts, where the platform has other dates. */
  conflict?: string;
}

/**
 * Says that a booking follows a platform, what reception can change in it, and that cancelling it
 * here does not cancel it there.
 *
 * @param booking.roomNumber null for a room that this account may not see
 */
export function followingWords(
  { channel, state, isReading, soldAs, starts, ends }: FollowedEntry,
  booking: { status: string; roomNumber: string | null; check_out_date: Day },
): FollowingWords {
  const name = channelLabel(channel);
  const there = onChannel(channel);
  if (booking.status === 'cancelled') {
    const isGone = state === 'gone';
    return {
      tone: 'quiet',
      title: isGone ? `Já não está ${there}` : 'Cancelada só aqui',
      lines: isGone ? [] : [`Se ainda estiver ${there}, cancele também lá.`],
    };
  }
  const hasLeft = ['checked_out', 'completed'].includes(booking.status);
  if (hasLeft && booking.check_out_date < ends) {
    return leftEarlyWords({ there, name, isGone: state === 'gone', ends });
  }
  if (state === 'conflict') {
    return {
      tone: 'warning',
      title: `Tem outras datas ${there}`,
      lines: [
        `Lá é ${formatStayInSentence({ from: starts, to: ends })}; aqui o quarto não está livre.`,
      ],
      conflict: 'Resolva em Canais, Conflitos.',
    };
  }
  if (state === 'gone') {
    return { tone: 'warning', title: `Já não está ${there}`, lines: ['Confirme com o hóspede.'] };
  }
  const isElsewhere = booking.roomNumber !== null && booking.roomNumber !== soldAs;
  return {
    tone: 'quiet',
    title: isReading ? `Segue o calendário: ${name}` : `Calendário parado: ${name}`,
    lines: [
      isReading
        ? `Se as datas mudarem ${there}, mudam aqui; se lá desaparecer, é cancelada aqui.`
        : `O que mudar ${there} não chega aqui.`,
      ...(isElsewhere ? [`Foi vendida como quarto ${soldAs}.`] : []),
      'Quarto, nome, contactos, hóspedes, preço e notas são seus: ficam como os puser.',
      `Cancelar aqui não cancela ${there}.`,
    ],
  };
}

/** The guest left before the platform's last night, and the nights that were left are free here. */
function leftEarlyWords({
  there,
  name,
  isGone,
  ends,
}: {
  there: string;
  name: string;
  isGone: boolean;
  ends: Day;
}): FollowingWords {
  if (isGone) return { tone: 'quiet', title: `Já não está ${there}`, lines: [] };
  return {
    tone: 'warning',
    title: `${name}: ainda vai até ${formatDayAndMonth(ends)}`,
    lines: [
      `O hóspede saiu antes. Altere também ${there} a saída: até o fazer, essas noites não se vendem lá.`,
    ],
  };
}
