import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { amenityTranslator } from '@/domain/room/translated-amenities';
import { translatedRoom } from '@/domain/room/translated-room';
import { RoomDetail } from '@/features/site/room/page/RoomDetail';
import { RoomCard } from '@/features/site/room/list/RoomCard';
import { makeRoom, makeRoomTranslation } from '../../../../support/builders';
import { onTable } from '../../../../support/server';

// Texts missing in the guest's language stay Portuguese, and screen readers are told so (LANG-06).

const room = makeRoom({
  name: 'Duplo Maré',
  room_title: 'Duplo Maré, com sol',
  room_subtitle: 'Cama de casal',
  description: 'Um quarto no primeiro andar.',
  full_description: 'A casa de banho fica no corredor.',
  images: ['/a.svg', '/b.svg'],
  picture_texts: { '/a.svg': 'Cama junto à janela', '/b.svg': 'Vista do terraço' },
  features: ['Cacifo', 'Varanda'],
});

const inEnglish = translatedRoom(
  room,
  makeRoomTranslation({
    name: 'Tide Double',
    room_subtitle: 'A double bed',
    features_of: ['Cacifo'],
    features: ['Locker'],
    picture_texts: { '/a.svg': 'A bed by the window' },
  }),
);

const markOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
const pictureBeside = (text: string) => screen.getByText(text).previousElementSibling;

describe('a room in part translated', () => {
  it('has a card that marks what is left in Portuguese, and the pictures of its Portuguese features (LANG-06, ROOM-DET-06)', () => {
    render(<RoomCard room={inEnglish} isFirst />, { wrapper: MemoryRouter });
    expect(markOf('Tide Double')).toBeUndefined();
    expect(markOf('Um quarto no primeiro andar.')).toBe('pt');
    expect(markOf('Locker')).toBeUndefined();
    expect(markOf('Varanda')).toBe('pt');
    expect(pictureBeside('Locker')).toHaveClass('lucide-lock');
    expect(pictureBeside('Varanda')).toHaveClass('lucide-sun');
  });

  it('has a page that marks what is left in Portuguese (LANG-06)', async () => {
    for (const table of ['amenities', 'amenity_categories', 'room_amenities'] as const) {
      onTable('get', table, () => []);
    }
    render(
      <RoomDetail room={inEnglish} price={55} bookTo="/reservas" calendar={null} offer={null} />,
      {
        wrapper: MemoryRouter,
      },
    );
    expect(await screen.findByText('Locker')).toBeVisible();
    expect(markOf('Locker')).toBeUndefined();
    expect(markOf('Varanda')).toBe('pt');
    expect(screen.getByRole('heading', { level: 1, name: 'Duplo Maré, com sol' })).toHaveAttribute(
      'lang',
      'pt',
    );
    expect(markOf('A double bed')).toBeUndefined();
    expect(markOf('A casa de banho fica no corredor.')).toBe('pt');
    expect(screen.getByAltText('A bed by the window')).not.toHaveAttribute('lang');
    expect(screen.getByAltText('Vista do terraço')).toHaveAttribute('lang', 'pt');
  });

  it('says its amenities in the words there are, by the pictures of the Portuguese ones (LANG-06)', () => {
    const categories = [
      { name: 'Comodidades Incluídas', translation: 'Included' },
      { name: 'Não Incluído', translation: null },
    ];
    const amenities = [
      { name: 'Televisão', translation: null },
      { name: 'Extintor', translation: 'Fire extinguisher' },
      { name: 'Frigorífico', translation: 'Fridge' },
    ];
    render(
      <AmenityGroupList
        groups={[
          { name: 'Comodidades Incluídas', names: ['Televisão', 'Extintor'], isIncluded: true },
          { name: 'Não Incluído', names: ['Frigorífico'], isIncluded: false },
        ]}
        wordsOf={amenityTranslator({ room: inEnglish, categories, amenities })}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Included' })).not.toHaveAttribute('lang');
    expect(screen.getByRole('heading', { name: 'Não Incluído' })).toHaveAttribute('lang', 'pt');
    expect(markOf('Fire extinguisher')).toBeUndefined();
    expect(pictureBeside('Fire extinguisher')).toHaveClass('lucide-fire-extinguisher');
    expect(markOf('Televisão')).toBe('pt');
    expect(markOf('Fridge')).toBeUndefined();
  });

  it('marks nothing in Portuguese', () => {
    render(<RoomCard room={room} isFirst />, { wrapper: MemoryRouter });
    expect(document.querySelector('main [lang], article [lang], article[lang]')).toBeNull();
  });
});
