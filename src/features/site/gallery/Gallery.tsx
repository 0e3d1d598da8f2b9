import * as t from '@messages/gallery';
import { pictures as countOfPictures } from '@messages/gallery';
import { useEffect, useRef, useState } from 'react';
import PictureViewer from '@/components/overlay/PictureViewer';
import {
  categoryLabel,
  GALLERY_FILTERS,
  type GalleryFilter,
  parseGalleryFilter,
  picturesOf,
} from './gallery-filter';
import { PictureGrid } from './PictureGrid';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/hooks/useIsHydrated';

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
    const pressed = rowRef.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
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
