import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageMeta } from '@/components/PageMeta';

function renderMeta(page: { title: string; description?: string; isHidden?: boolean }) {
  render(
    <MemoryRouter initialEntries={['/quartos?capacity=4']}>
      <PageMeta {...page} />
    </MemoryRouter>,
  );
}

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null;

describe('PageMeta', () => {
  it('names the page to browsers, search engines and those a link is shared with', () => {
    renderMeta({ title: 'Quartos', description: 'Treze quartos.' });
    expect(document.title).toBe('Quartos · Hostel Maré Nova');
    expect(content('meta[name="description"]')).toBe('Treze quartos.');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${window.location.origin}/quartos`,
    );
    expect(content('meta[property="og:title"]')).toBe('Quartos · Hostel Maré Nova');
    expect(content('meta[property="og:image"]')).toBe(`${window.location.origin}/partilha.jpg`);
    expect(content('meta[name="robots"]')).toBeNull();
  });

  it('keeps hidden pages out of search engines', () => {
    renderMeta({ title: 'Reservas', isHidden: true });
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });
});
