import * as t from '@messages/room';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { hostel } from '@/copy/hostel';
import { roomAmenityGroups } from '@/domain/room/room-amenities';
import { amenityTranslator } from '@/domain/room/translated-amenities';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import { useLoad } from '@/hooks/useLoad';
import { askForRoomAmenities } from '@/queries/visitor-amenities';
import type { RoomRow } from '@/types/rows';
import { DetailSection } from './DetailSection';

/** Shown when no amenity is known; a failure is only logged. */
const NO_AMENITIES = { categories: [], amenities: [], amenityIds: [] };

/** What the room has and has not (ROOM-DET-05 to ROOM-DET-07). */
export function RoomAmenities({
  room,
}: {
  room: TranslatedRoom<Pick<RoomRow, 'id' | 'features'>>;
}) {
  const { loaded, retry } = useLoad(['roomAmenities', room.id], () => askForRoomAmenities(room.id));
  const headingRef = useRef<HTMLHeadingElement>(null);

  const known = loaded.status === 'ready' ? loaded.data : NO_AMENITIES;
  const groups = roomAmenityGroups({ features: room.features, ...known });

  function handleRetry() {
    headingRef.current?.focus();
    retry();
  }

  return (
    <DetailSection title={t.AMENITIES} headingRef={headingRef} isBusy={loaded.status === 'loading'}>
      {loaded.status === 'loading' ? (
        <AmenitiesSkeleton />
      ) : (
        <>
          {groups.length > 0 ? (
            <AmenityGroupList groups={groups} wordsOf={amenityTranslator({ room, ...known })} />
          ) : (
            <p className="text-tinta-2">
              {loaded.status === 'failed' && `${t.AMENITIES_FAILED} `}
              {t.ASK_RECEPTION}{' '}
              <a href={hostel.phone.href} className="text-link tabular-figures">
                {hostel.phone.display}
              </a>
            </p>
          )}
          {loaded.status === 'failed' && (
            <Button variant="outline" className="mt-5 print:hidden" onClick={handleRetry}>
              <RotateCw aria-hidden />
              {t.RETRY}
            </Button>
          )}
        </>
      )}
    </DetailSection>
  );
}

const COLUMNS = ['1', '2', '3'];
const LINES = ['w-4/5', 'w-3/5', 'w-3/4', 'w-2/3', 'w-4/5', 'w-1/2'];

function AmenitiesSkeleton() {
  return (
    <div className="grid animate-breathe gap-6 sm:grid-cols-2 md:grid-cols-3">
      <VisuallyHidden>{t.AMENITIES_LOADING}</VisuallyHidden>
      {COLUMNS.map((column) => (
        <div key={column} className="grid gap-3.5">
          <Skeleton className="h-4 w-1/2" />
          {LINES.map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixed picture of lines
            <Skeleton key={line} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
