import * as rooms from '@messages/booking-rooms';
import { nights as countNights, people } from '@messages/counts';
import * as t from '@messages/suggestions';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { formatDayNumber } from '@/domain/calendar/date-formats';
import { addDays } from '@/domain/calendar/dates';
import { bedCount } from '@/domain/room/bed-count';
import { nightCount } from '@/domain/stay/stay';
import { stayInWeekdays } from '@/domain/suggestion/suggested-stay';
import { ContactReception } from './ContactReception';
import { DateSuggestion } from './DateSuggestion';
import { SuggestionHead } from './SuggestionHead';
import type { SuggestionsProps, NothingFitsProps } from './suggestions-props';
import { type FoundDates, type SuggestedStay, useOtherDates } from './useOtherDates';

/** Dates at most so many days away count as near. */
const NEAR_DAYS = 7;

const isNear = ({ shift }: FoundDates['nearby'][number]) => Math.abs(shift) <= NEAR_DAYS;

/**
 * How full the house is on the dates asked for. It is never called full for rooms that are free and
 * only hidden by the availability rule: reception can give those.
 */
function fullnessText({ state, fresh, held }: NothingFitsProps): string {
  const { checkIn, checkOut } = state.dates;
  const inHouse = bedCount(fresh.rooms);
  if (inHouse < state.guestCount) return t.FULLNESS.tooSmall(people(inHouse));
  if (held.length > 0) {
    return rooms.onlyHeldRooms(held.map(({ name }) => name));
  }
  if (checkIn === null || checkOut === null) return '';
  const { from, to } = stayInWeekdays({ from: checkIn, to: checkOut });
  const free = bedCount(fresh.offers);
  if (free === 0) return t.FULLNESS.full(from, to);
  return free * 2 < inHouse
    ? t.FULLNESS.almostFull(from, to)
    : t.FULLNESS.placesLeft(from, to, people(free));
}

/** What the search for other dates has found, or that it is under way or has failed. */
function otherDatesText(
  { status, nearby, shorter }: Omit<FoundDates, 'missingNight'>,
  guestCount: number,
): string {
  if (status === 'loading') return t.SEARCHING;
  if (status === 'failed') return t.FAILED;
  const [nearest] = nearby;
  if (nearest !== undefined) {
    return isNear(nearest) ? t.OTHER_DATES.near(guestCount) : t.OTHER_DATES.far(guestCount);
  }
  return shorter.length > 0 ? t.OTHER_DATES.shorter : t.NONE;
}

/** Full on these dates: offers the nearest free ones, a night less, or the telephone (SUGG-01). */
export function OtherDates(props: SuggestionsProps) {
  const { state, dispatch, fresh, enquiry } = props;
  const { dates, guestCount, mode, selections, recommendedBy } = state;
  const found = useOtherDates(props);
  const fullness = fullnessText(props);
  const canHold = bedCount(fresh.rooms) >= guestCount;
  // First where reception has the rooms that the site may not give.
  const contact = (
    <ContactReception text={t.CALL} message={enquiry} isFirst={props.held.length > 0} />
  );

  function handleTake({ checkIn, checkOut, proposal }: SuggestedStay) {
    dispatch({
      type: 'stayReplaced',
      choice: {
        dates: { checkIn, checkOut },
        mode: 'recommended',
        selections: { ...selections, recommended: proposal.rooms },
        recommendedBy: 'guest',
      },
      before: state.beforeSuggestion ?? { dates, mode, selections, recommendedBy },
    });
  }

  return (
    <>
      <SuggestionHead tile="compass" className="mb-6.5 md:mb-8">
        <h3 className="font-serif text-20 leading-6.5 lining-nums md:text-[1.4375rem] md:leading-7.5">
          {rooms.noCombination(guestCount)}
        </h3>
        {/* Reserves the space of the longer text, so that nothing moves when it comes. */}
        <p
          className="mt-1 grid text-16 leading-6.25 text-tinta-2 *:col-start-1 *:row-start-1 after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-reserve)]"
          data-reserve={canHold ? `${fullness} ${t.OTHER_DATES.near(guestCount)}` : ''}
        >
          <span>{canHold ? `${fullness} ${otherDatesText(found, guestCount)}` : fullness}</span>
        </p>
      </SuggestionHead>
      {props.held.length > 0 && contact}
      {canHold && <Found {...{ found, props }} onTake={handleTake} />}
      {props.held.length === 0 && contact}
    </>
  );
}

interface FoundProps {
  found: FoundDates;
  props: SuggestionsProps;
  onTake: (stay: SuggestedStay) => void;
}

function Found({ found, props, onTake }: FoundProps) {
  const { checkIn, checkOut } = props.state.dates;
  if (checkIn === null || checkOut === null) return null;
  const nights = nightCount({ checkIn, checkOut });
  if (found.status === 'loading') return <DatesSkeleton nights={nights} />;
  if (found.status === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={found.retry}>
          <RotateCw aria-hidden />
          {t.TRY_AGAIN}
        </Button>
      </div>
    );
  }
  const { nearby, shorter, missingNight } = found;
  return (
    <div className="grid gap-8">
      {nearby.length > 0 && (
        <Section
          title={nearby.some(isNear) ? t.sameNights(nights) : t.sameNightsElsewhere(nights)}
          text={t.ONE_TAP}
        >
          {nearby.map((stay) => (
            <li key={stay.checkIn}>
              <DateSuggestion
                stay={stay}
                difference={stay.shift < 0 ? t.earlier(-stay.shift) : t.later(stay.shift)}
                onTake={onTake}
              />
            </li>
          ))}
        </Section>
      )}
      {shorter.length > 0 && (
        <Section
          title={t.ONE_NIGHT_LESS}
          text={
            missingNight === null
              ? t.SHORTER_IS_FREE
              : t.missingNight(
                  formatDayNumber(missingNight),
                  formatDayNumber(addDays(missingNight, 1)),
                )
          }
        >
          {shorter.map((stay) => (
            <li key={stay.checkIn}>
              <DateSuggestion
                stay={stay}
                difference={t.insteadOf(countNights(nightCount(stay)), nights)}
                onTake={onTake}
              />
            </li>
          ))}
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-0.5 font-serif text-22 lining-nums">
        {title}
      </h3>
      <p className="mb-3.5 text-15 text-tinta-2">{text}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:grid-cols-2">{children}</ul>
    </section>
  );
}

/** Holds the places of four suggestions while they are looked for. */
function DatesSkeleton({ nights }: { nights: number }) {
  return (
    <div aria-hidden>
      <p className="mb-0.5 font-serif text-22 lining-nums">{t.sameNights(nights)}</p>
      <p className="mb-3.5 text-15 text-tinta-2">{t.ONE_TAP}</p>
      <div className="grid animate-breathe grid-cols-[minmax(0,1fr)] gap-3.5 md:grid-cols-2">
        {['1', '2', '3', '4'].map((card) => (
          <div
            key={card}
            className="rounded-card border-[1.5px] border-linha bg-branco px-4.5 py-3.75"
          >
            <Skeleton className="mb-2 h-4 w-1/3" />
            <Skeleton className="mb-3 h-5 w-3/4" />
            <Skeleton className="mb-3 h-6 w-full" />
            <Skeleton className="mt-6 h-5 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
