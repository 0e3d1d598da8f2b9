import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';

const INCLUDED = 'Incluído em todas as estadias';

const SERVICES = [
  ['Receção 24h', 'em português, inglês, espanhol, francês e alemão'],
  ['Pequeno-almoço', 'Servido das 7:00 às 10:00'],
  ['Cozinha comum', 'à disposição de todos os hóspedes'],
  ['Wi-Fi gratuito', 'Incluído em todas as estadias'],
  ['Sala e terraço', 'ao dispor de todos os hóspedes'],
  ['Guarda de bagagem', 'Gratuita no dia do check-out, até às 18:00'],
  ['Self check-in', 'a partir das 14:00'],
  ['Check-out tardio', 'por 10 €, sujeito a disponibilidade'],
  ['Estacionamento parceiro', 'Desconto em parques de estacionamento parceiros'],
  ['Segurança', 'videovigilância só nas áreas comuns'],
] as const;

async function openServices() {
  await renderAt('/servicos');
  await screen.findByRole('heading', { level: 1, name: 'Serviços' });
  return within(screen.getByRole('main'));
}

describe('Serviços', () => {
  it('shows ten services, each with what to know of it (SVC-01, TEXT-SITE-02, WORD-04)', async () => {
    const main = await openServices();
    const titles = main
      .getAllByRole('heading', { level: 2 })
      .filter((title) => title.closest('li'));
    expect(titles.map(({ textContent }) => textContent)).toEqual(SERVICES.map(([name]) => name));
    for (const [name, text] of SERVICES) {
      expect(main.getByRole('heading', { name }).closest('li')).toHaveTextContent(text);
    }
  });

  it('lists what every stay includes (SVC-02, TEXT-SITE-03, WORD-04)', async () => {
    const main = await openServices();
    const included = within(main.getByRole('region', { name: INCLUDED }));
    expect(included.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pequeno-almoço continental',
      'Wi-Fi gratuito',
      'Roupa de cama',
      'Televisão nos quartos privados',
      'Acesso à cozinha',
      'Acesso às áreas comuns',
      'Receção e equipa 24h',
      'Guarda de bagagem até às 18:00',
      'IVA',
    ]);
    expect(included.getByText(/As taxas turísticas são pagas no local\./)).toBeVisible();
  });

  it('has a title and a description', async () => {
    await openServices();
    expect(document.title).toBe('Serviços · Hostel Maré Nova');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('Receção 24h em cinco línguas'),
    );
  });

  it('has nothing for axe to find', async () => {
    await openServices();
    expect(await axeFindings()).toEqual([]);
  });
});
