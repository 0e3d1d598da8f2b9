import { useId } from 'react';
import { CountInput } from '@/components/CountInput';
import { DayInput } from '@/components/DayInput';
import { Field } from '@/components/Field';
import { Select } from '@/components/Select';
import { addDays, type Day, isDay } from '@/domain/dates';
import { stayTooLong } from '@/domain/stay';
import type { RoomRow } from '@/types/rows';
import { GuestBill } from './GuestBill';
import type { PreviewRates } from './preview-rates';

/** The stay on which settings are tried; days may be no days yet. */
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
  /** As they would be. */
  rates: PreviewRates;
  /** As they are. */
  stored: PreviewRates;
  today: Day;
}

/** What a guest would read and pay for a stay under settings that are not stored yet (RATE-01 to RATE-03). */
export function StayPreview({ rooms, sample, onSample, rates, stored, today }: StayPreviewProps) {
  const titleId = useId();
  const room = rooms.find(({ id }) => id === sample.roomId) ?? rooms[0];
  if (room === undefined) return null;
  const problem = sampleProblem(sample);
  const guests = Math.min(sample.guests, room.max_guests);

  return (
    // No landmark: the window of a rule has one, too, before that of the page behind it.
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

/** Another arrival takes the departure along where it would come before it. */
function movedTo(checkIn: string, { checkOut }: Sample): Pick<Sample, 'checkIn' | 'checkOut'> {
  const isBehind = isDay(checkIn) && (!isDay(checkOut) || checkOut <= checkIn);
  return { checkIn, checkOut: isBehind ? addDays(checkIn, 1) : checkOut };
}

function sampleProblem({ checkIn, checkOut }: Sample): string | undefined {
  if (!isDay(checkIn) || !isDay(checkOut)) return 'Escolha os dois dias.';
  if (checkOut <= checkIn) return 'Tem de vir depois do check-in.';
  return stayTooLong({ checkIn, checkOut }) ? 'No site, são no máximo 30 noites.' : undefined;
}
