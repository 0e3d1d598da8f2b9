import * as t from '@messages/room-stay';
import { upTo } from '@messages/room-words';
import { NumberStepper } from '@/components/form/NumberStepper';
import { formatStayDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { NO_DATES, type StayDates } from '@/domain/stay/stay';
import type { RoomStayState } from './useRoomStay';

/** The two dates, whose buttons lead to the calendar, and the number of guests. */
export function StayFields({ stay }: { stay: RoomStayState }) {
  const { dates, guests, room, setDates, setGuests, monthsRef } = stay;
  const { checkIn, checkOut } = dates;
  const isLeaving = checkIn !== null && checkOut === null;

  function handleAsk(wanted: StayDates) {
    setDates(wanted);
    monthsRef.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }

  return (
    <div className="grid grid-cols-2 rounded-field border-[1.5px] border-contorno bg-branco tabular-figures">
      <DayField
        name={t.CHECK_IN}
        day={checkIn}
        isAsked={false}
        // With both chosen, the next tap in the calendar chooses the arrival.
        onPress={() => handleAsk(isLeaving ? NO_DATES : dates)}
      />
      <DayField
        name={t.CHECK_OUT}
        day={checkOut}
        isAsked={isLeaving}
        onPress={() => handleAsk({ checkIn, checkOut: null })}
      />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 border-t-[1.5px] border-linha py-2 ps-2.5 pe-2 text-15 leading-5.25 sm:max-lg:ps-3.5">
        <span>
          <small className="block text-13 leading-4.25 font-medium text-tinta-2">{t.GUESTS}</small>
          {upTo(room.max_guests)}
        </span>
        <NumberStepper
          label={t.GUESTS}
          value={guests}
          min={1}
          max={room.max_guests}
          decreaseLabel={t.FEWER_GUESTS}
          increaseLabel={t.MORE_GUESTS}
          onChange={setGuests}
        />
      </div>
    </div>
  );
}

interface DayFieldProps {
  name: string;
  day: Day | null;
  /** It is the one that the next tap in the calendar chooses. */
  isAsked: boolean;
  onPress: () => void;
}

function DayField({ name, day, isAsked, onPress }: DayFieldProps) {
  return (
    <button
      type="button"
      aria-pressed={isAsked}
      onClick={onPress}
      className="relative min-h-15.5 rounded-[5px] px-2.5 py-2 text-start text-15 leading-5.25 tracking-[-.01em] not-first:before:absolute not-first:before:inset-y-0 not-first:before:start-0 not-first:before:border-s-[1.5px] not-first:before:border-linha hover:bg-anil-50 focus-visible:z-1 aria-pressed:bg-anil-50 aria-pressed:shadow-[0_0_0_2px_#1f47b5,inset_0_-4px_0_#f2b32c] sm:max-lg:px-3.5"
    >
      <small className="block text-13 leading-4.25 font-medium text-tinta-2">{name}</small>
      {day === null ? (
        <span className="text-tinta-2">{t.CHOOSE_DAY}</span>
      ) : (
        <b className="font-semibold">{formatStayDay(day)}</b>
      )}
    </button>
  );
}
