import { countIn } from '@/domain/language/plural.ts';

export const TITLE = 'Gallery';
export const DESCRIPTION =
  'Eleven pictures of the hostel, inside and out: rooms, kitchen, living room, reception, breakfast, terrace and front, 50 m from the station.';
export const LEAD = 'Eleven windows, into the house and out of it.';

export const FILTER = 'Filter pictures';
export const ALL = 'All';
export const CATEGORIES = {
  rooms: 'Rooms',
  shared: 'Shared areas',
  outside: 'Outside',
};
export const pictures = countIn('en')('picture', 'pictures');
export const PICTURES = 'pictures';

export const VIEWER = 'Picture viewer';
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const titled = (title: string) => `: ${title}`;
export const PREVIOUS = 'Previous picture';
export const NEXT = 'Next picture';
export const THUMBNAILS = 'All pictures';

export const WORDS = {
  front: {
    title: 'Our house',
    alt: 'Our house: whitewashed front, cobalt shutters and the station next door, with a train going by',
  },
  double: {
    title: 'Double room',
    alt: 'Double room with a double bed, a tiled headboard and a shuttered window',
  },
  kitchen: {
    title: 'Shared kitchen',
    alt: 'Shared kitchen with a cobalt worktop, a big table and three stools',
  },
  lounge: {
    title: 'Living room',
    alt: 'Living room with a sofa, a bookcase and two arched windows over the sea',
  },
  dormitory: {
    title: 'Dormitory',
    alt: 'Dormitory with wooden bunk beds, colourful lockers and a window at the end',
  },
  reception: {
    title: '24-hour reception',
    alt: '24-hour reception at night: a tiled desk, keys on the wall and the clock above',
  },
  twin: {
    title: 'Twin room',
    alt: 'Twin room with two beds, a bedside table between them and a window to the sea',
  },
  terrace: {
    title: 'Terrace in the late afternoon',
    alt: 'Terrace in the late afternoon, with two sunloungers, a parasol and a view of the sea',
  },
  bathroom: {
    title: 'Bathroom',
    alt: 'Bathroom with two washbasins, arched mirrors and a shower',
  },
  breakfast: {
    title: 'Breakfast',
    alt: 'Breakfast by the window: bread, orange juice, custard tarts and coffee',
  },
  family: {
    title: 'Family room',
    alt: 'Family room with a double bed, a bunk bed and a toy boat on the rug',
  },
};
