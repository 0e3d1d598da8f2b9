import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Tag } from '@/components/look/Tag';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { useMember } from '@/features/panel/session/useAccount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { housePlaces, type HousePlace, RHYTHMS } from './house-places';
import { useHouseState } from './useHouseState';
import { usePlaceWords } from './usePlaceWords';

/** The places of the house by their rhythm, each with how it stands in one sentence. */
export function HouseScreen() {
  const { today, clock } = useHouseTime();
  const isOwner = useMember()?.role === 'owner';
  const { absent, lateAt } = useHouseState();
  const wordsOf = usePlaceWords({ isOwner });
  const places = housePlaces({ isOwner, absent });
  return (
    <>
      <PanelHeader title="A casa" detail={`${formatShortWeekdayAndDay(today)}, às ${clock}`} />
      <div className="grid max-w-310 gap-5.5">
        {RHYTHMS.map((rhythm) => (
          <Places
            key={rhythm}
            title={rhythm}
            places={places.filter((place) => place.rhythm === rhythm)}
            wordsOf={wordsOf}
            lateAt={lateAt}
          />
        ))}
      </div>
    </>
  );
}

interface PlacesProps {
  title: string;
  places: readonly HousePlace[];
  /** How a place stands; empty while that is not known. */
  wordsOf: (path: string) => string;
  lateAt: Partial<Record<string, number>>;
}

function Places({ title, places, wordsOf, lateAt }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-sans text-16 font-semibold tracking-normal">{title}</h2>
      <ul className={`overflow-hidden ${PANEL_CARD}`}>
        {places.map((place) => (
          <li
            key={place.path}
            className="relative grid min-h-15 grid-cols-[1.25rem_10.5rem_minmax(0,1fr)_auto_1.125rem] items-center gap-x-4.5 border-t border-linha px-4.5 py-2 first:border-0 hover:bg-anil-50 max-md:min-h-16 max-md:grid-cols-[1.25rem_minmax(0,1fr)_1.125rem] max-md:gap-x-3 max-md:px-3.5 max-md:py-3"
          >
            <place.icon className="size-5 text-anil-600" aria-hidden />
            <Link to={place.path} className="text-15 font-semibold after:absolute after:inset-0">
              {place.label}
            </Link>
            <p className="min-h-5 text-14 leading-5 text-tinta-2 tabular-nums max-md:col-start-2 max-md:row-start-2">
              {wordsOf(place.path)}
            </p>
            <Late count={lateAt[place.path] ?? 0} />
            <ChevronRight
              className="size-4.5 text-tinta-2 max-md:col-start-3 max-md:row-start-1 md:col-start-5"
              aria-hidden
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Late({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="max-md:col-start-2 max-md:row-start-3 max-md:mt-1">
      <Tag tone="late" icon={TriangleAlert}>
        {`${count} em atraso`}
      </Tag>
    </p>
  );
}
