import { useId } from 'react';
import { FieldError } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';

const DAYS = Array.from({ length: 31 }, (_, place) => String(place + 1).padStart(2, '0'));
const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));

interface MonthDaySelectProps {
  legend: string;
  /** Month and day, '04-01'. */
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A day of every year: its day and its month. */
export function MonthDaySelect({ legend, value, problem, onChange }: MonthDaySelectProps) {
  const problemId = useId();
  const [month = '01', day = '01'] = value.split('-');
  const problemProps =
    problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };

  return (
    <fieldset>
      <legend className="mb-1 text-13 font-medium">{legend}</legend>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2.5">
        <Select
          {...problemProps}
          aria-label={`${legend}: dia`}
          value={day}
          onChange={({ target }) => onChange(`${month}-${target.value}`)}
        >
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {Number(one)}
            </option>
          ))}
        </Select>
        <Select
          {...problemProps}
          aria-label={`${legend}: mês`}
          value={month}
          onChange={({ target }) => onChange(`${target.value}-${day}`)}
        >
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </Select>
      </div>
      {problem !== undefined && <FieldError id={problemId}>{problem}</FieldError>}
    </fieldset>
  );
}

/** 'abril', out of '1 de abril'. */
const monthName = (month: string) => formatLongDayAndMonth(`2000-${month}-01`).split(' ').at(-1);
