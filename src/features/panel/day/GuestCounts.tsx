import { PANEL_CARD } from '@/components/panel-styles';
import { joinWords } from '@/domain/calendar/short-dates';
import type { Day } from '@/domain/calendar/dates';
import { dayCounts } from '@/domain/day/counts';
import type { DaySheet } from '@/queries/day-sheet';

/** How many guests breakfast, come and go, for the kitchen and for reception (DAY-08). */
export function GuestCounts({ sheet, today }: { sheet: DaySheet; today: Day }) {
  const { breakfast, breakfastNext, arriving, leaving, hours } = dayCounts(sheet, today);
  const isToday = sheet.day === today;
  return (
    <section aria-labelledby="hospedes-do-dia" className={`px-4.5 py-3.5 ${PANEL_CARD}`}>
      <h3 id="hospedes-do-dia" className="font-sans text-16 font-semibold tracking-normal">
        Hóspedes do dia
      </h3>
      <dl className="mt-2 grid gap-x-4 gap-y-2.5 text-13 tabular-figures max-md:grid-cols-2 md:grid-cols-4">
        <Count label={isToday ? 'Pequeno-almoço hoje' : 'Pequeno-almoço nesse dia'}>
          {breakfast}
        </Count>
        <Count label={isToday ? 'Pequeno-almoço amanhã' : 'No dia seguinte'}>{breakfastNext}</Count>
        <Count label="Chegam" note={hours.length > 0 ? `às ${joinWords(hours)}` : undefined}>
          {arriving}
        </Count>
        <Count label="Saem">{leaving}</Count>
      </dl>
      <p className="mt-2 text-12 text-tinta-2">
        O pequeno-almoço, das 7:00 às 10:00, está incluído: conta quem dorme na casa na noite
        anterior.
      </p>
    </section>
  );
}

function Count({ label, note, children }: { label: string; note?: string; children: number }) {
  return (
    <div>
      <dt className="text-tinta-2">{label}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
      {note !== undefined && <dd className="text-12 text-tinta-2">{note}</dd>}
    </div>
  );
}
