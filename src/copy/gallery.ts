/** The eleven pictures of the gallery, in the order in which they are shown (GAL-01). */
import * as t from '@messages/gallery';

/** The values are used in the address; the labels are those of GAL-02. */
export const galleryCategories = [
  { value: 'quartos', label: t.CATEGORIES.rooms },
  { value: 'areas-comuns', label: t.CATEGORIES.shared },
  { value: 'exteriores', label: t.CATEGORIES.outside },
] as const;

export type GalleryCategory = (typeof galleryCategories)[number]['value'];

export interface GalleryPicture {
  title: string;
  category: GalleryCategory;
  /** A drawing of /imagens. */
  source: string;
  /** What is to be seen; begins with the title, which stands below the picture. */
  alt: string;
  /** Shown large while no category is chosen. */
  isLarge?: boolean;
}

export const galleryPictures: readonly GalleryPicture[] = [
  { ...t.WORDS.front, category: 'exteriores', source: '/imagens/fachada.svg', isLarge: true },
  { ...t.WORDS.double, category: 'quartos', source: '/imagens/duplo.svg' },
  { ...t.WORDS.kitchen, category: 'areas-comuns', source: '/imagens/cozinha.svg' },
  { ...t.WORDS.lounge, category: 'areas-comuns', source: '/imagens/sala.svg' },
  { ...t.WORDS.dormitory, category: 'quartos', source: '/imagens/dormitorio.svg' },
  { ...t.WORDS.reception, category: 'areas-comuns', source: '/imagens/rececao.svg' },
  { ...t.WORDS.twin, category: 'quartos', source: '/imagens/twin.svg' },
  { ...t.WORDS.terrace, category: 'exteriores', source: '/imagens/terraco.svg', isLarge: true },
  { ...t.WORDS.bathroom, category: 'areas-comuns', source: '/imagens/casa-de-banho.svg' },
  { ...t.WORDS.breakfast, category: 'areas-comuns', source: '/imagens/pequeno-almoco.svg' },
  { ...t.WORDS.family, category: 'quartos', source: '/imagens/familia.svg' },
];
