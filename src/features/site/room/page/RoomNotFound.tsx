import * as t from '@messages/room-unknown';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { RoomTileWall } from '@/components/look/RoomTileWall';
import { bookingPath, roomsPath } from '@/lib/paths';

/** The longest room number that fits on a tile. */
const LONGEST_ON_TILE = 3;

interface RoomNotFoundProps {
  /**
   * Why there is no room, in the words of the error catalogue; left out if the heading says it all.
   */
  message?: string;
  /** The number asked for, painted on the empty place of the wall. */
  roomNumber?: string;
  /** Given when the room could not be loaded. */
  onRetry?: () => void;
}

/**
 * No such room, or none that could be loaded (ROOM-DET-15 to ROOM-DET-17, ERR-ROOM-01 to
 * ERR-ROOM-05).
 */
export function RoomNotFound({ message, roomNumber = '?', onRetry }: RoomNotFoundProps) {
  const heading = onRetry ? t.NOT_OPENED : t.NOT_FOUND;
  const isPaintable = !onRetry && roomNumber.length <= LONGEST_ON_TILE;
  return (
    <div className="page-width grid items-center gap-9 pt-9 md:pt-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-18">
      <PageMeta title={heading} isHidden />
      <div>
        <h1 className="text-40">{heading}</h1>
        {message !== undefined && (
          <p
            role={onRetry ? 'alert' : undefined}
            className="mt-4.5 text-20 wrap-anywhere tabular-figures"
          >
            {message}
          </p>
        )}
        {onRetry && <p className="mt-4.5">{t.NO_ANSWER}</p>}
        <p className="mt-1.5 text-tinta-2">{t.NOT_THERE}</p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {t.RETRY}
            </Button>
          )}
          <LinkButton to={roomsPath} variant={onRetry ? 'outline' : 'primary'}>
            <ArrowLeft aria-hidden />
            {t.BACK_TO_ROOMS}
          </LinkButton>
          {!onRetry && (
            <LinkButton to={bookingPath()} variant="outline">
              {t.BOOK}
            </LinkButton>
          )}
        </div>
      </div>
      <RoomTileWall missing={isPaintable ? roomNumber : '?'} />
    </div>
  );
}
