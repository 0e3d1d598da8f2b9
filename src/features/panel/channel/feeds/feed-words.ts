import { formatClock, formatTimestamp } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import type { ChannelFeed } from '@/queries/channels';

/** 'às 15:26' of today, 'a 22 nov. 2026, 15:26' of another day. */
function atMoment(moment: string, today: Day): string {
  return lisbonToday(new Date(moment)) === today
    ? `às ${formatClock(moment)}`
    : `a ${formatTimestamp(moment)}`;
}

/** 'Lido pela última vez às 08:26.', or that it never was. */
export function failedSince({ succeeded_at }: ChannelFeed, today: Day): string {
  return succeeded_at === null
    ? 'Nunca se conseguiu ler.'
    : `Lido pela última vez ${atMoment(succeeded_at, today)}.`;
}

const SHOWN_START = 34;
const SHOWN_END = 6;

/** 'https://ical.booking.com/v1/export?t=4f1c…a9e0': enough of an address to know it by. */
export function shortAddress(url: string): string {
  if (url.length <= SHOWN_START + SHOWN_END + 3) return url;
  return `${url.slice(0, SHOWN_START)}…${url.slice(-SHOWN_END)}`;
}
