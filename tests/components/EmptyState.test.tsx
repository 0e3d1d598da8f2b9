import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from '@/components/EmptyState';

it.each([
  [undefined, '07.svg'],
  ['net', '07.svg'],
  ['compass', '11.svg'],
] as const)('papers the empty place with the tile %s', (tile, file) => {
  const { container } = render(<EmptyState title="Nada aqui" tile={tile} />);
  expect(screen.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  expect(container.querySelector('[aria-hidden]')?.className).toContain(`/azulejos/${file}`);
});
