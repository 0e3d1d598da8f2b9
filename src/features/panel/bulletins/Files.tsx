import { useState } from 'react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import { isRefusalOpen } from '@/domain/register/bulletins';
import type { SibaFile, SibaOverview } from '@/domain/register/siba-overview';
import { FileRow } from './FileRow';

/** The others are shown on request. */
const SHOWN = 5;

/** The files, those that ask for a person first (REG-04). */
export function Files({ overview, today }: { overview: SibaOverview; today: Day }) {
  const [showsAll, setShowsAll] = useState(false);
  const { files } = overview;
  if (files.length === 0) return null;
  const shown = showsAll ? files : files.filter((file, at) => at < SHOWN || asksForHand(file));
  const hidden = files.length - shown.length;
  return (
    <section className={`mt-4 overflow-hidden ${PANEL_CARD}`} aria-labelledby="boletins-ficheiros">
      <h2
        id="boletins-ficheiros"
        className="px-3.5 py-3.5 font-sans text-16 font-semibold tracking-normal md:px-4.5"
      >
        Ficheiros
      </h2>
      <ul aria-labelledby="boletins-ficheiros">
        {shown.map((file) => (
          <FileRow
            key={file.number}
            file={file}
            isOpen={isRefusalOpen(file, overview)}
            bookingOf={(id) =>
              overview.stays.find(({ booking_id }) => booking_id === id)?.booking_number ?? null
            }
            today={today}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-linha px-3.5 py-3 text-13 text-tinta-2 md:px-4.5">
        Nenhum ficheiro se repete sozinho.
        {hidden > 0 && (
          <Button variant="quiet" className="-mx-3 -my-1.5" onClick={() => setShowsAll(true)}>
            {hidden === 1 ? 'Ver o anterior' : `Ver os ${hidden} anteriores`}
          </Button>
        )}
      </p>
    </section>
  );
}

function asksForHand({ state, delivered_on }: SibaFile): boolean {
  return state === 'uncertain' || (state === 'file' && delivered_on === null);
}
