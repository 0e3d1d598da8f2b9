import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking, makeMessage, uuid } from '../support/builders';
import { ines, NOW } from '../support/booking-window';
import { axeFindings, renderAt } from '../support/render-at';
import { openRequestDesk } from '../support/request-desk';
import { answersRead, eventually, holdRounds, nextRound } from '../support/rounds';
import { onTable } from '../support/server';
import { startSignedIn } from '../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/notices/NoticeSettingsDialog';
import '@/pages/admin/BookingsPage';
import '@/pages/admin/GroupBookingsPage';
import '@/features/panel/message/MessagesScreen';

const AFTER_OPENING = '2026-11-12T10:05:00+00:00';

const lea = makeBooking({
  id: uuid(2, 30),
  booking_number: 'R26-LEALEA',
  guest_name: 'Léa Fontaine',
  guest_email: 'lea@example.com',
  rooms: { room_number: '3', name: 'Duplo Sol' },
  total_price: 174,
  created_at: AFTER_OPENING,
  updated_at: AFTER_OPENING,
});
const bruno = {
  ...lea,
  id: uuid(2, 31),
  booking_number: 'R26-BRUNOS',
  guest_name: 'Bruno',
  guest_email: 'b@example.com',
};
const paolo = makeMessage({ created_at: AFTER_OPENING, updated_at: AFTER_OPENING });

/** A screen that shows none of these bookings and messages. */
const ELSEWHERE = '/admin/group-bookings';

beforeEach(() => {
  holdRounds(NOW);
  startSignedIn();
});

async function openPanel(desk = openRequestDesk([ines])) {
  const view = await renderAt(ELSEWHERE);
  await screen.findByRole('heading', { level: 1, name: 'Reservas de grupo' });
  await desk.opened();
  return { desk, ...view };
}

const notice = async (words: string) =>
  within((await screen.findByText(words)).closest('output') ?? document.body);
const settings = async () => within(await screen.findByRole('dialog', { name: 'Como me avisar' }));
const press = (name: string) => screen.getByRole('button', { name });

describe('a notice', () => {
  it('tells a new request politely, and opens it (LIVE-02)', async () => {
    const { desk, user, address } = await openPanel();
    desk.add(lea);
    await nextRound();
    const told = await notice('Novo pedido de Léa Fontaine');
    expect(told.getByText('Quarto 3, 14 a 17 nov., 2 hóspedes, 174,00 €')).toBeVisible();
    await eventually(() => expect(document.title).toMatch(/^\(1\) /));
    await user.click(told.getByRole('button', { name: 'Abrir' }));
    expect(address()).toBe('/admin/bookings?reserva=R26-LEALEA');
    expect(screen.queryByText('Novo pedido de Léa Fontaine')).not.toBeInTheDocument();
  });

  it('tells a new message, and opens it (LIVE-02)', async () => {
    const { desk, user, address } = await openPanel();
    desk.putMessage(paolo);
    // Opening a message marks it as read.
    onTable('patch', 'contact_messages', () => [{ id: paolo.id }]);
    await nextRound();
    const told = await notice('Nova mensagem de Paolo Ferri');
    await user.click(told.getByRole('button', { name: 'Abrir' }));
    expect(address()).toBe(`/admin/contact-messages?mensagem=${paolo.id}`);
  });

  it('makes one of more than two, and opens the list (LIVE-02)', async () => {
    const { desk, user, address } = await openPanel();
    desk.add(lea);
    desk.putMessage(paolo);
    await nextRound();
    await screen.findByText('Novo pedido de Léa Fontaine');
    expect(screen.getByText('Nova mensagem de Paolo Ferri')).toBeVisible();
    desk.add(bruno);
    await nextRound();
    const told = await notice('Novidades: 2 pedidos, 1 mensagem');
    expect(told.queryByText(/^Nov[oa] /)).not.toBeInTheDocument();
    await user.click(told.getByRole('button', { name: 'Abrir' }));
    expect(address()).toBe('/admin/bookings?estado=pending');
  });

  it('tells neither what was there, nor what reception writes down, nor anything twice', async () => {
    const { desk } = await openPanel();
    desk.add({ ...lea, source: 'phone' });
    desk.add({ ...bruno, created_at: '2026-11-12T09:59:00+00:00' });
    desk.write([ines.id], { admin_notes: 'Ligou.' });
    desk.add({ ...bruno, id: uuid(2, 32), guest_name: 'Carla' });
    await nextRound();
    await screen.findByText('Novo pedido de Carla');
    expect(screen.getAllByRole('button', { name: 'Abrir' })).toHaveLength(1);
    desk.rounds.note(uuid(2, 32));
    await act(async () => screen.getByRole('button', { name: 'Fechar aviso' }).click());
    await nextRound();
    await eventually(() => expect(desk.rounds.asked).toHaveLength(3));
    await answersRead();
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  });

  it('counts the messages that came while the panel slept (LIVE-02)', async () => {
    const { desk } = await openPanel();
    desk.add(lea);
    desk.putMessage(paolo);
    desk.putMessage({ ...paolo, id: uuid(3, 2) });
    desk.rounds.forget();
    await nextRound();
    expect(await screen.findByText('Novidades: 1 pedido, 2 mensagens')).toBeVisible();
  });
});

describe('the settings', () => {
  const turn = async (
    { user }: { user: { click: (target: Element) => Promise<void> } },
    name: RegExp,
  ) => {
    await user.click((await settings()).getByRole('switch', { name }));
    await user.click((await settings()).getByRole('button', { name: 'Feito' }));
  };

  it('open from the frame and from a notice, and give the focus back', async () => {
    const { desk, user } = await openPanel();
    await user.click(press('Avisos'));
    const dialog = await settings();
    expect(dialog.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'true',
      'false',
      'true',
    ]);
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Feito' }));
    expect(press('Avisos')).toHaveFocus();
    desk.add(lea);
    await nextRound();
    const told = await notice('Novo pedido de Léa Fontaine');
    await user.click(told.getByRole('button', { name: 'Como me avisar…' }));
    expect((await settings()).getByRole('button', { name: 'Feito' })).toBeVisible();
  });

  it('switch off notice and count, each by itself, and are kept (LIVE-02)', async () => {
    const { desk, ...view } = await openPanel();
    await view.user.click(press('Avisos'));
    await turn(view, /^Aviso no ecrã/);
    desk.add(lea);
    await nextRound();
    await eventually(() => expect(document.title).toMatch(/^\(1\) /));
    expect(screen.queryByText('Novo pedido de Léa Fontaine')).not.toBeInTheDocument();
    await view.user.click(press('Avisos'));
    await turn(view, /^Número no separador/);
    expect(document.title).toMatch(/^Reservas de grupo/);

    view.unmount();
    const again = await openPanel(openRequestDesk([ines]));
    await again.user.click(press('Avisos'));
    const kept = (await settings())
      .getAllByRole('switch')
      .map((one) => one.getAttribute('aria-checked'));
    expect(kept).toEqual(['false', 'false', 'false', 'true']);
  });
});

describe('beyond the page', () => {
  const browserSwitch = async () =>
    (await settings()).getByRole('switch', { name: /^Notificação do navegador/ });

  /**
   * A browser whose user answers the permission prompt like this, and the notifications it showed.
   */
  function browserThatSays(answer: NotificationPermission) {
    const shown: { title: string; body: string | undefined; click: () => void }[] = [];
    const asked = vi.fn<() => void>();
    class FakeNotification extends EventTarget {
      static permission: NotificationPermission = 'default';
      static async requestPermission() {
        asked();
        FakeNotification.permission = answer;
        return answer;
      }
      constructor(title: string, options: NotificationOptions = {}) {
        super();
        const click = () => void this.dispatchEvent(new Event('click'));
        shown.push({ title, body: options.body, click });
      }
      close() {}
    }
    vi.stubGlobal('Notification', FakeNotification);
    return { shown, asked };
  }

  it('only the switch asks for leave; then it tells whoever works in another window (LIVE-02)', async () => {
    const { shown, asked } = browserThatSays('granted');
    const { desk, user, address } = await openPanel();
    expect(asked).not.toHaveBeenCalled();
    await user.click(press('Avisos'));
    expect(await browserSwitch()).toHaveTextContent('O navegador vai pedir autorização.');
    await user.click(await browserSwitch());
    await eventually(() => expect(shown.map(({ title }) => title)).toEqual(['Avisos ligados']));
    expect(await browserSwitch()).toBeChecked();
    await user.click((await settings()).getByRole('button', { name: 'Feito' }));

    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    desk.add(lea);
    await nextRound();
    await eventually(() => expect(shown).toHaveLength(2));
    expect(shown[1]).toMatchObject({
      title: 'Novo pedido de Léa Fontaine',
      body: expect.stringContaining('Quarto 3'),
    });
    act(() => shown[1]?.click());
    expect(address()).toBe('/admin/bookings?reserva=R26-LEALEA');
    await screen.findByRole('button', { name: /Editar/ });

    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    desk.add(bruno);
    await nextRound();
    await screen.findByText('Novo pedido de Bruno');
    expect(shown).toHaveLength(2);
  });

  it('says where leave was refused, and stays off (LIVE-02)', async () => {
    const { shown } = browserThatSays('denied');
    const { user } = await openPanel();
    await user.click(press('Avisos'));
    await user.click(await browserSwitch());
    const words = 'Bloqueada neste navegador. Mude nas definições do site.';
    expect(await (await settings()).findByRole('status')).toHaveTextContent(words);
    expect(await browserSwitch()).toHaveTextContent(words);
    expect(await browserSwitch()).not.toBeChecked();
    expect(shown).toEqual([]);
  });

  it('says where the browser has none', async () => {
    const { user } = await openPanel();
    await user.click(press('Avisos'));
    expect(await browserSwitch()).toHaveTextContent('Este navegador não tem notificações.');
  });

  /**
   * The notes played so far; shared, because the panel keeps its audio context between the tests.
   */
  const played: number[] = [];

  function browserWithSound() {
    played.length = 0;
    const node = { connect: (next: unknown) => next };
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class FakeAudio {
      state = 'running';
      currentTime = 0;
      destination = node;
      async resume() {}
      createGain = () => ({ ...node, gain });
      createOscillator = () => ({
        ...node,
        frequency: { value: 0 },
        start: (at: number) => played.push(at),
        stop() {},
      });
    }
    vi.stubGlobal('AudioContext', FakeAudio);
  }

  it('plays two notes once for all that comes in one round, until it is switched off (LIVE-02)', async () => {
    browserWithSound();
    const { desk, user } = await openPanel();
    desk.add(lea);
    desk.add(bruno);
    await nextRound();
    await eventually(() => expect(played).toHaveLength(2));

    await user.click(press('Avisos'));
    await user.click((await settings()).getByRole('switch', { name: /^Som curto/ }));
    await user.click((await settings()).getByRole('button', { name: 'Ouvir o som' }));
    await eventually(() => expect(played).toHaveLength(4));
    desk.putMessage(paolo);
    await nextRound();
    await screen.findByText('Novidades: 2 pedidos, 1 mensagem');
    expect(played).toHaveLength(4);
  });

  it('is silent by night, and plays in the morning (LIVE-02)', async () => {
    vi.setSystemTime('2026-11-12T07:50:00Z');
    startSignedIn();
    browserWithSound();
    const { desk } = await openPanel();
    desk.add(lea);
    await nextRound();
    await screen.findByText('Novo pedido de Léa Fontaine');
    vi.setSystemTime('2026-11-12T08:10:00Z');
    desk.add(bruno);
    await nextRound();
    await eventually(() => expect(played.length).toBeGreaterThan(0));
    // Two notes of the second notice, none of the first.
    expect(played).toHaveLength(2);
  });
});
