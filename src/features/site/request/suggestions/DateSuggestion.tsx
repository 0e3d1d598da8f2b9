import { people } from '@messages/counts';
import * as t from '@messages/suggestions';
import { ArrowRight } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros } from '@/domain/basics/money';
import { formatSuggestedStay } from '@/domain/suggestion/suggested-stay';
import { isRestricted } from '../rooms/combinations';
import { RoomName } from '../room-words';
import { sumsOf } from '../summary/stay-sums';
import type { SuggestedStay } from './useOtherDates';

/** Up to so many rooms, a phone names each. */
const MOST_NAMED = 4;

interface DateSuggestionProps {
  stay: SuggestedStay;
  difference: string;
  onTake: (stay: SuggestedStay) => void;
}

/** Other dates with their rooms and price: one button that takes all of it (SUGG-01, SUGG-03). */
export function DateSuggestion({ stay, difference, onTake }: DateSuggestionProps) {
  const { checkIn, checkOut, proposal } = stay;
  const { rooms } = proposal;
  // On a phone so many names would repeat in each card: there the tiles say who sleeps where.
  const isMany = rooms.length > MOST_NAMED;
  const womenOnly = rooms.filter(({ room }) => isRestricted(room)).length;
  const { total, perPerson, isAverage } = sumsOf({ dates: stay, selection: rooms });
  return (
    <button
      type="button"
      onClick={() => onTake(stay)}
      className="grid h-full w-full content-between gap-2.5 rounded-card border-[1.5px] border-contorno/50 bg-branco px-4.5 py-3.75 text-start tabular-figures transition-colors hover:border-anil-600 hover:bg-anil-50"
    >
      <span className="block">
        <span className="block text-14 leading-4.75 font-medium text-ria-700">{difference}</span>
        <span className="flex items-center justify-between gap-2.5 text-17 leading-6.25 font-semibold md:text-[1.125rem]">
          {formatSuggestedStay({ from: checkIn, to: checkOut })}
          <ArrowRight className="size-5 flex-none text-anil-600" aria-hidden />
        </span>
      </span>
      <span
        className={`grid gap-1.5 ${isMany ? 'max-md:flex max-md:flex-wrap max-md:gap-x-4' : ''}`}
      >
        {rooms.map(({ room, guests: placed }) => (
          <span
            key={room.id}
            className={`grid items-start gap-2.5 text-15 leading-6 ${isMany ? 'grid-cols-[1.5rem_auto] md:grid-cols-[1.5rem_minmax(0,1fr)_auto]' : 'grid-cols-[1.5rem_minmax(0,1fr)_auto]'}`}
          >
            <RoomTile roomNumber={room.room_number} size={24} />
            <span className={`min-w-0 wrap-anywhere ${isMany ? 'max-md:sr-only' : ''}`}>
              <RoomName room={room} />
              {isRestricted(room) && `, ${t.WOMEN_ONLY}`}
            </span>
            <span className="text-tinta-2">
              {rooms.length === 1 ? t.together(placed) : people(placed)}
            </span>
          </span>
        ))}
      </span>
      {isMany && womenOnly > 0 && (
        <span aria-hidden className="text-14 font-medium md:hidden">
          {t.SET_REASONS.womenOnly(womenOnly)}
        </span>
      )}
      <span className="flex flex-wrap items-baseline justify-between gap-x-2.5 border-t border-linha pt-2.25 text-14 text-tinta-2">
        <b className="text-[1.1875rem] font-bold whitespace-nowrap text-tinta">
          {formatEuros(total)}
        </b>
        {perPerson !== null && <span>{t.perPerson(formatEuros(perPerson), isAverage)}</span>}
      </span>
    </button>
  );
}
