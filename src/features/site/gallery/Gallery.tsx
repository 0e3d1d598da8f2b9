import { pictures as countOfPictures } from '@messages/gallery';
import { useState } from 'react';
import { PictureViewer } from '@/components/overlay/PictureViewer';
import { categoryLabel, picturesOf } from './gallery-filter';
import { GalleryFilters } from './GalleryFilters';
import { PictureGrid } from './PictureGrid';
import { useGalleryFilter } from './useGalleryFilter';

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
