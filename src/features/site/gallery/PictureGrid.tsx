import type { GalleryPicture } from '@/copy/gallery';
import { categoryLabel, type GalleryFilter } from './gallery-filter';

const COLUMNS = 3;

interface PictureGridProps {
  pictures: readonly GalleryPicture[];
  filter: GalleryFilter;
  onOpen: (index: number) => void;
}

/** The wall of pictures; each opens the viewer. */
export function PictureGrid({ pictures, filter, onOpen }: PictureGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-4.5 md:grid-cols-12 md:gap-5">
      {pictures.map((picture, index) => (
        <li
          key={picture.source}
          className={
            filter === 'todas'
              ? placeInWall(picture, { index, count: pictures.length })
              : placeInCategory(picture, { index, count: pictures.length })
          }
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(index)}
            className="group flex size-full flex-col text-start"
          >
            <img
              src={picture.source}
              alt={picture.alt}
              width={600}
              height={400}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding="async"
              className="min-h-0 w-full flex-1 rounded-tile bg-sal object-cover transition-shadow group-hover:shadow-[0_6px_0_theme(colors.ocre.400)] max-md:aspect-3/2"
            />
            <span className="flex w-full justify-between gap-3 pt-2 text-14 leading-5 md:pt-2.5 md:text-15">
              {/* The alt text begins with the title, so screen readers skip it here. */}
              <span aria-hidden className="font-medium transition-colors group-hover:text-anil-600">
                {picture.title}
              </span>
              {filter === 'todas' && (
                <span className="text-14 leading-5 text-tinta-2 max-md:sr-only">
                  {categoryLabel(picture.category)}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Position {
  index: number;
  count: number;
}

/** All eleven: two large ones beside pairs, the others in threes, the last two side by side. */
function placeInWall({ isLarge }: GalleryPicture, { index, count }: Position): string {
  if (isLarge) return 'col-span-2 md:col-span-8 md:row-span-2';
  const isLast = index === count - 1;
  if (isLast) return 'max-md:col-span-2 md:col-span-6';
  return index === count - 2 ? 'md:col-span-6' : 'md:col-span-4';
}

/** One category: in threes, with what is left over in pairs. */
function placeInCategory({ isLarge }: GalleryPicture, { index, count }: Position): string {
  const pairedFromEnd = [0, 4, 2][count % COLUMNS] ?? 0;
  const desktop = index >= count - pairedFromEnd ? 'md:col-span-6' : 'md:col-span-4';
  const isLonely = count % 2 === 1 && index === count - 1;
  return isLarge || isLonely ? `max-md:col-span-2 ${desktop}` : desktop;
}
