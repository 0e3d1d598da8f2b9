import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';

/** Sets the browser's preferred languages; tests/setup.ts sets Portuguese for every test. */
function browserAsksFor(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

const offer = () => screen.findByRole('region', { name: /\?$/ });

describe('the switch of language', () => {
  it('leads to the same page in all five, by their own names, with its query (LANG-01, LANG-02)', async () => {
    await renderAt('/sobre?guests=2#topo');
    const footer = within(await screen.findByRole('navigation', { name: 'Língua' }));
    expect(
      footer.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      'Português /sobre?guests=2#topo',
      'English /en/about?guests=2#topo',
      'Español /es/sobre-nosotros?guests=2#topo',
      'Français /fr/a-propos?guests=2#topo',
      'Deutsch /de/ueber-uns?guests=2#topo',
    ]);
    expect(footer.getByRole('link', { current: true })).toHaveTextContent('Português');
    expect(footer.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
  });

  it('is a menu in the header too, named in words (LANG-02)', async () => {
    await renderAt('/quarto/6');
    const button = await screen.findByRole('button', { name: 'Mudar de língua (português)' });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (menu === null) throw new Error('The button opens nothing.');
    expect(within(menu).getByText('Français').closest('a')).toHaveAttribute(
      'href',
      '/fr/chambre/6',
    );
  });
});

describe('the offer of another language', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is made to whoever prefers another of the five, in that language (LANG-02)', async () => {
    browserAsksFor('nl-NL', 'de-AT', 'en');
    await renderAt('/sobre?x=1');
    const strip = within(await offer());
    expect(strip.getByText('Lieber auf Deutsch lesen?')).toBeVisible();
    expect(strip.getByRole('link', { name: 'Auf Deutsch' })).toHaveAttribute(
      'href',
      '/de/ueber-uns?x=1',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('is not made again to whoever refused it (LANG-02)', async () => {
    browserAsksFor('de-DE');
    const { user, unmount } = await renderAt('/sobre');
    await user.click(within(await offer()).getByRole('button', { name: 'Nein, danke' }));
    expect(screen.queryByText('Lieber auf Deutsch lesen?')).toBeNull();
    expect(localStorage.getItem('hostel:language')).toBe('pt');
    unmount();
    await renderAt('/sobre');
    await screen.findByRole('navigation', { name: 'Língua' });
    expect(screen.queryByText('Lieber auf Deutsch lesen?')).toBeNull();
  });

  it('remembers a language that was chosen, also on a Portuguese page (LANG-02)', async () => {
    localStorage.setItem('hostel:language', 'fr');
    browserAsksFor('de-DE');
    await renderAt('/sobre');
    expect(within(await offer()).getByRole('link', { name: 'En français' })).toBeVisible();
    await screen.findByRole('heading', { level: 1 });
  });

  it.each([['nl-NL', 'it'], ['pl-PL'], []])(
    'is English for a browser that asks for none of the five, but %s (LANG-02)',
    async (...asked) => {
      browserAsksFor(...asked);
      await renderAt('/sobre');
      expect(within(await offer()).getByRole('link', { name: 'In English' })).toBeVisible();
      await screen.findByRole('heading', { level: 1 });
    },
  );

  it.each([[['pt-BR']], [['nl-NL', 'pt']]])(
    'is not made to a browser that asks for %s (LANG-02)',
    async (asked) => {
      browserAsksFor(...asked);
      await renderAt('/sobre');
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('region', { name: /\?$/ })).toBeNull();
    },
  );
});
