import * as t from '@messages/room-dates';
import { ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { RequestedStay } from '@/domain/availability/availability-rule';
import { formatDayAndMonth, formatLongDay, formatStay } from '@/domain/calendar/date-formats';
import { compareDays, daysBetween } from '@/domain/calendar/dates';
import type { AskedStay } from '@/domain/request/asked-stay';
import { nightCount } from '@/domain/stay/stay';
import { contactPath, roomsPath, withQuery } from '@/lib/paths';

/** So many dates are offered where nothing is free. */
const MOST_DATES = 3;

type Nearest = ReadonlyMap<string, RequestedStay | null> | null;

interface WayOutProps {
  room: { id: string; name: string };
  stay: AskedStay;
  /** Null while they are looked for. */
  nearest: Nearest;
}

/** On the card of a room that is not free: its nearest dates, or the way to reception. */
export function WayOut({ room, stay, nearest }: WayOutProps) {
  const other = nearest?.get(room.id) ?? null;
  const { checkIn, checkOut } = stay;
  return (
    <p className="mb-2 min-h-11 text-15 font-medium tabular-figures">
      {other !== null && <OtherDates stay={other}>{freeWords(other, stay)}</OtherDates>}
      {nearest !== null && other === null && (
        <Link
          to={contactPath({
            message: t.roomEnquiry(room.name, formatLongDay(checkIn), formatLongDay(checkOut)),
          })}
          className={LINK}
        >
          {t.ASK}
        </Link>
      )}
    </p>
  );
}

/** Where no room is free: the nearest dates on which one is, in a place kept while they are looked for. */
export function NearestDates({ stay, nearest }: { stay: AskedStay; nearest: Nearest }) {
  if (nearest === null) {
    return <p className="min-h-17 w-full text-16 text-tinta-2 md:min-h-11">{t.SEARCHING_DATES}</p>;
  }
  const byText = new Map(
    [...nearest.values()].flatMap((other) =>
      other === null ? [] : [[JSON.stringify(other), other] as const],
    ),
  );
  const away = ({ checkIn }: RequestedStay) =>
    Math.abs(daysBetween({ from: stay.checkIn, to: checkIn }));
  const dates = [...byText.values()]
    .toSorted((a, b) => away(a) - away(b) || compareDays(a.checkIn, b.checkIn))
    .slice(0, MOST_DATES);
  if (dates.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-5 text-16">
      <p>{t.OTHER_DATES}</p>
      {dates.map((other) => (
        <OtherDates key={`${other.checkIn} ${other.checkOut}`} stay={other}>
          {formatStay({ from: other.checkIn, to: other.checkOut })}
        </OtherDates>
      ))}
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center gap-1.5 text-link';

function OtherDates({ stay, children }: { stay: RequestedStay; children: string }) {
  const [params] = useSearchParams();
  const { checkIn, checkOut } = stay;
  return (
    <Link
      to={withQuery(roomsPath, { ...Object.fromEntries(params), checkIn, checkOut })}
      className={LINK}
    >
      {children}
      <ArrowRight className="size-4 flex-none" aria-hidden />
    </Link>
  );
}

function freeWords(other: RequestedStay, asked: RequestedStay): string {
  if (other.checkIn === asked.checkIn) return t.freeFor(nightCount(other));
  const day = formatDayAndMonth(other.checkIn);
  return other.checkIn > asked.checkIn ? t.freeFrom(day) : t.freeBefore(day);
}
