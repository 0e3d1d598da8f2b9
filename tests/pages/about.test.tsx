import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';

async function openAbout() {
  const view = await renderAt('/sobre');
  await screen.findByRole('heading', { level: 1, name: 'Uma casa à porta da estação' });
  return { ...view, main: within(screen.getByRole('main')) };
}

describe('Sobre', () => {
  it('tells the story under one title of its own (ABOUT-01)', async () => {
    const { main } = await openAbout();
    expect(document.title).toBe('Sobre Nós · Hostel Maré Nova');
    expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const story = main.getByRole('region', { name: 'Uma casa à porta da estação' });
    expect(story).toHaveTextContent('a 50 m da estação de comboios');
    expect(story).toHaveTextContent('cada quarto ganhou um azulejo');
    expect(story).toHaveTextContent('com pequeno-almoço e Wi-Fi incluídos');
    expect(main.getByAltText('Fachada do hostel, com a estação ao lado')).toBeVisible();
  });

  it('counts rooms, hours, languages and the metres to the station (TEXT-SITE-01, TEXT-SITE-04, TEXT-SITE-05)', async () => {
    const { main } = await openAbout();
    const labels = main.getAllByRole('term');
    expect(labels.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'quartos13',
      'receção aberta24h',
      'línguas faladas5',
      'da estação de comboios50\u00a0m',
    ]);
  });

  it('stands for four values, and says how (ABOUT-02)', async () => {
    const { main } = await openAbout();
    const titles = main.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Hospitalidade',
      'Excelência',
      'Comunidade',
      'Autenticidade',
    ]);
    for (const title of titles) expect(title.nextElementSibling).toHaveTextContent(/\w+ \w+.*\.$/);
  });

  it('leads to the contact page and to the rooms (ABOUT-03)', async () => {
    const { main, user, address } = await openAbout();
    expect(main.getByRole('link', { name: 'Ver Quartos' })).toHaveAttribute('href', '/quartos');
    await user.click(main.getByRole('link', { name: 'Contacte-nos' }));
    expect(address()).toBe('/contacto');
  });

  it('has nothing for axe to find', async () => {
    await openAbout();
    expect(await axeFindings()).toEqual([]);
  });
});
