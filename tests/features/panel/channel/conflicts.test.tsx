import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand, so that no test waits for the lazy chunk.
import '@/features/panel/stay/change/CancelDialog';
import { queryKeys } from '@/queries/query-keys';
import { makeBooking, uuid } from '../../../support/builders';
import {
  CLOSED_DAY,
  duarte,
  fish,
  heading,
  makeConflict,
  moon,
  net,
  onClosedDay,
  openConflicts,
  renderConflicts,
  seeConflicts,
  sole,
  way,
  ways,
} from '../../../support/conflict-desk';
import { axeFindings } from '../../../support/render-at';
import { expectLoggedError, onRpc, onTable, server } from '../../../support/server';
import { startSignedIn } from '../../../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:26:00Z') });
  startSignedIn();
});
afterEach(() => vi.useRealTimers());

const list = () => within(screen.getByRole('list', { name: 'Conflitos' }));
const item = (name: RegExp) => list().getByRole('button', { name });
const deed = (name: string) => screen.getByRole('button', { name });

describe('the conflicts', () => {
  it('stand in a list, the chosen one with both stays, the gentlest way out preselected (CHAN-04)', async () => {
    openConflicts();
    await seeConflicts();
    expect(item(/^8 Dormitório Peixe/)).toHaveTextContent(
      '8 Dormitório Peixe25 e 26 nov., 2 noitesBooking.com e pedido diretohá 14 min',
    );
    expect(item(/^3 Duplo Sol/)).toHaveTextContent('Airbnb e dia bloqueado');
    expect(item(/^8/)).toHaveAttribute('aria-current', 'true');
    expect(heading()).toHaveTextContent('Quarto 8: duas estadias em 25 e 26 de novembro');

    const [ours, theirs] = screen.getAllByRole('article');
    expect(ours).toHaveTextContent('R26-7K3F9Q, pedido direto');
    expect(ours).toHaveTextContent('Inês Duarte');
    expect(ours).toHaveTextContent('ter., 24 – sex., 27 nov. (3)');
    expect(theirs).toHaveTextContent('Booking.com');
    expect(theirs).toHaveTextContent('ainda sem número');
    expect(theirs).toHaveTextContent('o canal não diz');
    expect(screen.getByRole('link', { name: /^Ver na Booking.com/ })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('em comum 2 noites: 25 e 26 de novembro.');

    expect(way('Pôr a de fora noutro quarto')).toBeChecked();
    const rooms = ways().getAllByRole('radio', { name: /, até / });
    expect(rooms.map((room) => room.closest('label')?.textContent)).toEqual([
      '13 Dormitório Lua Nova, até 8',
      '7 Dormitório Rede, até 8',
      '3 Duplo Sol, até 2',
    ]);
    expect(way('Trocar de quarto com outra estadia')).toBeDisabled();
    expect(
      ways().getByText('Livres de 24 a 27: 13 e 7. O preço combinado mantém-se.'),
    ).toBeVisible();
    expect(deed('Pôr no quarto 13')).toBeVisible();
    expect(screen.getByText(/^Se deixar estar: a nossa fica como está/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('say so when there are none, and when they cannot be read (CHAN-04)', async () => {
    openConflicts({ events: [] });
    const answers = onTable('get', 'channel_events', () => ({
      status: 500,
      code: 'XX000',
      message: 'no',
    }));
    const { user } = renderConflicts();
    expect(await screen.findByText('Não foi possível carregar os conflitos')).toBeVisible();
    expect(answers.length).toBeGreaterThan(0);
    openConflicts({ events: [] });
    await user.click(screen.getByRole('button', { name: /^Tentar Novamente$/i }));
    expect(await screen.findByRole('heading', { name: 'Nenhum conflito.' })).toBeVisible();
    expect(screen.getByText('Cada noite está vendida uma só vez.')).toBeVisible();
  });

  it('keep the chosen one, its way and room while the list is read anew (CHAN-04)', async () => {
    const house = openConflicts();
    const { user, client } = await seeConflicts();
    await user.click(ways().getByRole('radio', { name: /^7 Dormitório Rede/ }));
    house.addConflict(makeConflict({ id: uuid(11, 9), starts: '2026-11-24', ends: '2026-11-25' }));
    await client.invalidateQueries({ queryKey: queryKeys.channelEvents });
    await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(3));
    expect(heading()).toHaveTextContent('duas estadias em 25 e 26 de novembro');
    expect(deed('Pôr no quarto 7')).toBeVisible();
  });

  it('are shown again as chosen by whoever comes back to their address (CHAN-04)', async () => {
    openConflicts();
    const first = await seeConflicts();
    await first.user.click(item(/^3 Duplo Sol/));
    expect(heading()).toHaveTextContent('Quarto 3');
    const address = first.address();
    expect(address).toBe(`/?conflito=${onClosedDay.id}`);
    cleanup();
    await seeConflicts(address);
    expect(heading()).toHaveTextContent('Quarto 3');
  });

  it('leave by themselves when settled elsewhere: it is told, the next one takes the place (CHAN-04)', async () => {
    const house = openConflicts();
    const { client } = await seeConflicts();
    deed('Pôr no quarto 13').focus();
    house.settleElsewhere(makeConflict().id);
    await client.invalidateQueries({ queryKey: queryKeys.channelEvents });
    expect(
      await screen.findByText('O conflito do quarto 8, 25 e 26 nov., já está resolvido.'),
    ).toBeVisible();
    expect(heading()).toHaveTextContent('Quarto 3: uma estadia num dia bloqueado, 3 de dezembro');
    await waitFor(() => expect(heading()).toHaveFocus());
    house.settleElsewhere(onClosedDay.id);
    await client.invalidateQueries({ queryKey: queryKeys.channelEvents });
    expect(await screen.findByRole('heading', { name: 'Nenhum conflito.' })).toBeVisible();
  });
});

describe('a conflict is settled', () => {
  it('by another room for the foreign stay; the next one has the focus (CHAN-04)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    await user.click(deed('Pôr no quarto 13'));
    expect(await screen.findByText('A de fora fica no quarto 13')).toBeVisible();
    expect(screen.getByText('É a reserva R26-FOREIGN. O preço está por indicar.')).toBeVisible();
    expect(house.placed).toEqual([{ event: makeConflict().id, room: moon.id }]);
    await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(1));
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(heading()).toHaveTextContent('Quarto 3');
  });

  it('by another room for ours, which can be taken back while the way is free (CHAN-04, DESK-07)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    await user.click(way('Mudar a nossa para outro quarto'));
    await user.click(deed('Mudar para o quarto 13'));
    expect(await screen.findByText('Inês Duarte passou para o quarto 13.')).toBeVisible();
    expect(house.asked).toEqual([
      [{ id: duarte.id, updated_at: duarte.updated_at, set: { room_id: moon.id } }],
    ]);
    await waitFor(() => expect(heading()).toHaveTextContent('Quarto 8: já está livre'));
    expect(
      screen.getByText(/^Se deixar estar: é reservada sozinha dentro de um minuto/),
    ).toBeVisible();
    expect(deed('Pôr no quarto 8')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(heading()).toHaveTextContent('duas estadias'));
    expect(house.row(duarte.id)?.room_id).toBe(fish.id);
    expect(screen.getByText('Mudança anulada.').nextElementSibling).toHaveTextContent(
      duarte.booking_number,
    );
  });

  it('and is gone at once where the sweep books it meanwhile: it never meets itself (CHAN-04)', async () => {
    const house = openConflicts();
    let isMoved = false;
    let isSwept = false;
    let hasMetItself = false;
    const { user } = await seeConflicts();
    const watcher = new MutationObserver(() => {
      hasMetItself ||= document.body.textContent.includes('R26-3TUSP4');
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    onRpc('change_stays', () => {
      isMoved = true;
      return undefined;
    });
    server.use(
      http.get('*/rest/v1/bookings', () => {
        if (isMoved && !isSwept) {
          isSwept = true;
          const { starts, ends, id } = makeConflict();
          house.add(
            makeBooking({
              id: uuid(2, 60),
              booking_number: 'R26-3TUSP4',
              guest_name: 'Hóspede Booking.com',
              source: 'booking_com',
              room_id: fish.id,
              rooms: { room_number: fish.room_number, name: fish.name },
              check_in_date: starts,
              check_out_date: ends,
              status: 'confirmed',
            }),
          );
          house.settleElsewhere(id);
        }
        return undefined;
      }),
    );
    await user.click(way('Mudar a nossa para outro quarto'));
    await user.click(deed('Mudar para o quarto 13'));
    expect(
      await screen.findByText(/^O conflito do quarto 8, .* já está resolvido\.$/),
    ).toBeVisible();
    expect(heading()).toHaveTextContent('Quarto 3');
    watcher.disconnect();
    expect(isSwept).toBe(true);
    expect(hasMetItself).toBe(false);
  });

  it('by a swap with a third stay, where no room is free for ours (CHAN-04, DESK-08)', async () => {
    const chen = makeBooking({
      id: uuid(2, 5),
      booking_number: 'R26-CHEN00',
      guest_name: 'Wei Chen',
      room_id: moon.id,
      check_in_date: '2026-11-22',
      check_out_date: '2026-11-25',
      number_of_guests: 6,
      status: 'confirmed',
    });
    // Others stay in room 13 before and after, so neither of the two fits unless the other leaves.
    const late = { ...chen, id: uuid(2, 6), booking_number: 'R26-LATE00', guest_name: 'Rui Sá' };
    const house = openConflicts({
      events: [makeConflict()],
      rooms: [fish, moon],
      bookings: [
        duarte,
        chen,
        { ...late, check_in_date: '2026-11-27', check_out_date: '2026-11-29' },
      ],
    });
    const { user } = await seeConflicts();
    expect(way('Pôr a de fora noutro quarto')).toBeDisabled();
    expect(ways().getAllByText('Nenhum quarto livre de 25 a 28 de novembro.')).toHaveLength(1);
    expect(way('Trocar de quarto com outra estadia')).toBeChecked();
    await waitFor(() => expect(deed('Trocar com Chen')).not.toHaveAttribute('aria-disabled'));
    await user.click(deed('Trocar com Chen'));
    expect(await screen.findByText('Inês Duarte e Wei Chen trocaram de quarto.')).toBeVisible();
    expect(house.asked[0]?.map(({ id, set }) => [id, set.room_id])).toEqual([
      [duarte.id, moon.id],
      [chen.id, fish.id],
    ]);
  });

  it('as the same stay, which is proposed where nights and platform are the same (CHAN-04)', async () => {
    const same = {
      ...duarte,
      check_in_date: '2026-11-25',
      check_out_date: '2026-11-28',
      source: 'booking_com',
    };
    const house = openConflicts({ events: [makeConflict()], bookings: [same] });
    const { user } = await seeConflicts();
    expect(way('É a mesma estadia')).toBeChecked();
    await user.click(deed('Ligar à R26-7K3F9Q'));
    expect(await screen.findByText('Fica uma só reserva: R26-7K3F9Q')).toBeVisible();
    expect(house.linked).toEqual([{ event: makeConflict().id, booking: duarte.id }]);
    expect(await screen.findByText('Nenhum conflito.')).toBeVisible();
  });

  it('as the same stay with other nights: kept until ours has them, no longer in its own way (CHAN-04)', async () => {
    const house = openConflicts({ events: [makeConflict()] });
    const { user } = await seeConflicts();
    await user.click(way('É a mesma estadia'));
    expect(
      ways().getByText(/passa às datas que tem na Booking\.com: de 25 a 28 de novembro/),
    ).toBeVisible();
    await user.click(deed('Ligar à R26-7K3F9Q'));
    expect(await screen.findByText('Fica uma só reserva: R26-7K3F9Q')).toBeVisible();
    expect(screen.getByText('Passa às datas do canal mal o caminho fique livre.')).toBeVisible();
    await waitFor(() => expect(heading()).toHaveTextContent('Quarto 8: já está livre'));
    expect(
      screen.getByText(/^Se deixar estar: é reservada sozinha dentro de um minuto/),
    ).toBeVisible();
    expect(ways().queryByRole('radio', { name: 'É a mesma estadia' })).toBeNull();
    await user.click(deed('Pôr no quarto 8'));
    expect(await screen.findByText('A de fora fica no quarto 8')).toBeVisible();
    expect(house.placed).toEqual([{ event: makeConflict().id, room: fish.id }]);
  });

  it('by cancelling ours, which asks first, the reason chosen already (CHAN-04, DESK-10)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    await user.click(way('Cancelar a nossa'));
    await user.click(deed('Cancelar a nossa…'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('radio', { name: 'Sobreposição' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Cancelar a reserva' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Quarto 8: já está livre'));
    expect(house.asked[0]?.[0]?.set).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'overlap',
    });
    await user.click(deed('Pôr no quarto 8'));
    expect(await screen.findByText('A de fora fica no quarto 8')).toBeVisible();
    expect(house.placed).toEqual([{ event: makeConflict().id, room: fish.id }]);
  });

  it('on a closed day by opening it, its price kept, and back; or by putting it there anyway (CHAN-04)', async () => {
    const house = openConflicts({ events: [onClosedDay], bookings: [] });
    const { user } = await seeConflicts();
    expect(screen.getByRole('heading', { name: 'Dia bloqueado' })).toBeVisible();
    await user.click(way('Abrir os dias bloqueados'));
    await user.click(deed('Abrir 3 dez.'));
    expect(await screen.findByText('Dia aberto')).toBeVisible();
    expect(house.day('2026-12-03')).toEqual({ ...CLOSED_DAY, is_available: true });
    await waitFor(() => expect(heading()).toHaveTextContent('já está livre'));
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(
      await screen.findByText('Dia bloqueado', { selector: 'p, b, span, strong' }),
    ).toBeVisible();
    expect(house.day('2026-12-03')).toEqual(CLOSED_DAY);
    await waitFor(() => expect(heading()).toHaveTextContent('num dia bloqueado'));
    await user.click(way('Pôr a de fora neste quarto'));
    await user.click(deed('Pôr no quarto 3'));
    expect(await screen.findByText('A de fora fica no quarto 3')).toBeVisible();
    expect(house.placed).toEqual([{ event: onClosedDay.id, room: sole.id }]);
  });

  it('by setting it aside, which is taken back from the notice or later (CHAN-04)', async () => {
    const house = openConflicts({ events: [makeConflict()] });
    const { user } = await seeConflicts();
    await user.click(way('Não é uma estadia'));
    await user.click(deed('Pôr de lado'));
    expect(await screen.findByText('Posto de lado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(house.event(makeConflict().id)?.state).toBe('conflict'));
    await screen.findByRole('group', { name: 'O que fazer?' });
    await user.click(way('Não é uma estadia'));
    await user.click(deed('Pôr de lado'));
    await user.click(await screen.findByText('1 posto de lado'));
    await user.click(screen.getByRole('button', { name: /^Retomar: quarto 8, Booking.com/ }));
    expect(await screen.findByText('De volta aos conflitos')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /^Quarto 8/ })).toBeVisible();
  });

  it('one of ours after the other where several are in the way (CHAN-04)', async () => {
    const chen = makeBooking({
      id: uuid(2, 5),
      booking_number: 'R26-CHEN00',
      guest_name: 'Wei Chen',
      room_id: fish.id,
      check_in_date: '2026-11-27',
      check_out_date: '2026-11-29',
      status: 'confirmed',
    });
    const house = openConflicts({ events: [makeConflict()], bookings: [duarte, chen] });
    const { user } = await seeConflicts();
    expect(heading()).toHaveTextContent('Quarto 8: três estadias');
    await user.click(screen.getByRole('radio', { name: 'Wei Chen, R26-CHEN00' }));
    await user.click(way('Mudar a nossa para outro quarto'));
    await user.click(deed('Mudar para o quarto 13'));
    await screen.findByText('Wei Chen passou para o quarto 13.');
    expect(house.asked[0]?.[0]?.id).toBe(chen.id);
    await waitFor(() => expect(heading()).toHaveTextContent('duas estadias'));
  });
});

describe('what goes wrong', () => {
  it('is told when the room was taken meanwhile; another is chosen, nothing is lost (CHAN-04)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    const quick = makeBooking({
      id: uuid(2, 8),
      booking_number: 'R26-QUICK0',
      room_id: moon.id,
      check_in_date: '2026-11-26',
      check_out_date: '2026-11-27',
      status: 'confirmed',
    });
    house.add(quick);
    house.refuseNext('23P01', 'O quarto está ocupado.', 'R26-QUICK0');
    await user.click(deed('Pôr no quarto 13'));
    expect(
      await screen.findByText(
        /o quarto 13 acabou de ser ocupado \(R26-QUICK0\)\. Escolha outro\.$/,
      ),
    ).toBeVisible();
    expectLoggedError('placeForeignStay');
    await user.click(await screen.findByRole('button', { name: 'Pôr no quarto 7' }));
    expect(await screen.findByText('A de fora fica no quarto 7')).toBeVisible();
    expect(house.placed.map(({ room }) => room)).toEqual([moon.id, net.id]);
  });

  it('is told when somebody else settled it in another way (CHAN-04)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    house.settleElsewhere(makeConflict().id);
    onTable('get', 'bookings', () => []);
    await user.click(deed('Pôr no quarto 13'));
    expect(
      await screen.findByText('O conflito do quarto 8, 25 e 26 nov., já está resolvido.'),
    ).toBeVisible();
    expect(screen.queryByText('A de fora fica no quarto 13')).toBeNull();
    expectLoggedError('placeForeignStay');
  });

  it('is none when only the answer got lost: tried again, it is settled once (CHAN-04)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    house.loseNextAnswer();
    // The network is back only for reads of one row by its id.
    const isById = (request: Request) => new URL(request.url).searchParams.has('id');
    server.use(
      http.get('*/rest/v1/:table', ({ request }) =>
        isById(request) ? undefined : HttpResponse.error(),
      ),
    );
    await user.click(deed('Pôr no quarto 13'));
    expect(await screen.findByText(/sem ligação ao servidor/)).toBeVisible();
    expectLoggedError('placeForeignStay');
    await user.click(deed('Pôr no quarto 13'));
    expect(await screen.findByText('A de fora fica no quarto 13')).toBeVisible();
    expect(house.placed).toHaveLength(2);
  });

  it('is none either when the answer to linking got lost (CHAN-04)', async () => {
    const house = openConflicts({ events: [makeConflict()] });
    const { user } = await seeConflicts();
    await user.click(way('É a mesma estadia'));
    house.loseNextAnswer();
    const isById = (request: Request) => new URL(request.url).searchParams.has('id');
    server.use(
      http.get('*/rest/v1/:table', ({ request }) =>
        isById(request) ? undefined : HttpResponse.error(),
      ),
    );
    await user.click(deed('Ligar à R26-7K3F9Q'));
    expect(await screen.findByText(/^Não foi possível ligar a estadia à R26-7K3F9Q/)).toBeVisible();
    expectLoggedError('linkSameStay');
    await user.click(deed('Ligar à R26-7K3F9Q'));
    expect(await screen.findByText('Fica uma só reserva: R26-7K3F9Q')).toBeVisible();
  });

  it('is told when the free rooms cannot be read, and can be asked for again (CHAN-04)', async () => {
    openConflicts();
    onTable('get', 'rooms', () => ({ status: 500, code: 'XX000', message: 'no' }));
    const { user } = renderConflicts();
    expect(await screen.findByText('Não foi possível ver os quartos livres')).toBeVisible();
    expect(heading()).toHaveTextContent('Quarto 8: duas estadias');
    onTable('get', 'rooms', () => [sole, net, fish, moon]);
    await user.click(screen.getByRole('button', { name: /^Tentar Novamente$/i }));
    expect(await screen.findByRole('button', { name: 'Pôr no quarto 13' })).toBeVisible();
  });

  it('is told when ours changed meanwhile on another screen (CHAN-04, DESK-11)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    await user.click(way('Mudar a nossa para outro quarto'));
    house.changeElsewhere(duarte.id, { number_of_guests: 5 });
    await user.click(deed('Mudar para o quarto 13'));
    expect(await screen.findByText(/^A reserva mudou entretanto, noutro ecrã\./)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('Hóspedes5'));
    await user.click(deed('Mudar para o quarto 13'));
    expect(await screen.findByText('Inês Duarte passou para o quarto 13.')).toBeVisible();
  });

  it('ends in the panel dialog when the session is over (CHAN-04)', async () => {
    const house = openConflicts();
    const { user } = await seeConflicts();
    onRpc('place_stay', () => ({ status: 401, code: 'PGRST303', message: 'JWT expired' }));
    await user.click(deed('Pôr no quarto 13'));
    expect(await screen.findByRole('alertdialog', { name: 'A sessão terminou' })).toBeVisible();
    expect(house.event(makeConflict().id)?.state).toBe('conflict');
  });
});
