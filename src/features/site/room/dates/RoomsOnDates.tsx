import * as t from '@messages/room-dates';
import { RETRY } from '@messages/rooms';
import { RotateCw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '@/components/Button';
import type { Day } from '@/domain/calendar/dates';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { type AskedStay, isWithinReach } from '@/domain/request/asked-stay';
import { lastBookableDay, MAX_STAY_NIGHTS } from '@/domain/stay/stay';
import {
  CELL,
  GRID,
  GroupCard,
  RoomGrid,
  type RoomGridProps,
  RoomSkeletons,
} from '../list/RoomGrid';
import { RoomCard } from '../list/RoomCard';
import { StayPrice } from './StayPrice';
import { TalkToUs } from './TalkToUs';
import { stayParams, useAskedStay } from './useAskedStay';
import { useRoomsOnDates } from './useRoomsOnDates';
import { NearestDates, WayOut } from './WayOut';

interface RoomsOnDatesProps extends RoomGridProps {
  /** What is to be said of all their prices; not beside that the dates cannot be looked up. */
  note?: ReactNode;
}

/** The list of rooms where the address names dates; they may be invalid (SITE-08). */
export default function RoomsOnDates({ note, ...grid }: RoomsOnDatesProps) {
  const { today, stay } = useAskedStay();
  if (today === null || stay === null) {
    return (
      <>
        {note}
        <RoomGrid {...grid} />
      </>
    );
  }
  const asked = { ...grid, stay: stayParams(stay) };
  if (isWithinReach(stay, today)) {
    return <RoomsFreeOrNot {...{ today, stay, note }} grid={asked} />;
  }
  return (
    <>
      {note}
      <Head title={t.outOfReach(MAX_STAY_NIGHTS, formatShortDay(lastBookableDay(today)))} isText>
        <TalkToUs stay={stay} />
      </Head>
      <RoomGrid {...asked} />
    </>
  );
}

interface RoomsFreeOrNotProps {
  today: Day;
  stay: AskedStay;
  note: ReactNode;
  grid: RoomGridProps;
}

/** The free rooms first, then the others, each part in the order of the list. */
function RoomsFreeOrNot({ today, stay, note, grid }: RoomsFreeOrNotProps) {
  const { rooms, all, guests } = grid;
  const { status, free, nearest, retry } = useRoomsOnDates({ rooms, stay, today });
  if (status === 'loading') {
    return (
      <>
        <Head title={t.SEARCHING} />
        <RoomSkeletons className="pt-4! md:pt-6!" />
      </>
    );
  }
  if (status === 'failed') {
    return (
      <>
        <Head title={t.FAILED} isText>
          <Button variant="outline" onClick={retry}>
            <RotateCw aria-hidden />
            {RETRY}
          </Button>
        </Head>
        <RoomGrid {...grid} />
      </>
    );
  }
  const others = rooms.filter(({ id }) => !free.has(id));
  const offered = rooms.flatMap((room) => {
    const rated = free.get(room.id);
    return rated ? [{ room, rated }] : [];
  });
  return (
    <>
      {note}
      {offered.length > 0 ? (
        <Head title={t.freeRooms(offered.length)} />
      ) : (
        <Head title={rooms.length < all.length ? t.NONE_FREE_HERE : t.NONE_FREE}>
          <NearestDates stay={stay} nearest={nearest} />
          <TalkToUs stay={stay} />
        </Head>
      )}
      {offered.length > 0 && (
        <ul className={`${GRID} pt-4! md:pt-6!`}>
          {offered.map(({ room, rated }, index) => (
            <li key={room.id} className={CELL}>
              <RoomCard room={room} isFirst={index === 0} headingLevel={3} stay={grid.stay}>
                <StayPrice {...{ stay, room, rated }} />
              </RoomCard>
            </li>
          ))}
          <Suspense fallback={<li className="min-h-150 md:hidden" />}>
            <GroupCard {...{ all, guests }} cards={offered.length} stay={grid.stay} />
          </Suspense>
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h2 className="mt-12 text-24 md:mt-16 md:text-30">{t.TAKEN}</h2>
          <ul className={`${GRID} pt-4! md:pt-6!`}>
            {others.map((room) => (
              <li key={room.id} className={CELL}>
                <RoomCard room={room} isFirst={false} headingLevel={3} stay={grid.stay}>
                  <WayOut room={room} stay={stay} nearest={nearest} />
                </RoomCard>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface HeadProps {
  title: string;
  /** A sentence, not a heading. */
  isText?: boolean;
  children?: ReactNode;
}

/** What was found, in a place that is as high while it is looked for. */
function Head({ title, isText = false, children }: HeadProps) {
  return (
    <div
      className={`flex min-h-21 flex-wrap gap-x-6 gap-y-3 pt-7 md:pt-9 ${isText ? 'items-center' : 'items-end'}`}
    >
      {isText ? (
        <output className="max-w-150 font-medium">{title}</output>
      ) : (
        <h2 aria-live="polite" className="text-24 leading-7 md:text-30 md:leading-9">
          {title}
        </h2>
      )}
      {children}
    </div>
  );
}
