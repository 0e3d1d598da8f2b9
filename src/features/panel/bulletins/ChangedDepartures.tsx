import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { endSentence } from '@/domain/calendar/short-dates';
import { personName } from '@/domain/register/entry';
import type { ChangedDeparture } from '@/domain/register/siba-overview';
import { adminBookingPath } from '@/lib/staff-paths';
import { useSettleDeparture } from './useBulletinActs';

/** Who left, or leaves, on another day than the authority was told (REG-04). */
export function ChangedDepartures({ changed }: { changed: readonly ChangedDeparture[] }) {
  const settling = useSettleDeparture();
  if (changed.length === 0) return null;
  return (
    <section className={`mt-4 ${PANEL_CARD}`} aria-labelledby="boletins-mudou">
      <div className="px-3.5 py-3.5 md:px-4.5">
        <h2 id="boletins-mudou" className="font-sans text-16 font-semibold tracking-normal">
          Mudou depois de comunicado
        </h2>
        <p className="text-13 text-tinta-2">
          O SIBA tem outra saída. Corrija-a no portal e marque aqui.
        </p>
      </div>
      <ul>
        {changed.map((one) => (
          <li
            key={one.entry_id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-linha px-3.5 py-2.5 text-14 md:px-4.5"
          >
            <p className="min-w-0 flex-1 basis-60 tabular-figures">
              <Link
                to={adminBookingPath(one.booking_number)}
                className="me-1.5 text-link font-semibold"
              >
                {personName(one)}
              </Link>
              {`No n.º ${one.file} saía a ${formatShortWeekdayAndDay(one.reported)}; sai a ${endSentence(formatShortWeekdayAndDay(one.departure))}`}
            </p>
            <Button
              variant="outline"
              aria-label={`Tratado: ${personName(one)}`}
              onClick={() => void settling.change(one)}
            >
              Tratado
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
