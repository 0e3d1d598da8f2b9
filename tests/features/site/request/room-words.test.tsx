import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translatedRoom } from '@/domain/room/translated-room';
import { RoomFeatures, RoomName } from '@/features/site/request/room-words';
import { WomenOnlyBadge } from '@/features/site/request/rooms/WomenOnlyBadge';
import { makeRoom } from '../../../support/builders';

const room = makeRoom({
  name: 'Dormitório Sardinha (só mulheres)',
  features: ['Cacifo', 'Vista para o mar'],
});
const translation = {
  name: 'Mehrbettzimmer Sardine',
  room_title: null,
  room_subtitle: null,
  description: null,
  full_description: null,
  features_of: ['Cacifo'],
  features: ['Schließfach'],
};

it('shows a room in the words of its translation, and marks what stays in Portuguese (LANG-06)', () => {
  const german = translatedRoom(room, translation);
  render(
    <>
      <h2>
        <RoomName room={german} />
      </h2>
      <p>
        <RoomFeatures room={german} offers={[german]} />
      </p>
      <h3>
        <RoomName room={translatedRoom(room, undefined)} />
      </h3>
    </>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Mehrbettzimmer Sardine');
  expect(screen.getByRole('paragraph')).toHaveTextContent('Schließfach, Vista para o mar');
  expect(screen.getByText('Vista para o mar')).toHaveAttribute('lang', 'pt');
  expect(screen.getByText(room.name)).toHaveAttribute('lang', 'pt');
});

it('knows a room for women only by its Portuguese name, whatever it is called (LANG-06)', () => {
  render(<WomenOnlyBadge room={translatedRoom(room, translation)} />);
  expect(screen.getByText('Só mulheres')).toBeVisible();
});
