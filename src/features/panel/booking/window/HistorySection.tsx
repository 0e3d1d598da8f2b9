import { ArrowLeftRight, Cog, Luggage, UserRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { historyTime } from '@/domain/calendar/past-moments';
import type { HistoryActor } from '@/domain/history/author';
import { historyBeginning, historyEntries, type HistoryEntry } from '@/domain/history/history';
import { useBookingEvents } from '@/features/panel/booking-data/useBookingEvents';
import { useFocusWhen } from '@/hooks/focus';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { StillReading } from '@/features/panel/kit/StillReading';
import { Section } from '@/features/panel/parts/Section';
import { StaffNameLine } from './StaffNameLine';

/** How many entries are shown before somebody asks for all. */
const FIRST_SHOWN = 6;

/** Who did what to the booking, newest first (HIST-02). */
export function HistorySection({ booking }: { booking: StaffBooking }) {
  const events = useBookingEvents(booking);
  const { data } = events;
  const [isWhole, setIsWhole] = useState(false);
  const today = useToday();
  // The button that shows all goes with the press.
  const moreRef = useFocusWhen<HTMLLIElement>(isWhole);

  if (data === undefined || today === null) {
    return (
      <Section title="Histórico">
        <StillReading of={events} title="Não foi possível carregar o histórico." isQuiet>
          <p className="text-13 text-tinta-2">A carregar...</p>
        </StillReading>
      </Section>
    );
  }
  const entries = historyEntries(data, booking);
  const isCut = !isWhole && entries.length > FIRST_SHOWN;
  const shown = isCut ? entries.slice(0, FIRST_SHOWN) : entries;
  const beginning = historyBeginning(data);
  return (
    <Section title="Histórico">
      <ol className="text-13 tabular-figures">
        {shown.map((entry, place) => (
          <Entry
            key={entry.id}
            entry={entry}
            time={historyTime(entry.at, today)}
            ref={place === FIRST_SHOWN ? moreRef : undefined}
          />
        ))}
      </ol>
      {isCut && (
        <Button variant="outline" className="mt-1.5" onClick={() => setIsWhole(true)}>
          {`Ver tudo (${entries.length})`}
        </Button>
      )}
      {!isCut && beginning !== null && (
        <p className="mt-1.5 text-12 leading-4.25 text-tinta-2">{beginning}</p>
      )}
      <StaffNameLine events={data} />
    </Section>
  );
}

const LOOKS: Readonly<Record<HistoryActor, { icon: LucideIcon; word: string; look: string }>> = {
  staff: { icon: UserRound, word: 'equipa', look: 'border-contorno text-tinta-2' },
  guest: { icon: Luggage, word: 'hóspede', look: 'border-ocre-600 bg-areia text-ocre-800' },
  channel: { icon: ArrowLeftRight, word: 'plataforma', look: 'border-contorno text-tinta-2' },
  system: { icon: Cog, word: 'sistema', look: 'border-dashed border-contorno text-tinta-2' },
};

function Entry({
  entry: { actor, who, what, consequence, at },
  time,
  ref,
}: {
  entry: HistoryEntry;
  time: string;
  ref?: React.Ref<HTMLLIElement>;
}) {
  const { icon: Icon, word, look } = LOOKS[actor];
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 pt-1.5 pb-1.75 not-first:before:absolute not-first:before:-top-1.75 not-first:before:left-2.75 not-first:before:h-3 not-first:before:w-0.5 not-first:before:bg-linha md:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
    >
      <span
        className={`grid size-6 place-items-center rounded-pill border-[1.5px] bg-branco max-md:row-span-2 ${look}`}
      >
        <Icon className="size-3.25" aria-hidden />
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
      <p className="min-w-0 pt-0.75 wrap-anywhere">
        <b className="font-semibold">{who}</b> {what}
        {consequence !== null && (
          <small className="block text-12 leading-4.25 text-tinta-2">{consequence}</small>
        )}
      </p>
      <time
        dateTime={at}
        className="text-12 whitespace-nowrap text-tinta-2 max-md:col-start-2 md:pt-0.75"
      >
        {time}
      </time>
    </li>
  );
}
