import * as t from '@messages/gallery';
import { pictures as countOfPictures, ALL } from '@messages/gallery';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import PictureViewer from '@/components/overlay/PictureViewer';
import {
  type GalleryPicture,
  galleryCategories,
  galleryPictures,
  type GalleryCategory,
} from '@/copy/gallery';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { showInStrip } from '@/lib/show-in-strip';

type GalleryFilter = 'todas' | GalleryCategory;

/** The four choices, in the order of GAL-02. */
const GALLERY_FILTERS: readonly { value: GalleryFilter; label: string }[] = [
  { value: 'todas', label: ALL },
  ...galleryCategories,
];

/** The filter an address asks for; anything it does not know shows everything. */
function parseGalleryFilter(text: string | null): GalleryFilter {
  return GALLERY_FILTERS.find(({ value }) => value === text)?.value ?? 'todas';
}

function picturesOf(filter: GalleryFilter): readonly GalleryPicture[] {
  return filter === 'todas'
    ? galleryPictures
    : galleryPictures.filter(({ category }) => category === filter);
}

function categoryLabel(category: GalleryCategory): string {
  return galleryCategories.find(({ value }) => value === category)?.label ?? '';
}

const COLUMNS = 3;

interface PictureGridProps {
  pictures: readonly GalleryPicture[];
  filter: GalleryFilter;
  onOpen: (index: number) => void;
}

/** The wall of pictures; each opens the viewer. */
function PictureGrid({ pictures, filter, onOpen }: PictureGridProps) {
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

const PARAMETER = 'categoria';

/** The filter in the address, and the way to change it. */
function useGalleryFilter() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();

  function setFilter(filter: GalleryFilter) {
    // No new history entry: Back leaves the gallery instead of undoing the filters one by one.
    setParams(filter === 'todas' ? {} : { [PARAMETER]: filter }, { replace: true });
  }

  return {
    filter: parseGalleryFilter(isHydrated ? params.get(PARAMETER) : null),
    setFilter,
  };
}

/** The pictures of the house, filtered by the address, and the viewer over them. */
export function Gallery() {
  const { filter, setFilter } = useGalleryFilter();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const pictures = picturesOf(filter);
  return (
    <div className="page-width">
      <GalleryFilters filter={filter} onChange={setFilter} />
      <output className="sr-only">{countOfPictures(pictures.length)}</output>
      <div className="mt-7">
        <PictureGrid pictures={pictures} filter={filter} onOpen={setOpenIndex} />
      </div>
      <PictureViewer
        pictures={pictures.map(({ title, source, alt, category }) => ({
          title,
          source,
          alt,
          caption: categoryLabel(category),
        }))}
        index={openIndex}
        onShow={setOpenIndex}
        onClose={() => setOpenIndex(null)}
      />
    </div>
  );
}

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
}

/** The four filters with their counts; on a phone they slide sideways. */
function GalleryFilters({ filter, onChange }: GalleryFiltersProps) {
  const rowRef = useRef<HTMLFieldSetElement>(null);

  // An address may ask for a filter that a narrow screen would not show.
  useEffect(() => {
    showInStrip(rowRef.current?.querySelector('[aria-pressed="true"]'));
  }, []);

  return (
    <fieldset
      ref={rowRef}
      className="-mx-5 flex min-w-0 [scrollbar-width:none] overflow-x-auto border-b border-linha px-2 md:mx-0 md:gap-1.5 md:overflow-visible md:px-0"
    >
      <legend className="sr-only">{t.FILTER}</legend>
      {GALLERY_FILTERS.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === filter}
          onClick={() => onChange(value)}
          className="relative flex min-h-13 flex-none items-center gap-2 px-3 text-15 font-medium whitespace-nowrap text-tinta-2 transition-colors after:absolute after:inset-x-3 after:bottom-0 after:border-ocre-400 hover:text-anil-600 aria-pressed:font-semibold aria-pressed:text-tinta aria-pressed:after:border-b-4 md:px-4 md:text-16 md:after:inset-x-4 md:after:-bottom-px md:first-of-type:-ms-4"
        >
          {label}
          <span className="text-14 tabular-figures">
            {picturesOf(value).length}
            <VisuallyHidden>{` ${t.PICTURES}`}</VisuallyHidden>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
