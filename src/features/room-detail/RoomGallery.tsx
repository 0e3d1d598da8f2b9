import * as t from '@messages/room';
import { useState, type UIEvent } from 'react';
import { RoomPicture } from '@/components/RoomPicture';
import { useMediaQuery } from '@/hooks/useMediaQuery';

/** As many as a room's page shows (CONST-BOOK-08). */
const MAX_IMAGES = 3;

interface RoomGalleryProps {
  images: readonly string[];
  title: string;
  roomNumber: string;
}

/**
 * Up to three pictures: on a wide screen one large in its ocre frame and two beside it, on a phone
 * one after the other under the thumb.
 */
export function RoomGallery({ images, title, roomNumber }: RoomGalleryProps) {
  const [shown, setShown] = useState(0);
  const pictures = images.length === 0 ? [null] : [...new Set(images)].slice(0, MAX_IMAGES);
  const hasMore = pictures.length > 1;
  const isStrip = useMediaQuery('(width < 48rem)') && hasMore;

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }

  return (
    <div className="relative max-md:border-6 max-md:border-ocre-400 print:float-right print:ms-6 print:mb-3 print:w-60">
      <ul
        aria-label={t.PICTURES}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        tabIndex={isStrip ? 0 : undefined}
        onScroll={handleScroll}
        className={`max-md:flex max-md:snap-x max-md:snap-mandatory max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:overscroll-x-contain md:grid md:gap-3.5 ${
          hasMore ? 'md:grid-cols-[2fr_1fr]' : ''
        }`}
      >
        {pictures.map((src, index) => (
          <li
            key={src}
            className={`max-md:w-full max-md:flex-none max-md:snap-start ${
              index === 0
                ? 'md:row-span-2 md:border-10 md:border-t-12 md:border-ocre-400'
                : `md:relative md:overflow-hidden print:hidden ${pictures.length === 2 ? 'md:row-span-2' : ''}`
            }`}
          >
            <RoomPicture
              src={src}
              alt={hasMore ? t.pictureOf(title, index + 1, pictures.length) : title}
              roomNumber={roomNumber}
              isEager={index === 0}
              className={pictureLook({ isFirst: index === 0, hasMore })}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p
          aria-hidden
          className="absolute right-3 bottom-3 rounded-field bg-noite px-2.5 py-0.75 text-13 font-semibold text-branco tabular-figures md:hidden print:hidden"
        >
          {t.placeOf(shown + 1, pictures.length)}
        </p>
      )}
    </div>
  );
}

/** The first picture gives the height; alone, it runs across the page and is cut lower. */
function pictureLook({ isFirst, hasMore }: { isFirst: boolean; hasMore: boolean }): string {
  if (!isFirst) return 'md:absolute md:inset-0 md:h-full';
  return hasMore ? '' : 'md:aspect-5/2!';
}
