import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RoomTileWall } from '@/components/look/RoomTileWall';

function showWall(missing: string) {
  render(<RoomTileWall missing={missing} />, { wrapper: MemoryRouter });
  const wall = within(screen.getByRole('list', { name: 'Os quartos da casa' }));
  return { wall, doors: wall.getAllByRole('link').map((door) => door.getAttribute('href')) };
}

const ALL_DOORS = Array.from({ length: 13 }, (_, index) => `/quarto/${index + 1}`);

it.each(['14', '?'])('keeps a place for %s behind the thirteen doors', (missing) => {
  const { wall, doors } = showWall(missing);
  expect(doors).toEqual(ALL_DOORS);
  expect(wall.getByText(missing)).toHaveAttribute('aria-hidden', 'true');
});

it('leaves the place of a closed room empty instead of leading to it again', () => {
  const { wall, doors } = showWall('5');
  expect(doors).toEqual(ALL_DOORS.filter((door) => door !== '/quarto/5'));
  expect(wall.getByText('5')).toBeVisible();
});
