import { DayInput } from '@/components/form/DayInput';
import { isDay, type Day } from '@/domain/calendar/dates';
import { EARLIEST_DAY, LATEST_DAY } from './day-address';

export interface DayFieldProps {
  day: Day;
  today: Day;
  onShow: (day: Day) => void;
}

/** Leads to any day, typed or chosen in a calendar (DAY-01). */
export function DayField({ day, today, onShow }: DayFieldProps) {
  function take(text: string) {
    if (isDay(text) && text >= EARLIEST_DAY && text <= LATEST_DAY && text !== day) onShow(text);
  }
  return (
    <DayInput
      label="Outro dia"
      isNamed
      value={day}
      today={today}
      min={EARLIEST_DAY}
      onChange={take}
    />
  );
}
