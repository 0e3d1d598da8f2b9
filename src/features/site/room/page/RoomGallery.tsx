import * as t from '@messages/room';
import { Images } from 'lucide-react';
import { useState, type ReactNode, type UIEvent } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { RoomPicture } from '@/components/look/RoomPicture';
import { shownPictures } from '@/domain/room/shown-pictures';
import type { ShownText } from '@/domain/room/translated-room';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { logError } from '@/lib/log';

const viewer = lazyPart(async () => import('@/components/overlay/PictureViewer'));

interface RoomGalleryProps {
  images: readonly string[];
  title: string;
  roomNumber: string;
  /** What a picture shows, where somebody has said it. */
  shows?: ((image: string | null) => ShownText | undefined) | undefined;
}

/**
 * Up to three pictures: on a wide screen a large one in an ocre frame and two beside it, on a phone
 * a strip to swipe. Each that has loaded opens in the viewer (SITE-05).
 */
export function RoomGallery({ images, title, roomNumber, shows }: RoomGalleryProps) {
  const [shown, setShown] = useState(0);
  const pictures = shownPictures(images);
  const hasMore = pictures.length > 1;
  const [broken, setBroken] = useState<readonly string[]>([]);
  // Undefined until it is first opened, null while it is closed.
  const [open, setOpen] = useState<number | null>();
  const views = pictures.flatMap((source, index) =>
    source === null || broken.includes(source)
      ? []
      : [
          {
            source,
            title,
            alt: shows?.(source)?.text ?? altOf(index),
            lang: shows?.(source)?.lang,
            caption: t.placeOf(index + 1, pictures.length),
          },
        ],
  );
  const isStrip = useMediaQuery('(width < 48rem)') && hasMore;

  function altOf(index: number) {
    return hasMore ? t.pictureOf(title, index + 1, pictures.length) : title;
  }

  async function openViewer(source: string | null) {
    try {
      await viewer.preload();
      setOpen(views.findIndex((view) => view.source === source));
    } catch (error) {
      logError('openPicture', error);
    }
  }

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
            <PictureButton
              isFirst={index === 0}
              onOpen={
                views.some(({ source }) => source === src) ? () => void openViewer(src) : undefined
              }
            >
              <RoomPicture
                src={src !== null && broken.includes(src) ? null : src}
                alt={altOf(index)}
                shows={shows?.(src)}
                roomNumber={roomNumber}
                isEager={index === 0}
                sizes={widthOf(index, pictures.length)}
                onBroken={() => src !== null && setBroken((known) => [...known, src])}
                className={pictureLook({ isFirst: index === 0, hasMore })}
              />
            </PictureButton>
          </li>
        ))}
      </ul>
      {views.length > 1 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => void openViewer(views[0]?.source ?? null)}
          className="absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-field bg-noite px-4 text-15 font-semibold text-branco tabular-figures transition-colors on-dark hover:bg-anil-700 max-md:hidden print:hidden"
        >
          <Images className="size-5" aria-hidden />
          {t.seeAll(views.length)}
        </button>
      )}
      {open !== undefined && (
        <viewer.Part pictures={views} index={open} onShow={setOpen} onClose={() => setOpen(null)} />
      )}
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

interface PictureButtonProps {
  onOpen?: () => void;
  isFirst: boolean;
  children: ReactNode;
}

/** The button around a picture that opens the viewer; none around a broken picture. */
function PictureButton({ onOpen, isFirst, children }: PictureButtonProps) {
  if (onOpen === undefined) return children;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`block w-full focus-visible:-outline-offset-3 ${isFirst ? '' : 'md:absolute md:inset-0'}`}
    >
      {children}
    </button>
  );
}

/**
 * How wide a picture is: on a phone as the page, else the first takes two thirds beside others, and
 * a second one alone is as high as the first and cut to half its width.
 */
function widthOf(index: number, count: number): string {
  const wide = { 1: 'min(100vw - 5.25rem, 83.75rem)', 2: TWO_THIRDS }[count];
  return `(width < 48rem) calc(100vw - 3.25rem), ${wide ?? (index === 0 ? TWO_THIRDS : THIRD)}`;
}

const TWO_THIRDS = 'min(67vw - 4.5rem, 54.75rem)';
const THIRD = 'min(33vw - 1.5rem, 28rem)';

/** The first picture sets the height; alone, it spans the page in a flatter format. */
function pictureLook({ isFirst, hasMore }: { isFirst: boolean; hasMore: boolean }): string {
  if (!isFirst) return 'md:absolute md:inset-0 md:h-full';
  return hasMore ? '' : 'md:aspect-5/2!';
}
