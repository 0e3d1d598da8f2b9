import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageMeta } from '@/components/PageMeta';

function renderMeta(page: { title: string; description?: string; isHidden?: boolean }) {
  render(
    <MemoryRouter initialEntries={['/quartos?capacity=4']}>
      <PageMeta {...page} />
    </MemoryRouter>,
  );
}

afterEach(() => vi.unstubAllEnvs());

const canonical = () =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null;

describe('PageMeta', () => {
  it('names the page to browsers, search engines and those a link is shared with', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://marenova.example/');
    renderMeta({ title: 'Quartos', description: 'Treze quartos.' });
    expect(document.title).toBe('Quartos · Hostel Maré Nova');
    expect(content('meta[name="description"]')).toBe('Treze quartos.');
    expect(canonical()).toBe('https://marenova.example/quartos');
    expect(content('meta[property="og:title"]')).toBe('Quartos · Hostel Maré Nova');
    expect(content('meta[property="og:image"]')).toBe('https://marenova.example/partilha.jpg');
    expect(content('meta[property="og:locale"]')).toBe('pt_PT');
    expect(content('meta[name="robots"]')).toBeNull();
  });

  it('invents no address for a site that was given none', () => {
    vi.stubEnv('VITE_SITE_URL', '');
    renderMeta({ title: 'Quartos', description: 'Treze quartos.' });
    expect(content('meta[property="og:title"]')).toBe('Quartos · Hostel Maré Nova');
    expect(canonical()).toBeNull();
    expect(content('meta[property="og:url"]')).toBeNull();
    expect(content('meta[property="og:image"]')).toBeNull();
  });

  it('keeps hidden pages out of search engines', () => {
    renderMeta({ title: 'Reservas', isHidden: true });
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(canonical()).toBeNull();
  });
});
