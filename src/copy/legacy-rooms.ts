import { FEATURES, MIXED, PRIVATE, WOMEN } from '@messages/legacy-rooms';
import type { AmenityIconName } from '@/domain/room/amenities';

/**
 * The three kinds of room of the old site, hard-coded at /quartos/1 to 3 so that old links still
 * lead somewhere. Prices are EUR per night (ROUTE-17, TEXT-SITE-06).
 */
export interface LegacyRoom {
  name: string;
  subtitle: string;
  description: string;
  price: number;
  images: readonly string[];
  /** By name, each with its picture. */
  features: ReadonlyMap<string, AmenityIconName>;
}

const SHARED_FEATURES: readonly [string, AmenityIconName][] = [
  [FEATURES.wifi, 'wifi'],
  [FEATURES.breakfast, 'coffee'],
  [FEATURES.linen, 'bed'],
  [FEATURES.bathroom, 'bath'],
  [FEATURES.commonAreas, 'people'],
];

/** By the id in the address. */
export const legacyRooms: ReadonlyMap<string, LegacyRoom> = new Map([
  [
    '1',
    {
      ...MIXED,
      price: 25,
      images: ['/imagens/dormitorio.svg', '/imagens/casa-de-banho.svg', '/imagens/sala.svg'],
      features: new Map([
        [FEATURES.locker, 'lock'],
        [FEATURES.readingLight, 'light'],
        ...SHARED_FEATURES,
      ]),
    },
  ],
  [
    '2',
    {
      ...WOMEN,
      price: 28,
      images: [
        '/imagens/dormitorio-barro.svg',
        '/imagens/casa-de-banho.svg',
        '/imagens/cozinha.svg',
      ],
      features: new Map([
        [FEATURES.womenOnly, 'women'],
        [FEATURES.locker, 'lock'],
        [FEATURES.readingLight, 'light'],
        ...SHARED_FEATURES,
      ]),
    },
  ],
  [
    '3',
    {
      ...PRIVATE,
      price: 55,
      images: ['/imagens/duplo.svg', '/imagens/casa-de-banho.svg', '/imagens/terraco.svg'],
      features: new Map([
        [FEATURES.doubleBed, 'bed'],
        [FEATURES.television, 'tv'],
        ...SHARED_FEATURES,
      ]),
    },
  ],
]);
