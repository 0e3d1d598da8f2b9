import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ENTRY, missingFields, type RegisterEntry } from '@/domain/register/entry';
import type { GuestPage } from '@/queries/guest-page';
import type { RegisteredPerson } from '@/queries/register/guest-register';
import { LINK_KEY, makeGuestPage, onGuestFunction } from '../../../support/guest-page';
import { axeFindings, renderAt } from '../../../support/render-at';
import { server } from '../../../support/server';

const NOW = '2026-11-28T18:12:00Z';
const ALL = missingFields(EMPTY_ENTRY);

beforeAll(async () => {
  await Promise.all([
    import('@/pages/public/GuestBookingPage'),
    import('@/features/site/guest-register/Register'),
    import('@/features/site/guest-register/GuestRegister'),
  ]);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

const nobody = (person: number): RegisteredPerson => ({
  person,
  missing: ALL,
  saved_at: null,
  is_checked: false,
});

const complete = (person: number): RegisteredPerson => ({
  person,
  missing: [],
  saved_at: '2026-11-28T18:12:00Z',
  is_checked: false,
});

/** A confirmed request whose rooms ask for these people, room by room. */
function askingPage(...rooms: RegisteredPerson[][]): GuestPage {
  const page = makeGuestPage({ each: { status: 'confirmed', paid: 0 } }, rooms.length);
  return {
    ...page,
    bookings: page.bookings.map((booking, place) => ({
      ...booking,
      number_of_guests: rooms[place]?.length ?? 0,
      register: rooms[place] ?? null,
    })),
  };
}

interface Sent {
  booking: string;
  person: number;
  anew: boolean;
  entry: RegisterEntry;
}

/** Answers what is saved as the database does; gives what was sent. */
function onSaving(page: GuestPage, fails: () => Response | null = () => null): Sent[] {
  const sent: Sent[] = [];
  const rooms = new Map(page.bookings.map((one) => [one.booking_number, one.register ?? []]));
  server.use(
    http.post<never, Sent>('*/rest/v1/rpc/guest_register', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const failed = fails();
      if (failed !== null) return failed;
      const people = (rooms.get(body.booking) ?? []).map((one) => {
        if (one.person !== body.person) return one;
        const before = body.anew ? ALL : one.missing;
        const needed = missingFields({ ...EMPTY_ENTRY, nationality: body.entry.nationality });
        const missing = before.filter(
          (field) => needed.includes(field) && body.entry[field] === null,
        );
        return { ...one, missing, saved_at: NOW };
      });
      rooms.set(body.booking, people);
      return HttpResponse.json(people);
    }),
  );
  return sent;
}

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** A view takes the focus a moment after its title is there. */
const expectFocused = async (name: string) => {
  const heading = await title(name);
  await waitFor(() => expect(heading).toHaveFocus());
};
const field = (name: string) => screen.getByRole('textbox', { name });
const country = (name: RegExp) => screen.getByRole('combobox', { name });

async function openPage(page: GuestPage, fails?: () => Response | null) {
  onGuestFunction('guest_page', () => page);
  const sent = onSaving(page, fails);
  const view = await renderAt(`/reserva#${LINK_KEY}`);
  await screen.findByRole('heading', { name: /^Os? seus? quartos?$/ });
  const save = async () => {
    const [button] = screen.getAllByRole('button', { name: /^Guardar/ });
    if (button !== undefined) await view.user.click(button);
  };
  return { ...view, sent, save };
}

async function openList(page: GuestPage, fails?: () => Response | null) {
  const view = await openPage(page, fails);
  await view.user.click(
    await screen.findByRole('link', { name: /Preencher os dados|Continuar|Ver ou corrigir/ }),
  );
  await title(/^Antes de chegar/);
  return view;
}

/** Opens the form of somebody. */
async function openPerson(page: GuestPage, action: string, fails?: () => Response | null) {
  const view = await openList(page, fails);
  await view.user.click(screen.getByRole('button', { name: action }));
  await screen.findByRole('button', { name: 'Antes de chegar' });
  const { user } = view;
  /** Fills in all that is asked of somebody from Brazil. */
  async function fillIn() {
    await user.type(country(/Nacionalidade/), 'brasil');
    await user.tab();
    await user.type(field('Apelido'), 'Moura Ferraz');
    await user.type(field('Nomes próprios'), 'Gabriela Luz');
    await user.type(field('Dia'), '14');
    await user.keyboard('061991');
    await user.click(screen.getByRole('radio', { name: 'Passaporte' }));
    await user.type(field('Número'), 'fx 412-3');
    await user.type(field('Localidade'), 'Belo Horizonte');
  }
  /** Leaves the form: what is right of it is saved before the test ends. */
  async function leave() {
    await view.goTo(-1);
    await screen.findByText(/^Começado\./);
  }
  return { ...view, fillIn, leave };
}

describe('the page of a request', () => {
  it('leads to who comes, and says how much is missing (REG-02)', async () => {
    await openPage(askingPage([complete(1), complete(2), nobody(3), nobody(4)]));
    const section = await screen.findByRole('region', { name: 'Antes de chegar' });
    expect(section).toHaveTextContent(
      'Faltam duas de quatro pessoas: cerca de um minuto cada uma, e no balcão só recebe a chave.',
    );
    expect(within(section).getByRole('link', { name: 'Continuar' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('does not say above it, once it is paid, that nothing is to be done (REG-02)', async () => {
    const page = askingPage([complete(1), nobody(2)]);
    const paid = page.bookings.map((one) => ({ ...one, status: 'payment_received', paid: 100 }));
    await openPage({ ...page, bookings: paid });
    expect(await screen.findByRole('region', { name: 'Antes de chegar' })).toBeVisible();
    expect(screen.getByText('Falta só a nossa confirmação, que segue por e-mail.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('fazer nada');
  });

  it('says when it has everything (REG-02)', async () => {
    await openPage(askingPage([complete(1), complete(2)]));
    const section = await screen.findByRole('region', { name: 'Antes de chegar' });
    expect(section).toHaveTextContent('Está tudo, Inês. À chegada mostre os documentos');
  });

  it('has no such section where nothing is asked: too late, or not confirmed (REG-02)', async () => {
    const page = askingPage([nobody(1)]);
    await openPage({ ...page, bookings: page.bookings.map((one) => ({ ...one, register: null })) });
    expect(screen.queryByText('Antes de chegar')).toBeNull();
  });
});

describe('the list of who comes', () => {
  it('says of each what is missing, by number, and why it is asked (REG-02)', async () => {
    const page = askingPage([
      complete(1),
      { ...complete(2), saved_at: null, is_checked: true },
      { ...nobody(3), missing: ['doc_number', 'residence_place'], saved_at: NOW },
      nobody(4),
    ]);
    await openList(page);
    await expectFocused('Antes de chegar, Inês');
    expect(document.title).toBe('Antes de chegar, Inês · Hostel Maré Nova');
    const rows = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /^\d?Pessoa/.test(textContent));
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Pessoa 1Completo. Guardado às 18:12.Corrigir',
      'Pessoa 2Completo. Visto pela receção.',
      '3Pessoa 3Começado. Faltam o documento e a residência.Continuar',
      '4Pessoa 4Por preencherPreencher',
    ]);
    expect(screen.getByRole('complementary', { name: 'Porque perguntamos' })).toHaveTextContent(
      /Lei\s23\/2007, art\.\s16\.º/,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('stands room by room where the request has several (REG-02)', async () => {
    await openList(askingPage([nobody(1)], [nobody(1), nobody(2)]));
    const rooms = screen.getAllByRole('heading', { level: 2, name: /^Quarto/ });
    expect(rooms.map(({ textContent }) => textContent)).toEqual([
      'Quarto 6, de 12 a 15 de dezembro',
      'Quarto 4, de 12 a 15 de dezembro',
    ]);
    expect(screen.getAllByRole('button', { name: 'Preencher: Pessoa 1' })).toHaveLength(2);
  });

  it('goes back to the page, and from a form back to the list (REG-02)', async () => {
    const { goTo } = await openPerson(askingPage([nobody(1)]), 'Preencher: Pessoa 1');
    await goTo(-1);
    await expectFocused('Antes de chegar, Inês');
    await goTo(-1);
    expect(await screen.findByRole('region', { name: 'Antes de chegar' })).toBeVisible();
  });
});

describe('the form of one person', () => {
  it('asks the nationality first, then all that it needs, which is saved and leads to the next (REG-02)', async () => {
    const page = askingPage([nobody(1), nobody(2)]);
    const { sent, save, fillIn, user } = await openPerson(page, 'Preencher: Pessoa 1');
    await expectFocused('Pessoa 1 de 2');
    expect(screen.queryByRole('textbox', { name: 'Apelido' })).toBeNull();
    await fillIn();
    expect(field('Número')).toHaveValue('FX4123');
    expect(country(/País que o emitiu/)).toHaveValue('Brasil');
    expect(await axeFindings()).toEqual([]);
    await save();
    await expectFocused('Pessoa 2 de 2');
    expect(screen.getByText('Guardado. Pessoa 2 de 2.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        key: LINK_KEY,
        booking: 'R26-3HV8KP',
        person: 1,
        anew: false,
        entry: {
          nationality: 'BRA',
          surname: 'Moura Ferraz',
          given_names: 'Gabriela Luz',
          birth_date: '1991-06-14',
          birth_place: null,
          doc_type: 'P',
          doc_number: 'FX4123',
          doc_country: 'BRA',
          residence_country: 'BRA',
          residence_place: 'Belo Horizonte',
        },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Antes de chegar' }));
    await title('Antes de chegar, Inês');
    expect(screen.getByText('Gabriela')).toBeVisible();
    const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage));
    expect(stored.join(' ')).not.toMatch(/Moura|Gabriela|FX4123/);
  });

  it('asks of Portuguese name and residence alone, and says so; the last leads to the end (REG-02)', async () => {
    const { sent, save, user } = await openPerson(askingPage([nobody(1)]), 'Preencher: Pessoa 1');
    await user.type(country(/Nacionalidade/), 'Portugal');
    await user.tab();
    expect(screen.getByText('De quem é português pedimos só nome e residência.')).toHaveRole(
      'status',
    );
    expect(screen.queryByRole('group', { name: 'Documento' })).toBeNull();
    expect(field('Apelido')).toHaveFocus();
    await user.keyboard('Sócrates');
    await user.type(field('Localidade'), 'Faro');
    await save();
    await expectFocused('Antes de chegar');
    expect(screen.getByText('Está tudo, Inês.')).toBeVisible();
    expect(sent[0]?.entry).toEqual({
      ...EMPTY_ENTRY,
      nationality: 'PRT',
      surname: 'Sócrates',
      residence_country: 'PRT',
      residence_place: 'Faro',
    });
    await user.click(screen.getByRole('button', { name: 'Voltar à reserva' }));
    expect(await screen.findByRole('region', { name: 'Antes de chegar' })).toBeVisible();
  });

  it('says what is wrong beside the field: one takes the focus, several the summary (REG-02)', async () => {
    const { sent, save, user, fillIn, leave } = await openPerson(
      askingPage([nobody(1)]),
      'Preencher: Pessoa 1',
    );
    await save();
    expect(country(/Nacionalidade/)).toHaveFocus();
    expect(country(/Nacionalidade/)).toHaveAccessibleDescription('Indique a nacionalidade.');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(country(/Nacionalidade/), 'brasil');
    await user.tab();
    expect(screen.queryByText('Escreva o apelido.')).toBeNull();
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('5 campos ainda não estão certos:');
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('button', { name: 'Número' }));
    expect(field('Número')).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await user.clear(country(/Nacionalidade/));
    await fillIn();
    await user.clear(field('Ano'));
    await user.type(field('Ano'), '2091');
    await save();
    expect(field('Ano')).toHaveFocus();
    expect(screen.getByText('O ano fica no futuro.')).toBeVisible();
    await user.clear(field('Ano'));
    await user.type(field('Ano'), '1991');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
    await leave();
  });

  it('says on leaving a day that does not exist, and a country that is none (REG-02)', async () => {
    const { user, leave } = await openPerson(askingPage([nobody(1)]), 'Preencher: Pessoa 1');
    await user.type(country(/Nacionalidade/), 'xyz');
    expect(screen.getByText(/^Nenhum país com «xyz»/)).toBeVisible();
    await user.tab();
    expect(country(/Nacionalidade/)).toHaveAccessibleDescription('Escolha um país da lista.');
    await user.clear(country(/Nacionalidade/));
    await user.type(country(/Nacionalidade/), 'brasil');
    await user.tab();
    await user.type(field('Dia'), '31');
    expect(field('Mês')).toHaveFocus();
    await user.keyboard('021991');
    await user.tab();
    expect(screen.getByText('Esse dia não existe.')).toBeVisible();
    await leave();
  });

  it('keeps what was typed when it is not saved, and says why (REG-02)', async () => {
    let isDown = true;
    const { sent, save, fillIn } = await openPerson(
      askingPage([nobody(1)]),
      'Preencher: Pessoa 1',
      () => (isDown ? HttpResponse.error() : null),
    );
    await fillIn();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não guardámos: sem ligação. O que escreveu continua aqui.',
    );
    expect(field('Apelido')).toHaveValue('Moura Ferraz');
    isDown = false;
    await save();
    expect(await screen.findByText('Está tudo, Inês.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('asks only what is missing, or all of it anew in its place (REG-02)', async () => {
    const person = {
      ...nobody(1),
      missing: ['doc_number', 'residence_place'] as const,
      saved_at: NOW,
    };
    const page = askingPage([{ ...person, missing: [...person.missing] }]);
    const { sent, save, fillIn, user } = await openPerson(page, 'Continuar: Pessoa 1');
    expect(screen.getByText('Já guardados: nacionalidade, nome, nascimento.')).toBeVisible();
    expect(screen.getAllByRole('textbox')).toEqual([field('Número'), field('Localidade')]);
    await user.click(screen.getByRole('button', { name: 'Escrever tudo de novo' }));
    await waitFor(() => expect(country(/Nacionalidade/)).toHaveValue(''));
    await fillIn();
    await save();
    await screen.findByText('Está tudo, Inês.');
    expect(sent).toMatchObject([{ anew: true, entry: { surname: 'Moura Ferraz' } }]);
    await user.click(screen.getByRole('button', { name: 'Corrigir: Gabriela' }));
    await waitFor(() => expect(country(/Nacionalidade/)).toHaveValue(''));
    expect(screen.getByText(/só conta quando guardar/)).toBeVisible();
  });

  it('is saved as far as it goes when somebody leaves it (REG-02)', async () => {
    const { sent, user, goTo } = await openPerson(askingPage([nobody(1)]), 'Preencher: Pessoa 1');
    await user.type(country(/Nacionalidade/), 'brasil');
    await user.tab();
    await user.type(field('Apelido'), 'Moura');
    await goTo(-1);
    expect(
      await screen.findByText('Começado. Faltam o nascimento, o documento e a residência.'),
    ).toBeVisible();
    expect(sent).toMatchObject([
      { anew: false, entry: { ...EMPTY_ENTRY, nationality: 'BRA', surname: 'Moura' } },
    ]);
  });

  it('gives way to the page once it may no longer be filled in (REG-02)', async () => {
    const page = askingPage([nobody(1)]);
    const { sent, save, fillIn } = await openPerson(page, 'Preencher: Pessoa 1', () =>
      HttpResponse.json({ code: 'HS020', message: '', details: null, hint: null }, { status: 404 }),
    );
    await fillIn();
    onGuestFunction('guest_page', () => ({
      ...page,
      bookings: page.bookings.map((one) => ({ ...one, register: null })),
    }));
    await save();
    expect(await screen.findByRole('heading', { name: 'O seu quarto' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    expect(sent, 'what was refused is not sent again on leaving').toHaveLength(1);
  });
});

describe('a country in the form', () => {
  it('is found by one letter and up to six are offered; arrows, Enter and Escape as in a combobox (REG-02)', async () => {
    const { user, leave } = await openPerson(askingPage([nobody(1)]), 'Preencher: Pessoa 1');
    const box = country(/Nacionalidade/);
    await user.type(box, 'a');
    const list = screen.getByRole('listbox', { name: 'Nacionalidade' });
    expect(within(list).getAllByRole('option')).toHaveLength(6);
    expect(screen.getByText('6 países')).toHaveRole('status');
    await user.clear(box);
    await user.type(box, 'áustr');
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Austrália', 'Áustria']);
    expect(screen.getByText('2 países')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute(
      'aria-activedescendant',
      within(list).getAllByRole('option')[1]?.id,
    );
    await user.keyboard('{Escape}');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Austrália');
    await leave();
  });

  it('is taken by Tab only after an arrow, or when it is written in full (REG-02)', async () => {
    const { user, leave } = await openPerson(askingPage([nobody(1)]), 'Preencher: Pessoa 1');
    const box = country(/Nacionalidade/);
    await user.type(box, 'bra');
    await user.tab();
    expect(box).toHaveValue('Brasil');
    await user.clear(box);
    await user.type(box, 'germ');
    await user.tab();
    expect(box).toHaveAccessibleDescription('Escolha um país da lista.');
    await user.type(box, 'any');
    await user.tab();
    expect(box).toHaveValue('Alemanha');
    await user.clear(box);
    await user.type(box, 'germ{ArrowDown}');
    await user.tab();
    expect(box).toHaveValue('Alemanha');
    expect(field('Apelido')).toHaveFocus();
    await leave();
  });
});
