import { ALL } from '@messages/gallery';
import {
  galleryCategories,
  galleryPictures,
  type GalleryCategory,
  type GalleryPicture,
} from '@/copy/gallery';

/** What the gallery shows: everything, or one category. */
export type GalleryFilter = 'todas' | GalleryCategory;

/** The four choices, in the order of GAL-02. */
export const GALLERY_FILTERS: readonly { value: GalleryFilter; label: string }[] = [
  { value: 'todas', label: ALL },
  ...galleryCategories,
];

/** The filter an address asks for; anything it does not know shows everything. */
export function parseGalleryFilter(text: string | null): GalleryFilter {
  return GALLERY_FILTERS.find(({ value }) => value === text)?.value ?? 'todas';
}

/** The pictures of a filter, in the order of the gallery. */
export function picturesOf(filter: GalleryFilter): readonly GalleryPicture[] {
  return filter === 'todas'
    ? galleryPictures
    : galleryPictures.filter(({ category }) => category === filter);
}

export function categoryLabel(category: GalleryCategory): string {
  return galleryCategories.find(({ value }) => value === category)?.label ?? '';
}
