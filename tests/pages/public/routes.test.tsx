import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../support/render-at';

afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

const PAGES = [
  ['ROUTE-02', '/', 'Treze quartos a 50 m da estação'],
  ['ROUTE-03', '/sobre', 'Uma casa à porta da estação'],
  ['ROUTE-04', '/quartos', 'Quartos'],
  ['ROUTE-07', '/servicos', 'Serviços'],
  ['ROUTE-08', '/informacoes', 'Informações'],
  ['ROUTE-09', '/galeria', 'Galeria'],
  ['ROUTE-10', '/localizacao', 'Localização'],
  ['ROUTE-11', '/contacto', 'Contacto'],
  ['ROUTE-12', '/reservas', 'Reserva direta'],
  ['ROUTE-14', '/politica-privacidade', 'Política de Privacidade'],
  ['ROUTE-15', '/termos-condicoes', 'Termos e Condições'],
  ['ROUTE-16', '/politica-cookies', 'Política de Cookies'],
] as const;

// Nobody is signed in here: every page is open to a visitor.
it.each(PAGES)(
  '%s: %s shows its page between header and footer (ROUTE-01, ROLE-01, GEN-02)',
  async (_id, path, title) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { address } = await renderAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(address()).toBe(path);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Reservar' })).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: 301, configurable: true });
      fireEvent.scroll(window);
    });
    expect(screen.getByRole('button', { name: 'Voltar ao topo' })).toBeVisible();
  },
);
