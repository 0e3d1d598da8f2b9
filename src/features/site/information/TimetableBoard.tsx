import { HOURS } from '@messages/information';
import { timetable } from '@/copy/information';

/** The opening hours, in the style of a station's departure board. */
export function TimetableBoard() {
  return (
    <section
      aria-labelledby="horarios"
      className="col-span-full overflow-hidden rounded-card bg-noite text-branco max-md:-mx-1.5 print:mx-0 print:bg-branco print:text-tinta"
    >
      <h2
        id="horarios"
        className="px-4.5 pt-4 pb-2.5 text-20 text-anil-100 md:px-7 print:px-0 print:text-tinta"
      >
        {HOURS}
      </h2>
      <dl className="tabular-figures">
        {timetable.map(({ what, hours, note }) => (
          <div
            key={what}
            className="grid grid-cols-[1fr_auto] items-baseline border-t border-branco/15 px-4.5 py-3.5 max-[19.5rem]:grid-cols-1 md:grid-cols-[1fr_1.1fr_2fr] md:gap-x-6 md:px-7 print:border-linha print:px-0"
          >
            <dt className="text-16 font-medium md:text-17">{what}</dt>
            <dd className="text-[1.125rem] leading-6 font-semibold whitespace-nowrap text-ocre-300 md:text-22 print:text-tinta">
              {hours}
            </dd>
            <dd className="text-15 text-anil-100 max-md:col-span-full max-md:mt-0.5 md:text-17 print:text-tinta">
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
