import { fireEvent, render, screen } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { RoomPicture } from '@/components/look/RoomPicture';

const UPLOADED = `https://casa.supabase.co/storage/v1/object/public/rooms/${'7c'.repeat(32)}`;

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

  it('lets the browser take the size of an uploaded picture that fits (PIC-03)', () => {
    render(
      <RoomPicture
        src={`${UPLOADED}/1600.webp`}
        alt="Quarto Leque"
        roomNumber="6"
        sizes="(width < 48rem) 100vw, 30rem"
      />,
    );
    expect(picture()).toHaveAttribute('src', `${UPLOADED}/1600.webp`);
    expect(picture()).toHaveAttribute(
      'srcset',
      `${UPLOADED}/640.webp 640w, ${UPLOADED}/1280.webp 1280w, ${UPLOADED}/1600.webp 1600w`,
    );
    expect(picture()).toHaveAttribute('sizes', '(width < 48rem) 100vw, 30rem');
    expect(picture()).toHaveAttribute('width', '600');
    expect(picture()).toHaveAttribute('height', '400');
  });

  it('takes the smallest beside words, and says nothing of sizes for a stated address (PIC-03)', () => {
    const { rerender } = render(
      <RoomPicture src={`${UPLOADED}/1920.jpg`} alt="Quarto Leque" roomNumber="6" />,
    );
    expect(picture()).toHaveAttribute('sizes', '10.5rem');
    rerender(<RoomPicture src="/imagens/familia.svg" alt="Quarto Leque" roomNumber="6" />);
    expect(picture()).not.toHaveAttribute('srcset');
    expect(picture()).not.toHaveAttribute('sizes');
  });

  it('says what it shows, in the language of those words, and of the tile in its place only whose it is (PIC-03)', () => {
    const shows = { text: 'Beliche junto à janela', lang: 'pt' };
    render(<RoomPicture src="/a.svg" alt="Quarto Leque" shows={shows} roomNumber="6" />);
    const shown = screen.getByRole('img', { name: 'Beliche junto à janela' });
    expect(shown).toHaveAttribute('lang', 'pt');
    fireEvent.error(shown);
    expect(picture().querySelector('image')).toHaveAttribute('href', '/azulejos/06.svg');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it("leaves no hole where an uploaded picture's file is gone (PIC-03)", () => {
    render(<RoomPicture src={`${UPLOADED}/1280.webp`} alt="Quarto Leque" roomNumber="6" />);
    fireEvent.error(picture());
    expect(picture().querySelector('image')).toHaveAttribute('href', '/azulejos/06.svg');
  });

  it('is preloaded by the built page as it is shown, so that no second size is asked for (PIC-03)', async () => {
    const { prelude } = await prerender(
      <RoomPicture
        src={`${UPLOADED}/1920.webp`}
        alt="Quarto Leque"
        roomNumber="6"
        isEager
        sizes="(width < 48rem) 100vw, 30rem"
      />,
    );
    const page = document.createElement('div');
    page.innerHTML = await new Response(prelude).text();
    const [preload, ...others] = page.querySelectorAll('link[rel="preload"]');
    const image = page.querySelector('img');
    expect(others).toEqual([]);
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(preload?.getAttribute('fetchpriority')).toBe('high');
    expect(preload?.getAttribute('imagesrcset')).toContain('/640.webp 640w');
    expect(preload?.getAttribute('imagesrcset')).toBe(image?.getAttribute('srcset'));
    expect(preload?.getAttribute('imagesizes')).toBe(image?.getAttribute('sizes'));
    // With an address of its own, a browser that knows no sizes would fetch the largest as well.
    expect(preload?.hasAttribute('href')).toBe(false);
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
