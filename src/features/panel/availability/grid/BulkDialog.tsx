import { Ban, BedDouble, CalendarDays, LockOpen, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { staysOnWeekends } from '@/domain/availability/availability-changes';
import {
  daysOfRows,
  type BulkAction,
  type GridRow,
  type RoomDayRow,
} from '@/domain/availability/availability-grid';
import { formatShortDay, formatStay } from '@/domain/calendar/date-formats';
import type { BarStay } from '@/domain/availability/stay-bars';
import { countLabel } from '@/domain/basics/text';
import type { RoomRow } from '@/types/rows';

const WORDS = {
  'block-weekends': {
    title: 'Bloquear fins de semana?',
    days: { one: 'sábado ou domingo', many: 'sábados e domingos' },
    effect: 'Ficam bloqueadas',
    icon: Ban,
  },
  'unblock-all': {
    title: 'Desbloquear tudo?',
    days: { one: 'dia com bloqueios', many: 'dias com bloqueios' },
    effect: 'Ficam disponíveis',
    icon: LockOpen,
  },
};

interface BulkDialogProps {
  action: BulkAction;
  changes: readonly RoomDayRow[];
  /** The rooms shown, of which some may have nothing to change, with their stays. */
  rows: readonly GridRow<RoomRow>[];
  isBusy: boolean;
  error: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a bulk operation, and names rooms, days and effect (ADM-AVAIL-17). */
export function BulkDialog({ action, changes, rows, ...dialog }: BulkDialogProps) {
  const { title, days: noun, effect, icon } = WORDS[action];
  const days = daysOfRows(changes);
  const [first = '', last = first] = [days[0], days.at(-1)];
  const touched = new Set(changes.map(({ room_id }) => room_id));
  const names = rows.filter(({ room }) => touched.has(room.id)).map(({ room }) => room.room_number);
  const skipped = action === 'block-weekends' ? staysOnWeekends(rows) : [];
  return (
    <ConfirmDialog isOpen title={title} confirmLabel="Aplicar" {...dialog}>
      <p>Tem certeza que deseja aplicar esta operação em massa?</p>
      <dl className="divide-y divide-linha rounded-field border border-linha tabular-figures">
        <Fact icon={BedDouble} name="Quartos">
          {names.join(', ')}
        </Fact>
        <Fact icon={CalendarDays} name="Datas">
          {countLabel(days.length, noun)},
          <br />
          {first === last
            ? formatShortDay(first)
            : `${formatShortDay(first)} a ${formatShortDay(last)}`}
        </Fact>
        <Fact icon={icon} name="Efeito">
          {effect}
        </Fact>
      </dl>
      <SkippedStays stays={skipped} />
      <p className="text-13 text-tinta-2">
        As datas reservadas não mudam. Os preços especiais mantêm-se.
      </p>
    </ConfirmDialog>
  );
}

function Fact({
  icon: Icon,
  name,
  children,
}: {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-2 px-3 py-2">
      <Icon className="mt-0.5 size-4" aria-hidden />
      <dt className="me-auto font-medium">{name}</dt>
      <dd className="text-end text-13 text-tinta-2">{children}</dd>
    </div>
  );
}

interface SkippedStaysProps {
  stays: readonly { room: { room_number: string }; stay: BarStay }[];
}

/** The stays that blocking the weekends leaves unchanged, each with its guest and dates. */
function SkippedStays({ stays }: SkippedStaysProps) {
  const id = useId();
  if (stays.length === 0) return null;
  const count = countLabel(stays.length, {
    one: 'estadia que fica como está',
    many: 'estadias que ficam como estão',
  });
  return (
    <div>
      <p id={id} className="mb-1 font-medium">
        {count}
      </p>
      <ul
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={0}
        className="max-h-38 divide-y divide-linha overflow-y-auto rounded-field border border-linha text-13 tabular-figures"
      >
        {stays.map(({ room, stay }) => (
          <li key={stay.id} className="flex flex-wrap gap-x-2 px-3 py-1.5">
            <span className="me-auto wrap-anywhere">
              Quarto {room.room_number}: {stay.guest_name}
            </span>
            <span className="text-tinta-2">
              {formatStay({ from: stay.check_in_date, to: stay.check_out_date })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
