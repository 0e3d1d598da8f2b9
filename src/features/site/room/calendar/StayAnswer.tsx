import * as t from '@messages/room-stay';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { RoomTile } from '@/components/look/RoomTile';
import { addDays, daysBetween } from '@/domain/calendar/dates';
import { partyPrice } from '@/domain/rates/house-rates';
import { formatEuros, timesEuros } from '@/domain/basics/money';
import { earliestDeparture } from '@/domain/request/room-page-choice';
import type { PriceRun, StayQuote } from '@/domain/rates/stay-quote';
import { namedPeriod, periodDays } from './rule-periods';
import { dayWords, runNightsWords, nightsAndPriceWords } from './stay-words';
import type { RoomStayState } from './useRoomStay';

/** Most houses have no tourist tax, and their guests need no script for it. */
const StayTax = lazyPart(async () => import('./StayTax'), { ifMissing: () => null }).Part;

/** The most tiles drawn, one per night; a longer stay has one less, and a count of the others. */
const MOST_TILES = 7;

/** In the price box: the nights as tiles, their total, and the bill (SITE-01, RATE-04). */
export function StayAnswer({ stay }: { stay: RoomStayState }) {
  return (
    <output className="block tabular-figures">
      {stay.dates.checkIn !== null && (
        <div className="-mx-4 mt-4 -mb-4 rounded-b-card border-t border-ocre-300/60 bg-areia p-4 text-15 leading-5.5 lg:-mx-6 lg:mt-5 lg:mb-1 lg:rounded-none lg:border-y lg:px-6 lg:py-4.5">
          {stay.dates.checkOut === null ? <OpenStay stay={stay} /> : <ChosenStay stay={stay} />}
        </div>
      )}
    </output>
  );
}

function ChosenStay({ stay }: { stay: RoomStayState }) {
  const { dates, room } = stay;
  const { taxSeasons } = stay.rates;
  const { checkIn, checkOut } = dates;
  if (checkIn === null || checkOut === null) return null;
  const chosen = { checkIn, checkOut };
  const nights = daysBetween({ from: checkIn, to: checkOut });
  const quote = stay.quoteOf(chosen);
  const tiles = nights > MOST_TILES ? MOST_TILES - 1 : nights;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 leading-4.5 text-tinta-2">
        <span className="flex flex-wrap items-center gap-1">
          {Array.from({ length: tiles }, (_, night) => (
            <RoomTile
              key={addDays(checkIn, night)}
              roomNumber={room.room_number}
              className="size-8.5!"
            />
          ))}
          {nights > tiles && (
            <b className="px-1 text-15 font-semibold text-tinta">{t.moreTiles(nights - tiles)}</b>
          )}
        </span>
        {t.ONE_TILE_A_NIGHT}
      </div>
      <Title>{nightsAndPriceWords(chosen, stay)}</Title>
      {quote !== null && (
        <dl className="mt-2 grid gap-0.75">
          {quote.runs.map((run) => (
            <RunLine key={run.from} run={run} />
          ))}
          <PerPerson quote={quote} guests={stay.guests} />
        </dl>
      )}
      {taxSeasons.length > 0 && (
        <Suspense>
          <StayTax {...chosen} seasons={taxSeasons} guests={stay.guests} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Only the arrival is chosen: asks for the departure, and prices the shortest stay if there is one.
 */
function OpenStay({ stay }: { stay: RoomStayState }) {
  const { checkIn } = stay.dates;
  if (checkIn === null) return null;
  const { minNights } = stay.days.terms(checkIn);
  if (minNights === 1) {
    return (
      <>
        <Title>{t.DEPARTURE_MISSING}</Title>
        <p className="mt-1.5 text-tinta-2">{t.CHOOSE_DEPARTURE}</p>
      </>
    );
  }
  const checkOut = earliestDeparture(checkIn, stay.days);
  const quote = stay.quoteOf({ checkIn, checkOut });
  const period = namedPeriod(checkIn, stay);
  // The period's name can stand for the nights only if all of them lie within the period.
  const name = period !== null && checkOut <= addDays(period.to, 1) ? period.name : undefined;
  return (
    <>
      <Title>{t.minimum(minNights)}</Title>
      {period !== null && (
        <p className="mt-1 font-medium">{`${period.name}, ${periodDays(period)}`}</p>
      )}
      <p className="mt-1.5 text-tinta-2">{t.departureFrom(dayWords(checkOut))}</p>
      {quote !== null && (
        <dl className="mt-2 grid gap-0.75">
          {quote.runs.map((run) => (
            <RunLine key={run.from} run={run} name={quote.runs.length === 1 ? name : undefined} />
          ))}
          <Line term={t.stayNights(minNights)}>{formatEuros(quote.total)}</Line>
          <PerPerson quote={quote} guests={stay.guests} />
        </dl>
      )}
    </>
  );
}

function Title({ children }: { children: string }) {
  return (
    <p className="font-serif text-24 tracking-[-.01em] text-balance lining-nums md:text-30 md:leading-9">
      {children}
    </p>
  );
}

/** Neighbouring nights at one price; special ones are called by `name` where it is given. */
function RunLine({ run, name }: { run: PriceRun; name?: string }) {
  const nights = runNightsWords(run);
  return (
    <Line term={run.isSpecial ? t.special(name ?? nights) : nights} isSpecial={run.isSpecial}>
      {timesEuros(run.nights, run.price)}
    </Line>
  );
}

/** What each guest pays for a night, beside what the room costs. */
function PerPerson(room: { quote: StayQuote; guests: number }) {
  const { perPerson, isAverage } = partyPrice([room]);
  return (
    perPerson !== null && (
      <Line term={isAverage ? t.PER_PERSON_ON_AVERAGE : t.PER_PERSON_AND_NIGHT}>
        {formatEuros(perPerson)}
      </Line>
    )
  );
}

interface LineProps {
  term: string;
  isSpecial?: boolean;
  children: string;
}

function Line({ term, isSpecial = false, children }: LineProps) {
  return (
    <div className="flex justify-between gap-3">
      <dt className={isSpecial ? 'font-medium text-ocre-800' : 'text-tinta-2'}>{term}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}
