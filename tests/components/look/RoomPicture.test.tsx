import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RoomPicture } from '@/components/look/RoomPicture';

const picture = () => screen.getByRole('img', { name: 'Quarto Leque' });

describe('RoomPicture', () => {
  it('shows the picture, in its place before it has come', () => {
    render(<RoomPicture src="/imagens/familia.svg" alt="Quarto Leque" roomNumber="6" />);
    expect(picture()).toHaveAttribute('src', '/imagens/familia.svg');
    expect(picture()).toHaveAttribute('loading', 'lazy');
    expect(picture()).toHaveAttribute('width', '600');
    expect(picture()).toHaveAttribute('height', '400');
  });

  it("fills a broken picture's place with the room's tile, and tries the next address anew", () => {
    const { rerender } = render(
      <RoomPicture src="/imagens/perdida.svg" alt="Quarto Leque" roomNumber="6" />,
    );
    fireEvent.error(picture());
    expect(picture().querySelector('image')).toHaveAttribute('href', '/azulejos/06.svg');
    rerender(<RoomPicture src="/imagens/familia.svg" alt="Quarto Leque" roomNumber="6" />);
    expect(picture()).toHaveAttribute('src', '/imagens/familia.svg');
  });

  it.each([null, undefined, ''])('fills the place of no picture (%j) with the tile', (src) => {
    render(<RoomPicture src={src} alt="Quarto Leque" roomNumber="19" />);
    expect(picture().querySelector('image')).toHaveAttribute('href', '/azulejos/06.svg');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload="alert(1)"/>', '//a.example/b'])(
    'asks for nothing at %s: the tile is there',
    (src) => {
      render(<RoomPicture src={src} alt="Quarto Leque" roomNumber="6" />);
      expect(picture().querySelector('image')).toHaveAttribute('href', '/azulejos/06.svg');
    },
  );

  it('stays silent where the picture is decoration', () => {
    const { container } = render(<RoomPicture src={null} alt="" roomNumber="6" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
