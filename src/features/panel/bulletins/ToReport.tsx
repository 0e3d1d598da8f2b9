import {
  Check,
  CircleDashed,
  CircleX,
  Clock,
  Download,
  Inbox,
  Send,
  TriangleAlert,
  Type,
  type LucideIcon,
} from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { RoomTile } from '@/components/look/RoomTile';
import { Tag, type TagTone } from '@/components/look/Tag';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import type { Day } from '@/domain/calendar/dates';
import { byWords, dayWords, stateWords, stayWords } from '@/domain/register/bulletin-words';
import type { BulletinRow, BulletinState } from '@/domain/register/bulletins';
import { adminBookingPath } from '@/lib/staff-paths';

/** How a state looks, and what is to be done with the stay. */
const LOOKS: Record<
  BulletinState['kind'],
  { tone: TagTone; icon: LucideIcon; act: 'Completar' | 'Rever' | 'Abrir' }
> = {
  refused: { tone: 'late', icon: CircleX, act: 'Rever' },
  incomplete: { tone: 'soon', icon: CircleDashed, act: 'Completar' },
  proposal: { tone: 'soon', icon: Inbox, act: 'Rever' },
  letters: { tone: 'late', icon: Type, act: 'Rever' },
  sending: { tone: 'calm', icon: Send, act: 'Abrir' },
  'in-file': { tone: 'calm', icon: Download, act: 'Abrir' },
  complete: { tone: 'good', icon: Check, act: 'Abrir' },
};

/** In columns where there is room, else one below the other. */
const COLUMNS =
  'lg:grid-cols-[minmax(0,1.7fr)_minmax(0,.7fr)_minmax(0,1.6fr)_minmax(0,1.25fr)_6.25rem] lg:gap-x-4';

/** The stays with somebody to report, one row each (REG-04). */
export function ToReport({ rows, today }: { rows: readonly BulletinRow[]; today: Day }) {
  return (
    <>
      <div
        aria-hidden
        className={`hidden border-t border-linha px-4.5 py-2.5 text-12 font-semibold text-tinta-2 lg:grid ${COLUMNS}`}
      >
        <span>Estadia</span>
        <span>Chegou</span>
        <span>Registo</span>
        <span>Comunicar até</span>
      </div>
      <ul aria-label="Por comunicar" className="tabular-figures">
        {rows.map((row) => (
          <Stay key={row.stay.booking_id} row={row} today={today} />
        ))}
      </ul>
      <p className="border-t border-linha px-4.5 py-3 text-13 text-tinta-2 max-md:px-3.5">
        Três dias úteis depois da chegada, sem fins de semana nem feriados. Os portugueses
        contam-se, não se comunicam.
      </p>
    </>
  );
}

function Stay({ row, today }: { row: BulletinRow; today: Day }) {
  const { stay, state, isLate } = row;
  const look = LOOKS[state.kind];
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-t border-linha px-3.5 py-2.5 text-14 md:px-4.5 ${COLUMNS} ${isLate ? 'bg-erro-100/40 shadow-[inset_4px_0_0_theme(colors.erro.700)]' : ''}`}
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <RoomTile roomNumber={stay.room_number} size={28} />
        <p className="min-w-0 leading-4.75">
          <b className="block font-semibold wrap-anywhere">{stay.guest_name}</b>
          <small className="block text-12 text-tinta-2">{stayWords(row)}</small>
        </p>
      </div>
      <p className="max-lg:hidden">
        <VisuallyHidden>Chegou </VisuallyHidden>
        {dayWords(stay.arrival, today)}
      </p>
      <p className="max-lg:col-span-2 max-lg:row-start-2">
        <Tag tone={look.tone} icon={look.icon}>
          {stateWords(state, stay.guests)}
        </Tag>
      </p>
      <p className="max-lg:col-span-2 max-lg:row-start-3">
        <span className="lg:sr-only">Até </span>
        <ReportBy row={row} today={today} />
      </p>
      <LinkButton
        to={adminBookingPath(stay.booking_number, look.act === 'Abrir' ? undefined : 'registar')}
        variant={look.act === 'Abrir' ? 'outline' : 'primary'}
        className="max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-end"
        aria-label={`${look.act} a estadia de ${stay.guest_name}`}
      >
        {look.act}
      </LinkButton>
    </li>
  );
}

function ReportBy({ row, today }: { row: BulletinRow; today: Day }) {
  const words = byWords(row, today);
  if (row.isLate) {
    return (
      <Tag tone="late" icon={TriangleAlert}>
        {words}
      </Tag>
    );
  }
  if (row.by !== today) return words;
  return (
    <Tag tone="soon" icon={Clock}>
      {words}
    </Tag>
  );
}
