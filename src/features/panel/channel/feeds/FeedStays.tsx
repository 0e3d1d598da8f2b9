import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Dialog } from '@/components/overlay/Dialog';
import { Spinner } from '@/components/look/Spinner';
import { formatShortDay, formatStay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { lisbonToday, parseDay } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import { StillReading } from '@/features/panel/kit/StillReading';
import { staffClient } from '@/lib/staff-client';
import { adminBookingPath, adminChannelsPath } from '@/lib/staff-paths';
import { listChannelEvents, type ChannelFeed, type ListedChannelEvent } from '@/queries/channels';
import { queryKeys } from '@/queries/query-keys';

interface FeedStaysProps {
  feed: ChannelFeed;
  title: string;
  today: Day;
  /** Only those that the calendar no longer holds. */
  isMissingOnly?: boolean;
  onClose: () => void;
}

/** What a calendar has brought from today on, and what became of it (CHAN-02, CHAN-03). */
export function FeedStays({ feed, title, today, isMissingOnly = false, onClose }: FeedStaysProps) {
  const events = useQuery({
    queryKey: [...queryKeys.channelEvents, 'of', feed.id, today],
    queryFn: () => listChannelEvents(staffClient(), { feedId: feed.id, today }),
    meta: { log: 'listChannelEvents' },
  });
  const listed = events.data ?? [];
  const stays = listed.filter(
    ({ kind, state, missing_since }) =>
      kind === 'stay' && state !== 'echo' && (!isMissingOnly || missing_since !== null),
  );
  const others =
    listed.length - listed.filter(({ kind, state }) => kind === 'stay' && state !== 'echo').length;
  return (
    <Dialog
      isOpen
      size="fitted"
      title={isMissingOnly ? 'Estadias que faltam' : 'Estadias de fora'}
      subtitle={`${title}, a partir de hoje`}
      onClose={onClose}
    >
      <div className="p-4 text-14 md:px-5">
        <StillReading of={events} title="Não foi possível carregar as estadias." isQuiet>
          <div className="grid min-h-30 place-items-center">
            <Spinner />
          </div>
        </StillReading>
        {events.data && stays.length === 0 && (
          <p className="text-tinta-2">Este calendário não traz nenhuma estadia.</p>
        )}
        <ul className="divide-y divide-linha/60 tabular-figures">
          {stays.map((event) => (
            <Stay key={event.id} event={event} />
          ))}
        </ul>
        {others > 0 && !isMissingOnly && (
          <p className="mt-3 text-13 text-tinta-2">
            {countLabel(others, { one: 'outro registo', many: 'outros registos' })} de noites
            fechadas lá, ou nossas que o canal nos devolve: não são estadias.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Stay({ event }: { event: ListedChannelEvent }) {
  const { starts, ends, summary, missing_since } = event;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.25">
      <span className="w-48 flex-none font-medium max-md:w-full">
        {formatStay({ from: starts, to: ends })} {parseDay(ends).getFullYear()}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {event.bookings?.guest_name ?? summary ?? 'Hóspede'}
        {missing_since !== null && (
          <span className="block text-13 text-ocre-800">
            Falta no calendário desde {formatShortDay(lisbonToday(new Date(missing_since)))}
          </span>
        )}
      </span>
      <span className="text-13 text-tinta-2 max-md:w-full">
        <Fate event={event} />
      </span>
    </li>
  );
}

/** What became of the stay: a conflict, a booking, or neither. */
function Fate({ event: { state, bookings } }: { event: ListedChannelEvent }) {
  if (state === 'conflict') {
    return (
      <Link to={adminChannelsPath('conflitos')} className="text-link">
        Em conflito
      </Link>
    );
  }
  if (bookings !== null) {
    return (
      <>
        {state === 'dismissed' && 'Cancelada aqui: '}
        <Link to={adminBookingPath(bookings.booking_number)} className="text-link">
          {bookings.booking_number}
        </Link>
      </>
    );
  }
  return state === 'dismissed' ? 'Posta de lado' : 'A reserva foi apagada';
}
