import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { RoomTile } from '@/components/look/RoomTile';
import { shortStay } from '@/domain/stay-move/words';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { RoomRow } from '@/types/rows';

/** How many rooms are shown at first; the best come first. */
const ROOMS_AT_ONCE = 4;

interface RoomChoicesProps {
  rooms: readonly RoomRow[];
  chosen: RoomRow | null;
  onChoose: (roomId: string) => void;
}

export function RoomChoices({ rooms, chosen, onChoose }: RoomChoicesProps) {
  const [isAll, setIsAll] = useState(false);
  const name = useId();
  const place = rooms.findIndex(({ id }) => id === chosen?.id);
  const shown = isAll || place >= ROOMS_AT_ONCE ? rooms : rooms.slice(0, ROOMS_AT_ONCE);
  return (
    <Chips legend="Para que quarto">
      {shown.map((room) => (
        <Chip
          key={room.id}
          name={name}
          isChecked={room.id === chosen?.id}
          onChoose={() => onChoose(room.id)}
        >
          <RoomTile roomNumber={room.room_number} size={20} />
          {`${room.room_number} ${room.name}, até ${room.max_guests}`}
        </Chip>
      ))}
      {shown.length < rooms.length && (
        <Button variant="quiet" onClick={() => setIsAll(true)}>
          {`Mais ${rooms.length - shown.length}`}
        </Button>
      )}
    </Chips>
  );
}

interface PartnerChoicesProps {
  partners: readonly AvailabilityStay[];
  chosen: AvailabilityStay | null;
  numberOf: (roomId: string) => string;
  onChoose: (stayId: string) => void;
}

/** The stays that ours could change rooms with. */
export function PartnerChoices({ partners, chosen, numberOf, onChoose }: PartnerChoicesProps) {
  const name = useId();
  return (
    <Chips legend="Com que estadia">
      {partners.map(({ id, room_id, guest_name, check_in_date, check_out_date }) => (
        <Chip key={id} name={name} isChecked={id === chosen?.id} onChoose={() => onChoose(id)}>
          <RoomTile roomNumber={numberOf(room_id)} size={20} />
          {`${numberOf(room_id)}: ${guest_name}, ${shortStay({ checkIn: check_in_date, checkOut: check_out_date })}`}
        </Chip>
      ))}
    </Chips>
  );
}

/** A few things to choose from, side by side. */
export function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  isChecked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function Chip({ name, isChecked, onChoose, children }: ChipProps) {
  return (
    <label className="relative flex min-h-9.5 items-center gap-2 rounded-field border border-contorno/60 bg-branco px-3 text-13 font-medium transition-colors hover:border-anil-600 has-checked:border-anil-600 has-checked:bg-anil-50 has-checked:font-semibold has-checked:text-anil-700 has-checked:inset-ring has-checked:inset-ring-anil-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-anil-600 max-md:min-h-11 max-md:basis-full forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight]">
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}
