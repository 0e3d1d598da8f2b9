import { useId, useState } from 'react';
import { isPictureAddress } from '@/domain/basics/web-addresses';
import { pictureSource } from '@/domain/room/picture-sizes';
import { roomTileSource } from './RoomTile';

/** Every scene is drawn 3:2. */
const WIDTH = 600;
const HEIGHT = 400;
const TILE = 48;

interface RoomPictureProps {
  /** The room's tile replaces a missing or broken picture, or an address that is no picture's. */
  src: string | null | undefined;
  /** Empty where the picture only repeats what stands beside it. */
  alt: string;
  /** What the picture itself shows, in place of `alt`, which stays the words for the tile. */
  shows?: { text: string; lang?: string | undefined } | undefined;
  roomNumber: string;
  /** In view from the start: loaded at once. */
  isEager?: boolean;
  /** How wide it is shown, as in `<img sizes>`; without it small, beside words. */
  sizes?: string;
  onBroken?: () => void;
  className?: string;
}

/** A room's picture, 3:2. */
export function RoomPicture({
  src,
  alt,
  shows,
  roomNumber,
  isEager = false,
  sizes = '10.5rem',
  onBroken,
  className = '',
}: RoomPictureProps) {
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  const look = `aspect-3/2 w-full rounded-tile bg-sal object-cover ${className}`;
  const isShown = src && src !== brokenSource && isPictureAddress(src);
  if (!isShown) return <TileWall {...{ alt, roomNumber }} className={look} />;
  return (
    <img
      ref={askAgainIfBroken}
      {...pictureSource(src, sizes)}
      lang={shows?.lang}
      alt={shows?.text ?? alt}
      width={WIDTH}
      height={HEIGHT}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      onError={() => {
        setBrokenSource(src);
        onBroken?.();
      }}
      className={look}
    />
  );
}

/** A picture that failed before the page woke up told nobody: asked for again, it fails again. */
function askAgainIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
}

/** The room's tile, repeated like on a wall. */
function TileWall({
  alt,
  roomNumber,
  className,
}: {
  alt: string;
  roomNumber: string;
  className: string;
}) {
  const id = useId();
  return (
    <svg
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' || undefined}
      viewBox={`0 0 ${TILE * 6} ${TILE * 4}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <image href={roomTileSource(roomNumber)} width={TILE} height={TILE} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
