import { useId } from 'react';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { FROM_START, fromDayWords, SINCE_WHEN } from '@/domain/stay-move/words';
import { Choice } from '../Choice';
import type { ChangeForm } from './useChangeForm';

/** For a guest in house who gets another room: from which day on, as in the grid (DESK-06, DESK-09). */
export function SinceChoice({ form }: { form: ChangeForm }) {
  const { change, values, room, today, setFromStart } = form;
  const { isAsked, isFromStart, possibleDay, canFromStart, own } = change;
  const name = useId();
  if (!isAsked) return null;
  const { check_in_date: checkIn, check_out_date: checkOut } = values;
  const [ownNumber, number] = [own?.room_number ?? '', room?.room_number ?? ''];
  return (
    <fieldset className="mt-3 grid gap-1.5 tabular-figures">
      <legend className="mb-2 text-14 font-semibold">{SINCE_WHEN}</legend>
      <Choice
        name={name}
        isChecked={!isFromStart && possibleDay !== null}
        isOff={possibleDay === null}
        onChoose={() => setFromStart(false)}
      >
        <b className="font-semibold">{fromDayWords(possibleDay ?? today, today)}</b>
        {possibleDay !== null && (
          <small className="block text-12 text-tinta-2">
            {`Quarto ${ownNumber} ${formatStayBriefly({ from: checkIn, to: possibleDay })}, quarto ${number} ${formatStayBriefly({ from: possibleDay, to: checkOut })}`}
          </small>
        )}
      </Choice>
      <Choice
        name={name}
        isChecked={isFromStart}
        isOff={!canFromStart && !isFromStart}
        onChoose={() => setFromStart(true)}
      >
        <b className="font-semibold">{FROM_START}</b>
        <small className="block text-12 text-tinta-2">
          {canFromStart
            ? `Quarto ${number} também nas noites já dormidas`
            : `O quarto ${number} esteve ocupado nas noites já dormidas`}
        </small>
      </Choice>
    </fieldset>
  );
}
