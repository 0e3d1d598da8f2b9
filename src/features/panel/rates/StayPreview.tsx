import { useId } from 'react';
import { CountInput } from '@/components/form/CountInput';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { addDays, type Day, isDay } from '@/domain/calendar/dates';
import { stayTooLong } from '@/domain/stay/stay';
import type { RoomRow } from '@/types/rows';
import { GuestBill } from './GuestBill';
import type { PreviewRates } from './preview-rates';

/** The stay on which settings are tried; its dates may be half typed. */
export interface Sample {
  roomId: string;
  checkIn: string;
  checkOut: string;
  guests: number;
}

interface StayPreviewProps {
  rooms: readonly RoomRow[];
  sample: Sample;
  onSample: (sample: Sample) => void;
  /** The settings being tried. */
  rates: PreviewRates;
  stored: PreviewRates;
  today: Day;
}

/** What a guest would read and pay for a stay under unsaved settings (RATE-01 to RATE-03). */
export function StayPreview({ rooms, sample, onSample, rates, stored, today }: StayPreviewProps) {
  const titleId = useId();
  const room = rooms.find(({ id }) => id === sample.roomId) ?? rooms[0];
  if (room === undefined) return null;
  const problem = sampleProblem(sample);
  const guests = Math.min(sample.guests, room.max_guests);

  return (
    // Not a landmark: a rule's dialog shows this preview, too, and the page behind has its own.
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="mb-2 font-sans text-14 font-semibold tracking-normal">
        O que o hóspede vê
      </h3>
      <div className="grid grid-cols-2 gap-x-2.5 gap-y-2.5">
        <Field label="Quarto">
          <Select
            value={room.id}
            onChange={({ target }) => onSample({ ...sample, roomId: target.value })}
          >
            {rooms.map(({ id, room_number, name }) => (
              <option key={id} value={id}>{`${room_number}, ${name}`}</option>
            ))}
          </Select>
        </Field>
        <Field label="Hóspedes">
          <CountInput
            value={guests}
            min={1}
            max={room.max_guests}
            decreaseLabel="Menos um hóspede"
            increaseLabel="Mais um hóspede"
            onChange={(count) => onSample({ ...sample, guests: count })}
          />
        </Field>
        <Field label="Check-in">
          <DayInput
            label="Check-in"
            value={sample.checkIn}
            today={today}
            onChange={(checkIn) => onSample({ ...sample, ...movedTo(checkIn, sample) })}
          />
        </Field>
        <Field label="Check-out" error={problem}>
          <DayInput
            label="Check-out"
            value={sample.checkOut}
            today={today}
            onChange={(checkOut) => onSample({ ...sample, checkOut })}
          />
        </Field>
      </div>
      {problem === undefined && (
        <GuestBill
          {...{ room, guests, rates, stored }}
          checkIn={sample.checkIn}
          checkOut={sample.checkOut}
        />
      )}
    </fieldset>
  );
}

/** A new check-in; a check-out that would not come after it becomes the next day. */
function movedTo(checkIn: string, { checkOut }: Sample): Pick<Sample, 'checkIn' | 'checkOut'> {
  const isTooEarly = isDay(checkIn) && (!isDay(checkOut) || checkOut <= checkIn);
  return { checkIn, checkOut: isTooEarly ? addDays(checkIn, 1) : checkOut };
}

function sampleProblem({ checkIn, checkOut }: Sample): string | undefined {
  if (!isDay(checkIn) || !isDay(checkOut)) return 'Escolha os dois dias.';
  if (checkOut <= checkIn) return 'Tem de vir depois do check-in.';
  return stayTooLong({ checkIn, checkOut }) ? 'No site, são no máximo 30 noites.' : undefined;
}
