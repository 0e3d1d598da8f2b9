import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { PublicLayout } from '@/app/PublicLayout';
import { ScrollToTop } from '@/app/ScrollToTop';

function QueryChanger() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('?guests=3')}>Filtrar</button>;
}

function renderSite(path = '/quartos') {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={[path]}>
      <ScrollToTop />
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<QueryChanger />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), scrollTo };
}

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const target = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

const HEADER_LINKS = [
  ['Home', '/'],
  ['Sobre Nós', '/sobre'],
  ['Quartos', '/quartos'],
  ['Serviços', '/servicos'],
  ['Informações', '/informacoes'],
  ['Galeria', '/galeria'],
  ['Localização', '/localizacao'],
  ['Contacto', '/contacto'],
];

afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('the header', () => {
  it('has the eight links and Reservar (NAV-01, NAV-02)', () => {
    renderSite();
    const nav = header().getByRole('navigation', { name: 'Principal' });
    expect(within(nav).getAllByRole('link').map(target)).toEqual(HEADER_LINKS);
    expect(header().getByRole('link', { name: 'Reservar' })).toHaveAttribute('href', '/reservas');
  });

  it.each([
    ['/quartos', 'Quartos', 'page'],
    ['/quarto/7', 'Quartos', 'true'],
    ['/contacto', 'Contacto', 'page'],
  ])('marks where one is: at %s the link %s', (path, name, mark) => {
    renderSite(path);
    const nav = header().getByRole('navigation', { name: 'Principal' });
    const marked = within(nav)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [name, mark],
    ]);
  });
});

describe('the menu of small screens (NAV-03)', () => {
  it('opens with the focus inside, holds every link, and tells that it is open', async () => {
    const { user } = renderSite();
    const button = header().getByRole('button', { name: 'Abrir menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('button', { name: 'Fechar menu' })).toHaveFocus();
    expect(within(menu.getByRole('navigation')).getAllByRole('link').map(target)).toEqual(
      HEADER_LINKS,
    );
    expect(menu.getByRole('link', { name: 'Reservar' })).toHaveAttribute('href', '/reservas');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = renderSite();
    const button = header().getByRole('button', { name: 'Abrir menu' });
    await user.click(button);
    fireEvent(
      screen.getByRole('dialog', { name: 'Menu' }),
      new Event('cancel', { cancelable: true }),
    );
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when a link is followed, and the new page has the focus', async () => {
    const { user } = renderSite();
    await user.click(header().getByRole('button', { name: 'Abrir menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Galeria' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the footer', () => {
  it('has the quick menu (NAV-06)', () => {
    renderSite();
    const nav = footer().getByRole('navigation', { name: 'Menu' });
    expect(within(nav).getAllByRole('link').map(target)).toEqual([
      ['Home', '/'],
      ['Quartos', '/quartos'],
      ['Serviços', '/servicos'],
      ['Informações', '/informacoes'],
      ['Contacto', '/contacto'],
    ]);
  });

  it('links to the platform, and names the one still to come (NAV-07, GEN-06, GEN-07)', () => {
    renderSite();
    const booking = footer().getByRole('link', { name: 'Booking.com (abre noutra janela)' });
    expect(booking).toHaveAttribute('href', 'https://www.booking.com/');
    expect(booking).toHaveAttribute('rel', 'noopener noreferrer');
    expect(footer().getByText('Airbnb (em breve)').closest('a')).toBeNull();
  });

  it('carries the year it is in Lisbon', () => {
    vi.useFakeTimers({ now: new Date('2030-12-31T23:59:59Z'), toFake: ['Date'] });
    renderSite();
    expect(footer().getByText(/^©/)).toHaveTextContent('© 2030 Hostel Maré Nova');
    vi.useRealTimers();
  });

  it('tells where the house is and how to reach it (NAV-08)', () => {
    renderSite();
    expect(footer().getByText('Rua da Estação 13, Algarve')).toBeInTheDocument();
    expect(footer().getByRole('link', { name: '+351 282 000 013' })).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
    expect(footer().getByRole('link', { name: 'ola@marenova.example' })).toHaveAttribute(
      'href',
      'mailto:ola@marenova.example',
    );
  });

  it.each([
    ['Política de Privacidade', '/politica-privacidade'],
    ['Termos e Condições', '/termos-condicoes'],
    ['Acesso da equipa', '/admin/login'],
  ])('links to %s (NAV-09, NAV-10)', (name, path) => {
    renderSite();
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', path);
  });
});

describe('moving about', () => {
  it('offers the way back up after 300 px (NAV-04, CONST-BOOK-11)', async () => {
    const { user, scrollTo: scroll } = renderSite();
    scrollTo(300);
    expect(screen.queryByRole('button', { name: 'Voltar ao topo' })).not.toBeInTheDocument();
    scrollTo(301);
    await user.click(screen.getByRole('button', { name: 'Voltar ao topo' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('starts a new page at its top (NAV-05), and stays put on a mere change of query', async () => {
    const { user, scrollTo: scroll } = renderSite();
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(scroll).not.toHaveBeenCalled();
    await user.click(footer().getByRole('link', { name: 'Serviços' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('lets the keyboard jump over the header', () => {
    renderSite();
    const skip = screen.getByRole('link', { name: 'Saltar para o conteúdo' });
    expect(skip).toHaveAttribute('href', '#conteudo');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'conteudo');
  });
});
