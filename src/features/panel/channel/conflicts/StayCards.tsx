import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '@/components/ExternalLink';
import { StatusBadge } from '@/components/look/StatusBadge';
import { priceWords, asBookingSource, type BookingSource } from '@/domain/booking/booking-source';
import { formatClock, formatDayAndMonth } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import {
  channelLabel,
  foreignGuestName,
  longNights,
  onChannel,
  oursWords,
  stayLine,
} from '@/domain/channel/conflict-words';
import { adminBookingPath } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { Conflict } from './useConflicts';

const SITES: Partial<Record<BookingSource, string>> = {
  booking_com: 'https://admin.booking.com/',
  airbnb: 'https://www.airbnb.com/hosting/reservations',
  vrbo: 'https://www.vrbo.com/',
  google: 'https://calendar.google.com/',
};

/** The page on which reception manages its stays on a platform; null where none is known. */
function channelSite(channel: string): string | null {
  return SITES[asBookingSource(channel)] ?? null;
}

const UNKNOWN = 'o canal não diz';

/** Our stays and the platform's, side by side. */
export function StayCards({ conflict }: { conflict: Conflict }) {
  const { ours, closed } = conflict;
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      {ours.map((stay, place) => (
        <OurCard
          key={stay.id}
          stay={stay}
          title={ours.length === 1 ? 'A nossa' : `A nossa (${place + 1} de ${ours.length})`}
        />
      ))}
      {closed.length > 0 && <ClosedCard closed={closed} />}
      {ours.length === 0 && closed.length === 0 && (
        <Card title="A nossa" edge="border-t-linha">
          <p className="text-13 text-tinta-2">Já não há nenhuma nossa nestas noites.</p>
        </Card>
      )}
      <ForeignCard conflict={conflict} />
    </div>
  );
}

function OurCard({ stay, title }: { stay: StaffBooking; title: string }) {
  const { booking_number, source, guest_name, check_in_date, check_out_date } = stay;
  return (
    <Card title={title} badge={<StatusBadge status={stay.status} />} edge="border-t-anil-600">
      <Facts
        facts={[
          ['Reserva', `${booking_number}, ${oursWords(source)}`],
          ['Hóspede', guest_name],
          ['Noites', stayLine({ from: check_in_date, to: check_out_date })],
          ['Hóspedes', stay.number_of_guests],
          ['Total', priceWords(stay)],
          ['Recebida', moment(stay.created_at)],
        ]}
      />
      <Link to={adminBookingPath(booking_number)} className={LINK}>
        Abrir a reserva
      </Link>
    </Card>
  );
}

function ClosedCard({ closed }: { closed: readonly Day[] }) {
  return (
    <Card
      title={closed.length === 1 ? 'Dia bloqueado' : 'Dias bloqueados'}
      edge="border-t-contorno"
    >
      <p className="text-13 font-medium">{longNights(closed)}</p>
      <p className="mt-1 text-13 text-tinta-2">
        Alguém da equipa fechou o quarto nestas noites. Por isso não entrou sozinha.
      </p>
    </Card>
  );
}

function ForeignCard({ conflict: { event, foreign } }: { conflict: Conflict }) {
  const { bookings, created_at, summary } = event;
  const site = channelSite(foreign.channel);
  return (
    <Card
      title="A de fora"
      badge={
        <span className="inline-flex h-6 items-center rounded-pill bg-ria-100 px-2.25 text-12 font-semibold text-ria-700 forced-colors:border">
          {channelLabel(foreign.channel)}
        </span>
      }
      edge="border-t-ria-700"
    >
      <Facts
        facts={[
          ['Reserva', bookings?.booking_number ?? 'ainda sem número'],
          ['Hóspede', bookings?.guest_name ?? foreignGuestName(summary) ?? UNKNOWN],
          ['Noites', stayLine({ from: foreign.starts, to: foreign.ends })],
          ...(foreign.booking === null
            ? []
            : [
                [
                  'Antes',
                  stayLine({
                    from: foreign.booking.check_in_date,
                    to: foreign.booking.check_out_date,
                  }),
                ] as const,
              ]),
          ['Hóspedes', bookings?.number_of_guests ?? UNKNOWN],
          ...(bookings === null ? [['Total', 'por indicar'] as const] : []),
          ['Vista', moment(created_at)],
        ]}
      />
      {bookings !== null && (
        <Link to={adminBookingPath(bookings.booking_number)} className={`${LINK} me-4`}>
          Abrir a reserva
        </Link>
      )}
      {site !== null && (
        <ExternalLink href={site} className={LINK}>
          Ver {onChannel(foreign.channel)}
        </ExternalLink>
      )}
    </Card>
  );
}

const LINK = 'mt-2.5 inline-block py-0.75 text-13 text-link max-md:mt-1 max-md:-mb-2 max-md:py-3';

interface CardProps {
  title: string;
  badge?: ReactNode;
  edge: string;
  children: ReactNode;
}

function Card({ title, badge, edge, children }: CardProps) {
  return (
    <article
      className={`min-w-0 rounded-field border border-t-4 border-contorno/50 px-4 pt-3.25 pb-3.5 ${edge}`}
    >
      <h3 className="mb-2.25 flex min-h-6 items-center justify-between gap-2 font-sans text-14 font-semibold tracking-normal">
        {title}
        {badge}
      </h3>
      {children}
    </article>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-13 leading-4.75">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-tinta-2">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '22 nov., 09:12'. */
function moment(timestamp: string): string {
  return `${formatDayAndMonth(lisbonToday(new Date(timestamp)))}, ${formatClock(timestamp)}`;
}
