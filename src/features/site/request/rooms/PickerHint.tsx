import * as t from '@messages/booking';
import type { Day } from '@/domain/calendar/dates';
import { nightCount, type StayDates } from '@/domain/stay/stay';
import type { ArrivalView } from '../calendar/arrival-view';
import { formatStayInWords } from '@/domain/calendar/stay-formats';

interface PickerHintProps {
  dates: StayDates;
  /** The day under the pointer that would be the check-out. */
  preview: Day | null;
  /** What to choose next where a minimum stay holds. */
  minimum: Pick<NonNullable<ArrivalView['words']>, 'hint' | 'hintDay'> | undefined;
}

/** What to choose next, and what has been chosen so far. */
export function PickerHint({ dates: { checkIn, checkOut }, preview, minimum }: PickerHintProps) {
  const end = checkOut ?? preview;
  return (
    <p
      className={`text-15 text-tinta-2 ${minimum === undefined ? 'max-md:flex-1' : 'max-md:basis-full'}`}
    >
      <output>
        {minimum === undefined ? (
          instruction({ checkIn, checkOut })
        ) : (
          <>
            {minimum.hint}
            <b className="font-semibold text-tinta">{minimum.hintDay}</b>.
          </>
        )}
      </output>{' '}
      {checkIn !== null && end !== null && checkIn < end && (
        <b className="font-semibold text-tinta tabular-figures">
          {t.chosenStay(
            formatStayInWords({ from: checkIn, to: end }),
            t.stayNights(nightCount({ checkIn, checkOut: end })),
          )}
        </b>
      )}
    </p>
  );
}

function instruction({ checkIn, checkOut }: StayDates): string {
  if (checkIn === null) return t.HINTS.arrival;
  return checkOut === null ? t.HINTS.departure : t.HINTS.done;
}
