import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRoom, uuid } from '../support/builders';
import { held } from '../support/held';
import { renderAt } from '../support/render-at';
import { expectLoggedError, onTable } from '../support/server';
import {
  addByHand,
  amendoeira,
  calendarShown,
  chooseCombination,
  dayButton,
  estrela,
  goToReview,
  atRooms,
  leque,
  mare,
  next,
  openHouse,
  ROOMS,
  stayAddress,
  stepTitle,
  summary,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

async function openRooms(guests: number) {
  const view = await renderAt(stayAddress(guests));
  await atRooms();
  return view;
}

const byHand = (guests: number, ...rooms: typeof ROOMS) =>
  openRooms(guests).then(async (view) => {
    await addByHand(view.user, ...rooms);
    return view;
  });

/** The four figures of the summary, as '4 hóspedes'. */
const figures = () =>
  ['hóspede', 'acomodado', 'restante', 'por noite'].map((label) => {
    const term = summary().getByText(new RegExp(`^${label}s?$`));
    return term.parentElement?.querySelector('dd')?.textContent;
  });

describe('recommendations', () => {
  it('come first, best at the top, with what they cost (BOOK-STEP3-01, BOOK-STEP3-02, CONST-REC-03)', async () => {
    openHouse();
    await openRooms(4);
    const cards = await screen.findAllByRole('radio', { name: /\/ noite/ });
    expect(cards).toHaveLength(6);
    expect(cards[0]).toHaveAccessibleName(
      /Recomendado.*Família Leque.*4 hóspedes.*Melhor opção - Um único quarto acomoda todos.*84,00.*252,00/,
    );
    expect(cards[1]).toHaveAccessibleName(
      /Duplo Maré.*Twin Amendoeira.*2 \+ 2.*Boa opção - Dois quartos com distribuição equilibrada/,
    );
    expect(cards[4]).toHaveAccessibleName(/2 \+ 1 \+ 1.*Opção disponível - Três quartos/);
    expect(screen.getAllByText('Recomendado')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /\/ noite/, checked: true })).toBe(cards[0]);
  });

  it('are chosen already, undone with one press, and then need a choice (BOOK-STEP3-11)', async () => {
    openHouse();
    const { user } = await openRooms(4);
    expect(
      await screen.findByText('Já deixámos uma combinação escolhida. Pode mudá-la.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar escolha' }));
    expect(screen.getAllByRole('radio', { name: /\/ noite/ })[0]).toHaveFocus();
    expect(screen.queryAllByRole('radio', { name: /\/ noite/, checked: true })).toEqual([]);
    expect(summary().getByText('Falta acomodar 4 hóspedes.')).toBeVisible();
    // Switching the mode does not bring back a choice that was undone.
    await user.click(screen.getByRole('radio', { name: 'Seleção manual' }));
    await user.click(screen.getByRole('radio', { name: 'Recomendações' }));
    await next(user);
    const message = screen.getByText('Por favor, selecione uma combinação de quartos');
    expect(message.closest('[tabindex="-1"]')).toHaveFocus();
    await chooseCombination(user, /Um único quarto/);
    expect(message).not.toBeInTheDocument();
  });

  it('fill the summary (BOOK-STEP3-05, BOOK-STEP3-06, BOOK-STEP3-07, BOOK-STEP3-08)', async () => {
    openHouse();
    const { user } = await openRooms(4);
    await screen.findAllByRole('radio', { name: /\/ noite/ });
    expect(figures()).toEqual(['4', '4', '0', expect.stringMatching(/^84\s€$/)]);
    await chooseCombination(user, /Duplo Maré.*Twin Amendoeira.*Três quartos/);
    expect(figures()).toEqual(['4', '4', '0', expect.stringMatching(/^145\s€$/)]);
    expect(summary().queryByText(/Falta acomodar/)).not.toBeInTheDocument();
    expect(summary().getByText(/435,00/)).toBeVisible();
  });

  it('tell rooms apart, and put a room for women only after those for all, unchosen', async () => {
    const peixe = makeRoom({
      room_number: '8',
      name: 'Dormitório Peixe',
      max_guests: 6,
      price_per_night: 120,
      features: ['Wi-Fi', 'Cacifos', 'Vista para o mar', 'Luz de leitura', 'Cozinha'],
    });
    const sardinha = makeRoom({
      room_number: '9',
      name: 'Dormitório Sardinha',
      max_guests: 6,
      price_per_night: 102,
      features: ['Wi-Fi', 'Só mulheres', 'Secador de cabelo'],
    });
    openHouse({ rooms: [sardinha, peixe] });
    const { user } = await openRooms(6);
    const cards = await screen.findAllByRole('radio', { name: /\/ noite/ });
    expect(cards[0]).toHaveAccessibleName(
      /Dormitório Peixe.*Cacifos, Vista para o mar, Luz de leitura.*6 hóspedes/,
    );
    expect(cards[1]).toHaveAccessibleName(
      /Dormitório Sardinha Só mulheres.*Secador de cabelo, Wi-Fi/,
    );
    await user.click(screen.getByRole('radio', { name: 'Seleção manual' }));
    expect(screen.getByRole('heading', { name: 'Dormitório Sardinha Só mulheres' })).toBeVisible();

    openHouse({ rooms: [sardinha, peixe], taken: [peixe] });
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(await screen.findByRole('button', { name: 'Anterior' }));
    await calendarShown();
    await user.click(dayButton('sexta-feira, 20 de novembro'));
    await user.click(dayButton('domingo, 22 de novembro'));
    await next(user);
    await next(user);
    await user.click(await screen.findByRole('radio', { name: 'Recomendações' }));
    expect(await screen.findByRole('radio', { name: /Sardinha/ })).not.toBeChecked();
  });

  it('show the pictures and amenities of their rooms when asked to', async () => {
    openHouse();
    onTable('get', 'amenity_categories', () => [
      { id: uuid(7, 1), name: 'Comodidades Incluídas', display_order: 1 },
    ]);
    onTable('get', 'amenities', () => [
      { id: uuid(8, 1), name: 'Berço', category_id: uuid(7, 1), display_order: 1, icon: 'default' },
    ]);
    onTable('get', 'room_amenities', () => [{ amenity_id: uuid(8, 1) }]);
    const { user } = await openRooms(4);
    const [open] = await screen.findAllByRole('button', {
      name: 'Fotos e comodidades de Família Leque',
    });
    await user.click(open ?? document.body);
    const drawer = within(await screen.findByRole('dialog', { name: 'Família Leque' }));
    expect(drawer.getByText('Quarto 6, até 4 pessoa(s)')).toBeVisible();
    expect(drawer.getAllByRole('img', { name: /Família Leque, fotografia 1/ })).toHaveLength(1);
    expect(await drawer.findByText('Berço')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(open).toHaveFocus();
  });

  it('say what a picture shows where somebody has written it (PIC-03)', async () => {
    const images = ['/a.svg', '/b.svg'];
    openHouse({ rooms: [{ ...leque, images, picture_texts: { '/b.svg': 'Beliche à janela' } }] });
    const { user } = await openRooms(4);
    await user.click(await screen.findByRole('button', { name: /^Fotos e comodidades/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Família Leque' }));
    expect(drawer.getAllByRole('img', { name: /fotografia 1/ })).toHaveLength(1);
    expect(drawer.getByRole('img', { name: 'Beliche à janela' })).toHaveAttribute('src', '/b.svg');
  });

  it('show a picture that a room lists twice only once (CONST-BOOK-08)', async () => {
    openHouse({
      rooms: [{ ...leque, images: ['/a.svg', '/a.svg', '/b.svg', '/c.svg', '/d.svg'] }],
    });
    const { user } = await openRooms(4);
    await user.click(await screen.findByRole('button', { name: /^Fotos e comodidades/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Família Leque' }));
    const pictures = drawer.getAllByRole('img', { name: /fotografia/ });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/a.svg',
      '/b.svg',
      '/c.svg',
    ]);
  });

  it('keep a choice while one looks at the other mode (BOOK-STEP3-01)', async () => {
    openHouse();
    const { user } = await openRooms(4);
    await chooseCombination(user, /Um único quarto/);
    await user.click(screen.getByRole('radio', { name: 'Seleção manual' }));
    expect(figures()[1]).toBe('0');
    await user.click(screen.getByRole('radio', { name: 'Recomendações' }));
    expect(screen.getByRole('radio', { name: /Um único quarto/ })).toBeChecked();
  });

  it('end at three rooms: beyond, manual mode is one click away (ERR-EMPTY-01)', async () => {
    openHouse();
    const { user } = await openRooms(9);
    expect(
      await screen.findByText('Nenhuma combinação de quartos disponível para 9 hóspedes.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'seleção manual' }));
    // The rooms chosen in advance can be changed.
    expect(screen.getByRole('button', { name: 'Menos um hóspede em Família Leque' })).toBeVisible();
    expect(figures().slice(0, 3)).toEqual(['9', '9', '0']);
  });
});

describe('manual selection', () => {
  it('searches names and descriptions, whatever the case (BOOK-STEP3-03)', async () => {
    openHouse();
    const { user } = await byHand(4);
    expect(
      screen.getByText('4 quartos livres nas suas datas, do preço mais baixo ao mais alto.'),
    ).toBeVisible();
    const search = screen.getByLabelText('Procurar quarto');
    await user.type(search, 'BELICHE');
    expect(screen.getByText('1 quarto livre nas suas datas.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Adicionar Família Leque' })).toBeVisible();
    await user.type(search, '{Enter}');
    expect(screen.getByText('Passo 3 de 5')).toBeVisible();
    expect(screen.queryByText(/Por favor, selecione/)).not.toBeInTheDocument();

    await user.type(search, 'xyz');
    expect(screen.getByText('Nenhum quarto encontrado com os filtros selecionados.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(screen.getAllByRole('button', { name: /^Adicionar/ })).toHaveLength(4);
  });

  it('filters by capacity, up to 8+ (BOOK-STEP3-04, CONST-BOOK-06)', async () => {
    openHouse({
      rooms: [...ROOMS, makeRoom({ room_number: '13', name: 'Dormitório', max_guests: 8 })],
    });
    const { user } = await byHand(4);
    const capacities = within(screen.getByRole('group', { name: 'Capacidade' }));
    expect(
      capacities.getAllByRole('radio').map((radio) => radio.parentElement?.textContent),
    ).toEqual(['Todos', '1+', '2+', '4+', '6+', '8+']);
    await user.click(capacities.getByRole('radio', { name: '4+' }));
    expect(
      screen
        .getAllByRole('button', { name: /^Adicionar/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Adicionar Família Leque', 'Adicionar Dormitório']);
  });

  it('places the guests left, up to the room’s capacity, and − n + within it (BOOK-STEP3-09, BOOK-STEP3-13, BOOK-STEP3-14, WORD-07)', async () => {
    openHouse();
    const { user } = await byHand(3, leque);
    expect(figures()).toEqual(['3', '3', '0', expect.stringMatching(/^84\s€$/)]);
    await user.click(screen.getByRole('button', { name: 'Menos um hóspede em Família Leque' }));
    expect(figures().slice(0, 3)).toEqual(['3', '2', '1']);
    expect(summary().getByText('Falta acomodar 1 hóspede.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Adicionar Duplo Maré' }));
    expect(screen.getByText('1 de 2 lugares')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mais um hóspede em Duplo Maré' }));
    expect(screen.getByText('Quarto completo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mais um hóspede em Duplo Maré' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('takes a room away below one guest, and never loses the focus', async () => {
    openHouse();
    const { user } = await byHand(4, estrela);
    expect(
      screen.getByRole('button', { name: 'Mais um hóspede em Individual Estrela' }),
    ).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Retirar Individual Estrela' }));
    expect(screen.getByRole('button', { name: 'Adicionar Individual Estrela' })).toHaveFocus();
    expect(figures()[1]).toBe('0');
  });

  it('is refused while someone has no bed (BOOK-STEP3-12)', async () => {
    openHouse();
    const { user } = await byHand(4, mare, estrela);
    await next(user);
    expect(screen.getByText('A capacidade dos quartos selecionados é insuficiente')).toBeVisible();
    expect(screen.getByText('Passo 3 de 5')).toBeVisible();
  });

  it('asks how many come where more are in the rooms than come, before it goes on', async () => {
    openHouse();
    const { user } = await byHand(2, leque, mare);
    const question = 'Nos quartos pôs 3 hóspedes, mas a reserva é para 2. Quantas pessoas vêm?';
    expect(screen.getByText(question)).toBeVisible();
    expect(figures().slice(0, 3)).toEqual(['2', '3', '0']);
    await next(user);
    expect(screen.getByText('Passo 3 de 5')).toBeVisible();
    const box = screen.getByRole('group', { name: 'Quantas pessoas vêm?' });
    expect(box).toHaveFocus();

    await user.click(within(box).getByRole('button', { name: '2 hóspedes' }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Quartos' })).toHaveFocus();
    expect(figures().slice(0, 3)).toEqual(['2', '2', '0']);
    await user.click(screen.getByRole('button', { name: 'Mais um hóspede em Família Leque' }));
    await user.click(screen.getByRole('button', { name: '3 hóspedes' }));
    await stepTitle('Os seus dados');
    expect(summary().getByText('Hóspedes').parentElement).toHaveTextContent('Hóspedes3');
  });

  it('shows a thousand rooms a few at a time, the chosen ones always', async () => {
    const rooms = Array.from({ length: 1000 }, (_, index) =>
      makeRoom({
        room_number: String(index + 1),
        name: `Quarto ${'muito '.repeat(20)}comprido ${index + 1}`,
        price_per_night: 20 + index,
      }),
    );
    openHouse({ rooms });
    const { user } = await byHand(2);
    expect(screen.getAllByRole('button', { name: /^Adicionar/ })).toHaveLength(8);
    await user.type(screen.getByLabelText('Procurar quarto'), 'comprido 999');
    await user.click(screen.getByRole('button', { name: /^Adicionar/ }));
    await user.click(screen.getByRole('button', { name: 'Limpar pesquisa' }));
    expect(screen.getByLabelText('Procurar quarto')).toHaveFocus();
    expect(
      screen.getByRole('button', { name: /^Menos um hóspede em .*comprido 999$/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais 24 quartos' }));
    expect(screen.getAllByRole('button', { name: /^Adicionar/ })).toHaveLength(32);
  });
});

describe('what is offered', () => {
  it('is asked for only when both dates are set, by the stated rule (BOOK-AVAIL-01, BOOK-AVAIL-02)', async () => {
    const calls = openHouse();
    const { user } = await renderAt('/reservas');
    await calendarShown();
    const asked = () => calls.filter(({ params }) => params.get('select') === 'room_id');
    await user.click(dayButton('sábado, 14 de novembro'));
    expect(asked()).toHaveLength(0);
    await user.click(dayButton('terça-feira, 17 de novembro'));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.params.get('or')).toBe(
      '(check_in_date.lt.2026-11-17,check_out_date.gt.2026-11-14)',
    );
  });

  it('follows true overlap where the setting says so', async () => {
    vi.stubEnv('VITE_BOOKING_CONFLICT_RULE', 'overlap');
    const calls = openHouse();
    await renderAt(stayAddress(2));
    const asked = () => calls.find(({ params }) => params.get('select') === 'room_id');
    await waitFor(() => expect(asked()).toBeDefined());
    expect(asked()?.params.get('or')).toBeNull();
    expect(asked()?.params.get('check_in_date')).toBe('lt.2026-11-17');
    expect(asked()?.params.get('check_out_date')).toBe('gt.2026-11-14');
  });

  it('leaves out rooms that are taken, or blocked on one of the nights', async () => {
    openHouse({
      taken: [leque],
      blocked: [
        { room: mare, date: '2026-11-16' },
        { room: amendoeira, date: '2026-11-17' },
      ],
    });
    await byHand(1);
    expect(
      screen
        .getAllByRole('button', { name: /^Adicionar/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Adicionar Individual Estrela', 'Adicionar Twin Amendoeira']);
  });

  it('may be nothing: then there are the phone and a message already written (ERR-EMPTY-01)', async () => {
    openHouse({ taken: ROOMS });
    await openRooms(4);
    expect(
      await screen.findByText('Nenhuma combinação de quartos disponível para 4 hóspedes.'),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    const link = main.getByRole('link', { name: 'Enviar uma mensagem' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(address.pathname).toBe('/contacto');
    expect(address.searchParams.get('message')).toBe(
      'Olá! Procuro alojamento para 4 hóspedes de 14 de novembro de 2026 a 17 de novembro de 2026 (3 noites) e não encontrei quartos livres no site. Podem ajudar?',
    );
  });

  it('says which rooms are free but only reception can give, and how to ask for them', async () => {
    openHouse();
    const live = [mare, amendoeira, estrela];
    onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'room_id' && params.has('or')
        ? live.map(({ id }) => ({ room_id: id }))
        : params.get('select') === 'room_id'
          ? [{ room_id: amendoeira.id }]
          : [],
    );
    onTable('get', 'room_availability', () => [{ room_id: estrela.id, date: '2026-11-15' }]);
    const { user } = await renderAt(`${stayAddress(2)}&room=${mare.id}`);
    await atRooms();
    const note = await screen.findByText(
      /O quarto Duplo Maré está livre nas suas noites, mas tem outra reserva marcada, e por isso só a receção o pode reservar: ligue/,
    );
    expect(within(note).getByRole('link', { name: '+351 282 000 013' })).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
    expect(within(note).getByRole('link', { name: 'envie uma mensagem' })).toHaveAttribute(
      'href',
      expect.stringContaining('Duplo+Mar%C3%A9'),
    );

    openHouse();
    onTable('get', 'bookings', ({ params }) =>
      params.has('or') ? ROOMS.map(({ id }) => ({ room_id: id })) : [],
    );
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(await screen.findByRole('button', { name: 'Anterior' }));
    await calendarShown();
    await user.click(dayButton('sexta-feira, 20 de novembro'));
    await user.click(dayButton('domingo, 22 de novembro'));
    await next(user);
    await next(user);
    expect(
      await screen.findByText(
        /4 quartos estão livres nas suas noites, mas têm outras reservas marcadas: só a receção/,
      ),
    ).toBeVisible();
  });

  it.each([
    ['rooms', 'order=price', 'listActiveRoomsByPrice'],
    ['bookings', 'or=', 'loadClosedRooms'],
    ['room_availability', 'date=gte.2026-11-14', 'loadClosedRooms'],
  ] as const)(
    'says so, with a way to try again, when %s did not load (ERR-BOOK-10)',
    async (table, question, operation) => {
      openHouse();
      onTable('get', table, ({ params }) =>
        params.toString().includes(question) ? { status: 500, code: 'XX000', message: 'down' } : [],
      );
      const { user } = await openRooms(4);
      const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
      expect(screen.getByText('Não foi possível carregar os quartos.')).toBeVisible();
      expect(screen.queryByText(/Nenhuma combinação/)).not.toBeInTheDocument();
      expect(
        within(screen.getByRole('main')).getByRole('link', { name: '+351 282 000 013' }),
      ).toBeVisible();
      expectLoggedError(operation);
      openHouse();
      await user.click(retry);
      expect(await screen.findByRole('radio', { name: /Um único quarto/ })).toBeVisible();
    },
  );

  it('is waited for, visibly', async () => {
    openHouse();
    const rooms = held<[]>();
    onTable('get', 'rooms', () => rooms.promise);
    await openRooms(4);
    expect(screen.getByText('A procurar quartos livres...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'A carregar...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    rooms.release([]);
    expect(await screen.findByText(/Nenhuma combinação/)).toBeVisible();
  });
});

describe('a choice made before something changed', () => {
  it('is dropped, and said so, when its dates are taken', async () => {
    openHouse();
    const { user } = await openRooms(4);
    await chooseCombination(user, /Um único quarto/);
    await goToReview(user);
    openHouse({ taken: [leque] });
    await user.click(screen.getByRole('button', { name: 'Alterar datas' }));
    await calendarShown();
    await user.click(dayButton('sexta-feira, 20 de novembro'));
    await user.click(dayButton('domingo, 22 de novembro'));
    await next(user);
    await next(user);
    await stepTitle('Escolha os quartos');
    expect(
      await screen.findByText(
        'Família Leque deixou de estar livre nas suas datas e saiu da sua escolha.',
      ),
    ).toBeVisible();
    // Another one is chosen already; the guest's own details are still there.
    expect(figures()[1]).toBe('4');
    await chooseCombination(user, /Três quartos/);
    expect(screen.queryByText(/deixou de estar livre/)).not.toBeInTheDocument();
    await next(user);
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Inês Duarte');
  });

  it('is dropped, and said so, when it was made for another number of guests', async () => {
    openHouse();
    const { user } = await openRooms(4);
    await chooseCombination(user, /Duplo Maré.*Twin Amendoeira.*Dois quartos/);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(await screen.findByRole('button', { name: 'Menos um hóspede' }));
    await next(user);
    expect(
      await screen.findByText(
        'A combinação que tinha escolhido não era para 3 hóspedes. Veja a que recomendamos agora.',
      ),
    ).toBeVisible();
    expect(figures().slice(0, 3)).toEqual(['3', '3', '0']);
  });
});
