import { expect, it } from 'vitest';
import { answersAt } from '@/app/prerender/house-in-build';
import { makeRoom } from '../support/builders';

const uuid = (end: string) => `00000000-0000-4000-8000-0000000000${end}`;
const category = (end: string, name: string) => ({
  id: uuid(end),
  name,
  display_order: 1,
  translation: `${name} (de)`,
});
const amenity = (end: string, name: string, categoryEnd: string) => ({
  id: uuid(end),
  name,
  category_id: uuid(categoryEnd),
  display_order: 1,
  icon: 'default',
  translation: `${name} (de)`,
});

const ALL = {
  categories: [category('c1', 'Comodidades Incluídas'), category('c2', 'Não Incluído')],
  amenities: [
    amenity('a1', 'Sauna', 'c1'),
    amenity('a2', 'Frigorífico', 'c2'),
    amenity('a3', 'Rede na varanda', 'c1'),
    amenity('a4', 'Wi-Fi', 'c1'),
  ],
};
const room = makeRoom({ room_number: '7', features: ['Rede na varanda'] });
const linked = [uuid('a4'), uuid('a2')];

it('a room carries the amenities that it shows, by their places in place of ids, which weigh', () => {
  const answers = answersAt('/quarto/7', {
    rooms: [room],
    amenities: ALL,
    amenityIds: { [room.id]: linked },
  });
  const carried = answers[`amenities${room.id}`];
  expect(carried).toEqual({
    categories: [
      { ...ALL.categories[0], id: '0' },
      { ...ALL.categories[1], id: '1' },
    ],
    amenities: [
      { ...ALL.amenities[1], id: '0', category_id: '1' },
      // The room's own feature is translated like the amenity that it is called like.
      { ...ALL.amenities[2], id: '1', category_id: '0' },
      { ...ALL.amenities[3], id: '2', category_id: '0' },
    ],
    amenityIds: ['0', '2'],
  });
});

it('a list of rooms carries one picture of each, and no words that its cards do not show', () => {
  const shown = {
    ...makeRoom({ images: ['/a.svg', '/b.svg'], picture_texts: { '/a.svg': 'Janela' } }),
    words: {
      portugueseName: 'Duplo',
      leftInPortuguese: [],
      features: [],
      pictures: { '/a.svg': 'Fenster' },
    },
  };
  const house = { rooms: [shown], amenities: ALL, amenityIds: {} };
  const listed = JSON.stringify(answersAt('/quartos', house));
  expect(listed).toContain('/a.svg');
  expect(listed).not.toMatch(/b\.svg|Janela|Fenster/);
  expect(JSON.stringify(answersAt('/quarto/2', house))).toMatch(/Janela.*Fenster/);
});
