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
const footer = async () => within(await screen.findByRole('contentinfo'));
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
  it('has the quick menu (NAV-06)', async () => {
    renderSite();
    const nav = (await footer()).getByRole('navigation', { name: 'Menu' });
    expect(within(nav).getAllByRole('link').map(target)).toEqual([
      ['Home', '/'],
      ['Quartos', '/quartos'],
      ['Serviços', '/servicos'],
      ['Informações', '/informacoes'],
      ['Contacto', '/contacto'],
    ]);
  });

  it('links to the platform, and names the one still to come (NAV-07, GEN-06, GEN-07)', async () => {
    renderSite();
    const booking = (await footer()).getByRole('link', {
      name: 'Booking.com (abre noutra janela)',
    });
    expect(booking).toHaveAttribute('href', 'https://www.booking.com/');
    expect(booking).toHaveAttribute('rel', 'noopener noreferrer');
    expect((await footer()).getByText('Airbnb (em breve)').closest('a')).toBeNull();
  });

  it('carries the year it is in Lisbon', async () => {
    vi.useFakeTimers({ now: new Date('2030-12-31T23:59:59Z'), toFake: ['Date'] });
    renderSite();
    expect((await footer()).getByText(/^©/)).toHaveTextContent('© 2030 Hostel Maré Nova');
    vi.useRealTimers();
  });

  it('tells where the house is and how to reach it, and what a call costs (NAV-08, LEGAL-03)', async () => {
    renderSite();
    expect((await footer()).getByText(/^Rua da Estação 13/)).toHaveTextContent(
      'Rua da Estação 130000-000 Vila de Exemplo',
    );
    expect((await footer()).getByText('Chamada para a rede fixa nacional')).toBeVisible();
    expect((await footer()).getByRole('link', { name: '+351 282 000 013' })).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
    expect((await footer()).getByRole('link', { name: 'ola@marenova.example' })).toHaveAttribute(
      'href',
      'mailto:ola@marenova.example',
    );
  });

  it.each([
    ['Política de Privacidade', '/politica-privacidade'],
    ['Termos e Condições', '/termos-condicoes'],
    ['Acesso da equipa', '/admin/login'],
  ])('links to %s (NAV-09, NAV-10)', async (name, path) => {
    renderSite();
    expect((await footer()).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('says who is behind the site, and where to complain (LEGAL-02)', async () => {
    renderSite();
    const facts = within((await footer()).getByLabelText('Quem somos, perante a lei'));
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Firma',
      'NIPC',
      'Matrícula',
      'Registo de Alojamento Local',
    ]);
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Maré de Exemplo, Lda.',
      '000 000 000',
      'C.R.C. de Exemplo, 00000',
      '000000/AL',
    ]);
    expect((await footer()).getByRole('link', { name: /^Livro de Reclamações/ })).toHaveAttribute(
      'href',
      'https://www.livroreclamacoes.pt/',
    );
    expect((await footer()).getByRole('link', { name: 'Resolução de litígios' })).toHaveAttribute(
      'href',
      '/termos-condicoes#litigios',
    );
  });

  it('leaves no hole where the owner has not given a fact (LEGAL-01)', async () => {
    vi.resetModules();
    vi.doMock('@/copy/hostel', async (original) => {
      const { hostel, ...rest } = await original<typeof import('@/copy/hostel')>();
      const legal = { ...hostel.legal, firm: null, register: null };
      return { ...rest, hostel: { ...hostel, legal } };
    });
    const { FirmFacts } = await import('@/app/FirmFacts');
    render(<FirmFacts linkLook="" />);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(['NIPC', 'Registo de Alojamento Local']);
    vi.doUnmock('@/copy/hostel');
    vi.resetModules();
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
    await user.click((await footer()).getByRole('link', { name: 'Serviços' }));
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
