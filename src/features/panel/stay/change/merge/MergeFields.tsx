import { useId } from 'react';
import { formatClock, formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { bookingSourceLabel, priceWords } from '@/domain/booking/booking-source';
import { guestLanguageLabel } from '@/domain/language/guest-language';
import type { StayField, StayValues } from '@/domain/stay-change/stay-change';
import type { MergeChoices, MergeRow, Side } from '@/domain/stay-change/merge';
import { RoomName } from '@/features/panel/parts/RoomName';
import { Choice } from '@/features/panel/parts/Choice';

type Rooms = readonly { id: string; room_number: string; name: string }[];

interface MergeFieldsProps {
  rows: readonly MergeRow[];
  choices: MergeChoices;
  versions: { base: StayValues; theirs: StayValues; mine: StayValues };
  rooms: Rooms;
  /** Who has stored the other version. */
  who: string | null;
  savedAt: string;
  onPick: (field: StayField, side: Side) => void;
}

const COLUMNS = 'md:grid md:grid-cols-[7.375rem_9.375rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-3';

/** The fields that differ: the value before, the other person's, and one's own. */
export function MergeFields({
  rows,
  choices,
  versions,
  rooms,
  who,
  savedAt,
  onPick,
}: MergeFieldsProps) {
  const name = useId();
  const other = who ?? 'Outra pessoa';
  const clock = formatClock(savedAt);
  return (
    <div className="tabular-figures">
      <div className={`hidden items-end pb-2 font-semibold ${COLUMNS}`} aria-hidden>
        <span />
        <span className="text-13">Antes</span>
        <span>
          {other}
          <small className="block text-12 font-normal text-tinta-2">{`guardada às ${clock}`}</small>
        </span>
        <span>
          A sua
          <small className="block text-12 font-normal text-tinta-2">por guardar</small>
        </span>
      </div>
      {rows.map(({ field, changedBy }) => (
        <fieldset
          key={field}
          aria-label={LABELS[field]}
          className={`items-center border-t border-linha/70 py-3 ${COLUMNS}`}
        >
          <div className="flex flex-wrap justify-between gap-x-3 max-md:mb-2 md:contents">
            <p className="font-medium max-md:font-semibold">
              {LABELS[field]}
              <small
                className={`block text-12 ${changedBy === 'both' ? 'font-semibold text-barro-800' : 'font-normal text-tinta-2'}`}
              >
                {changedWords(changedBy, who)}
              </small>
            </p>
            <p className="text-13 text-tinta-2">
              <span className="sr-only">antes: </span>
              <Value field={field} values={versions.base} rooms={rooms} />
            </p>
          </div>
          <div className="grid grid-cols-2 gap-2 md:contents">
            {(['theirs', 'mine'] as const).map((side) => (
              <Choice
                key={side}
                name={`${name}-${field}`}
                isChecked={choices[field] === side}
                onChoose={() => onPick(field, side)}
              >
                <small className="block text-12 text-tinta-2 md:sr-only">
                  {side === 'theirs' ? `${other}, às ${clock}` : 'A sua, por guardar'}{' '}
                </small>
                <Value field={field} values={versions[side]} rooms={rooms} />
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const LABELS: Readonly<Record<StayField, string>> = {
  check_in_date: 'Check-in',
  check_out_date: 'Check-out',
  room_id: 'Quarto',
  number_of_guests: 'Hóspedes',
  total_price: 'Preço',
  guest_name: 'Nome',
  guest_phone: 'Telefone',
  guest_email: 'E-mail',
  source: 'Origem',
  language: 'Língua',
  arrival_time: 'Chegada prevista',
  guest_wish: 'Pedido do hóspede',
};

function changedWords(by: MergeRow['changedBy'], who: string | null): string {
  if (by === 'both') return 'mudado pelos dois';
  return by === 'me' ? 'mudado por si' : `mudado por ${who ?? 'outra pessoa'}`;
}

/** A field's value in words. */
function Value({ field, values, rooms }: { field: StayField; values: StayValues; rooms: Rooms }) {
  if (field === 'room_id') {
    const room = rooms.find(({ id }) => id === values.room_id) ?? null;
    return <RoomName room={room} className="truncate" />;
  }
  return <span className="wrap-anywhere">{words(field, values)}</span>;
}

function words(field: Exclude<StayField, 'room_id'>, values: StayValues): string {
  if (field === 'check_in_date' || field === 'check_out_date') {
    return formatShortWeekdayAndDay(values[field]);
  }
  if (field === 'total_price') return priceWords(values);
  if (field === 'source') return bookingSourceLabel(values.source);
  if (field === 'language') return guestLanguageLabel(values.language);
  return String(values[field] ?? '') || 'N/A';
}
