import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestPage, GuestPayment } from '@/queries/guest-page';
import {
  LINK_KEY,
  makeGuestPage,
  makeGuestPayment,
  onGuestFunction,
  UNKNOWN_KEY,
} from '../support/guest-page';
import { held } from '../support/held';
import { axeFindings, renderAt } from '../support/render-at';
import { eventually, holdRounds } from '../support/rounds';
import { server } from '../support/server';

const NOW = '2026-11-23T18:12:00Z';
const SERVICE = 'https://checkout.stripe.example/c/pay/cs_test_1';
const SECONDS = 1000;

beforeAll(async () => {
  await import('@/pages/public/GuestBookingPage');
  await import('@/features/site/guest-payment/Paying');
});

beforeEach(() => {
  holdRounds(NOW);
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const awaiting = (payment: Partial<GuestPayment> = {}, page: Partial<GuestPage> = {}) =>
  makeGuestPage({
    each: { status: 'awaiting_payment' },
    payment: makeGuestPayment(payment),
    ...page,
  });

const main = () => screen.getByRole('main');
const said = () => main().textContent?.replaceAll(/\s+/g, ' ') ?? '';
const payButton = () => within(main()).queryByRole('button', { name: /^Pagar 194,00\s€$/ });
const card = () => within(main()).queryByRole('region', { name: 'Sinal, primeira noite' });

/** Opens the page of a request, as from a mail. */
async function open(page: GuestPage) {
  const asked = onGuestFunction('guest_page', () => page);
  const view = await renderAt(`/reserva#${LINK_KEY}`);
  await eventually(() => expect(said()).toContain('Bom saber'));
  return { ...view, asked };
}

/** Answers the function that makes the service's page; gives the bodies that it got. */
function onCreatePayment(answer: () => Response | Promise<Response>): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/functions/v1/create-payment', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

const onLeaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

describe('a deposit that is asked of the guest', () => {
  it('says the sum, until when, the total, what is left, and how it is paid (DEPOSIT-01)', async () => {
    await open(awaiting());
    await eventually(() => expect(card()).toBeVisible());
    expect(card()).toHaveTextContent(
      /Sinal, primeira noite194,00\s€ Até quinta-feira, 26 de novembro, às 18:00, hora de Portugal\. Depois o pedido caduca, sem custos para si\.Total da estadia582,00\s€Fica para o check-in388,00\s€/,
    );
    const methods = within(card() ?? main()).getByRole('list', { name: 'Formas de pagamento' });
    expect(
      within(methods)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Cartão', 'MB WAY', 'Multibanco']);
    expect(card()).toHaveTextContent(
      'Abre a página do serviço de pagamentos. Aqui nunca escreve números de cartão. Não serve de fatura: essa segue depois, da casa.',
    );
    expect(within(main()).queryByRole('region', { name: 'Como pagar' })).toBeNull();
    const rules = within(main()).getByRole('region', { name: 'Bom saber' });
    expect(rules).toHaveTextContent(/Pagamento de 388,00\s€no check-in/);
    expect(said()).not.toContain('Ensaio');
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [{ basis: 'share', share: 30 } as const, 'Sinal, 30 %'],
    [{ basis: 'other' } as const, 'Sinal'],
  ])('is named after what it is a part of: %o (DEPOSIT-01)', async (changes, name) => {
    await open(awaiting(changes));
    await eventually(() =>
      expect(
        within(main()).getByRole('heading', {
          name: (text) => text.replaceAll(/\s/g, ' ') === name,
        }),
      ).toBeVisible(),
    );
  });

  it('promises nothing of a stay that is confirmed already (DEPOSIT-01)', async () => {
    await open(
      makeGuestPage({ each: { status: 'confirmed', paid: 0 }, payment: makeGuestPayment() }),
    );
    await eventually(() => expect(payButton()).toBeVisible());
    expect(said()).not.toContain('caduca');
    expect(said()).not.toContain('Paga no check-in.');
  });

  it('says beside the sum that the stand-in moves no money (DEPOSIT-03)', async () => {
    await open(awaiting({ is_rehearsal: true }));
    await eventually(() => expect(card()).toHaveTextContent(/194,00\s€ Ensaio/));
  });

  it('offers the telephone while the service is not there (DEPOSIT-02)', async () => {
    await open(awaiting({ is_available: false }));
    await eventually(() => expect(card()).toBeVisible());
    expect(said()).toContain(
      'De momento não é possível pagar online. Ligue-nos e combinamos: +351 282 000 013 (Chamada para a rede fixa nacional).',
    );
    expect(payButton()).toBeNull();
    expect(within(main()).queryByRole('region', { name: 'Como pagar' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('offers a transfer of the same sum meanwhile, where there is an account (DEPOSIT-02)', async () => {
    const transfer = { iban: 'PT50000201231234567890154', account_holder: null };
    await open(awaiting({ is_available: false }, { transfer }));
    await eventually(() => expect(card()).toBeVisible());
    expect(said()).toContain('Pode pagar por transferência, com os dados em baixo, ou ligar-nos:');
    expect(within(main()).getByRole('region', { name: 'Como pagar' })).toHaveTextContent(
      /Valor194,00\s€IBAN/,
    );
  });

  it.each([
    [
      {
        state: 'pending',
        amount: 0,
        method: 'multibanco',
        pending_until: '2026-11-28T22:00:00+00:00',
      } as const,
      'A aguardar o Multibanco. Entidade e referência seguiram por e-mail. Pode levar um dia a chegar até nós; não pague outra vez. A referência vale até 28 de novembro, às 22:00.',
    ],
    [
      { state: 'pending', amount: 194, method: 'other' } as const,
      'A aguardar o pagamento. Pode levar um dia a chegar até nós; não pague outra vez.',
    ],
    [
      { state: 'paid', amount: 0, paid: 194, paid_at: '2026-11-25T21:40:00+00:00' } as const,
      'Recebemos 194,00 € a 25 de novembro, às 21:40. Faltam 388,00 €, no check-in. Não serve de fatura.',
    ],
    [
      {
        state: 'paid',
        amount: 0,
        paid: 582,
        rest: 0,
        paid_at: '2026-11-25T21:40:00+00:00',
      } as const,
      'Recebemos 582,00 € a 25 de novembro, às 21:40. Não falta pagar nada. Não serve de fatura.',
    ],
    [
      {
        state: 'paid',
        amount: 0,
        paid: 100,
        refunded: 94,
        paid_at: '2026-11-25T21:40:00+00:00',
      } as const,
      // What is paid is less what went back, and the guest never paid that.
      'Recebemos 194,00 € a 25 de novembro, às 21:40. Devolvemos-lhe 94,00 €.',
    ],
    [
      // What the deadline has taken away is not due any more, whatever the sum says.
      { state: 'expired', amount: 194 } as const,
      'O prazo terminou a 26 de novembro, às 18:00. Ainda quer vir? Ligue-nos: +351 282 000 013 (Chamada para a rede fixa nacional).',
    ],
  ])('says how it is, and offers nothing to pay: %o (DEPOSIT-01)', async (payment, words) => {
    await open(awaiting(payment));
    await eventually(() => expect(said()).toContain(words));
    expect(payButton()).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks nobody to pay a reference for a stay that is cancelled (DEPOSIT-02)', async () => {
    const payment = makeGuestPayment({
      state: 'pending',
      amount: 0,
      method: 'multibanco',
      pending_until: '2026-11-28T22:00:00+00:00',
    });
    onGuestFunction('guest_page', () => makeGuestPage({ each: { status: 'cancelled' }, payment }));
    await renderAt(`/reserva#${LINK_KEY}`);
    await eventually(() => expect(said()).toContain('Não pague a referência Multibanco.'));
    expect(said()).not.toMatch(/A aguardar|vale até/);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [
      'cancelled',
      'Recebemos 194,00 € a 25 de novembro, às 21:40. A estadia está cancelada: falamos consigo sobre este valor.',
    ],
    ['payment_received', 'Faltam 388,00 €, no check-in.'],
  ])(
    'says of money that came for a stay that is %s what is meant to happen (DEPOSIT-02)',
    async (status, words) => {
      const payment = makeGuestPayment({
        state: 'paid',
        amount: 0,
        paid: 194,
        paid_at: '2026-11-25T21:40:00+00:00',
      });
      const asked = onGuestFunction('guest_page', () =>
        makeGuestPage({ each: { status }, payment }),
      );
      await renderAt(`/reserva#${LINK_KEY}`);
      await eventually(() => expect(said()).toContain(words));
      expect(asked).toHaveLength(1);
    },
  );

  it('says that nothing is due where nothing is, and nothing of it once the guest is there (DEPOSIT-01)', async () => {
    const payment = makeGuestPayment({ state: 'settled', amount: 0, rest: 0 });
    const { unmount } = await open(
      makeGuestPage({ each: { status: 'confirmed', paid: 582 }, payment }),
    );
    await eventually(() => expect(said()).toContain('Não falta pagar nada antes de chegar.'));
    unmount();
    await open(
      makeGuestPage({ each: { status: 'checked_in', paid: 0 }, payment: makeGuestPayment() }),
    );
    expect(said()).not.toContain('Sinal');
  });
});

describe('pressing pay', () => {
  it('asks for the service’s page with the key and the language, and goes there (DEPOSIT-02)', async () => {
    const leaving = onLeaving();
    const gate = held();
    const bodies = onCreatePayment(async () => {
      await gate.promise;
      return HttpResponse.json({ url: SERVICE });
    });
    const { user } = await open(awaiting());
    await eventually(() => expect(payButton()).toBeVisible());
    await user.click(payButton() ?? main());
    await eventually(() =>
      expect(within(main()).getByRole('button', { name: 'A abrir...' })).toBeVisible(),
    );
    await user.click(within(main()).getByRole('button', { name: 'A abrir...' }));
    gate.release();
    await eventually(() => expect(leaving).toHaveBeenCalledWith(SERVICE));
    expect(bodies).toEqual([{ key: LINK_KEY, language: 'pt' }]);
    expect(sessionStorage.getItem('hostel.payment-key')).toBe(JSON.stringify(LINK_KEY));

    // The browser's own Back shows the page as it was left.
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(payButton()).toBeVisible();
  });

  it.each(['http://checkout.example/pay', 'javascript:alert(1)', 7, undefined])(
    'goes nowhere where no money may be asked for: %s (DEPOSIT-02)',
    async (url) => {
      const leaving = onLeaving();
      onCreatePayment(() => HttpResponse.json({ url }));
      const { user } = await open(awaiting());
      await eventually(() => expect(payButton()).toBeVisible());
      await user.click(payButton() ?? main());
      await eventually(() =>
        expect(within(main()).getByRole('alert')).toHaveTextContent(
          'O serviço de pagamentos não respondeu.',
        ),
      );
      expect(leaving).not.toHaveBeenCalled();
    },
  );

  it('goes to the stand-in on this site (DEPOSIT-03)', async () => {
    const leaving = onLeaving();
    const url = `${window.location.origin}/_pay/cs_1`;
    onCreatePayment(() => HttpResponse.json({ url }));
    const { user } = await open(awaiting());
    await eventually(() => expect(payButton()).toBeVisible());
    await user.click(payButton() ?? main());
    await eventually(() => expect(leaving).toHaveBeenCalledWith(url));
  });

  it.each([
    ['a cut line', () => HttpResponse.error(), 'Sem ligação. Nada lhe foi cobrado: tente de novo.'],
    [
      'no answer of the service',
      () => HttpResponse.json({ message: 'no answer' }, { status: 503 }),
      'O serviço de pagamentos não respondeu. Nada lhe foi cobrado: tente de novo daqui a pouco ou ligue-nos.',
    ],
    [
      'a function that is not there',
      () => new HttpResponse('Not Found', { status: 404 }),
      'O serviço de pagamentos não respondeu.',
    ],
    [
      'too many tries',
      () => HttpResponse.json({ code: 'HS429', message: 'Demasiados' }, { status: 429 }),
      'Foram muitas tentativas. Espere uns minutos e tente de novo.',
    ],
  ])(
    'says why it failed beside the button, which works again: %s (DEPOSIT-02)',
    async (_name, answer, words) => {
      const leaving = onLeaving();
      let answers = 0;
      onCreatePayment(() => {
        answers += 1;
        return answers === 1 ? answer() : HttpResponse.json({ url: SERVICE });
      });
      const { user } = await open(awaiting());
      await eventually(() => expect(payButton()).toBeVisible());
      await user.click(payButton() ?? main());
      await eventually(() => expect(within(main()).getByRole('alert')).toHaveTextContent(words));
      await user.click(payButton() ?? main());
      await eventually(() => expect(leaving).toHaveBeenCalledWith(SERVICE));
      expect(within(main()).queryByRole('alert')).toBeNull();
    },
  );

  it('shows how it is meanwhile when the database refuses (DEPOSIT-02)', async () => {
    let page = awaiting();
    onGuestFunction('guest_page', () => page);
    await renderAt(`/reserva#${LINK_KEY}`);
    await eventually(() => expect(payButton()).toBeVisible());
    page = awaiting({ state: 'expired' });
    onCreatePayment(() =>
      HttpResponse.json(
        { code: 'HS051', message: 'O prazo para pagar já passou.' },
        { status: 409 },
      ),
    );
    act(() => payButton()?.click());
    await eventually(() =>
      expect(said()).toContain('O prazo terminou a 26 de novembro, às 18:00.'),
    );
    expect(payButton()).toBeNull();
  });

  it('keeps the words of a refusal while the page still offers to pay (DEPOSIT-02)', async () => {
    const message =
      'De momento não recebemos pagamentos online. Por favor, contacte-nos por telefone.';
    onCreatePayment(() => HttpResponse.json({ code: 'HS052', message }, { status: 409 }));
    const { user } = await open(awaiting());
    await eventually(() => expect(payButton()).toBeVisible());
    await user.click(payButton() ?? main());
    await eventually(() => expect(within(main()).getByRole('alert')).toHaveTextContent(message));
  });

  it('closes the page when the key opens nothing any more (TRACK-06)', async () => {
    onCreatePayment(() =>
      HttpResponse.json({ code: 'HS020', message: UNKNOWN_KEY.message }, { status: 404 }),
    );
    const { user } = await open(awaiting());
    await eventually(() => expect(payButton()).toBeVisible());
    await user.click(payButton() ?? main());
    await eventually(() =>
      expect(
        screen.getByRole('heading', { name: 'Esta ligação não abre nenhuma reserva' }),
      ).toBeVisible(),
    );
  });

  it('offers another try where the last did not pass (DEPOSIT-02)', async () => {
    const leaving = onLeaving();
    onCreatePayment(() => HttpResponse.json({ url: SERVICE }));
    const { user } = await open(awaiting({ state: 'failed' }));
    await eventually(() =>
      expect(said()).toContain('O pagamento não passou. Nada lhe foi cobrado.'),
    );
    expect(payButton()).toBeVisible();
    await user.click(within(main()).getByRole('button', { name: 'Tentar de novo' }));
    await eventually(() => expect(leaving).toHaveBeenCalledWith(SERVICE));
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the words around the payment', () => {
  const title = () => screen.getByRole('heading', { level: 1 });
  const steps = () => within(main()).getByRole('list', { name: 'Estado do pedido' });

  it('ask for nothing while a payment is on its way (DEPOSIT-02)', async () => {
    await open(awaiting({ state: 'pending', amount: 0, method: 'multibanco' }));
    await eventually(() => expect(said()).toContain('A aguardar o Multibanco.'));
    expect(title()).toHaveTextContent('Aguardamos o seu pagamento, Inês.');
    expect(said()).toContain('A aguardar o pagamento');
    expect(said()).not.toMatch(/falta o pagamento|depois de pagar/i);
    expect(steps()).toHaveTextContent('Confirmadoavisamos por e-mail');
  });

  it('do not make the confirmation wait for what was paid (DEPOSIT-02)', async () => {
    const payment = makeGuestPayment({ state: 'paid', amount: 0, paid: 194, paid_at: NOW });
    await open(makeGuestPage({ each: { status: 'payment_received' }, payment }));
    expect(steps()).toHaveTextContent('Confirmadoavisamos por e-mail');
  });

  it('still ask where it is not on its way (DEPOSIT-01)', async () => {
    await open(awaiting());
    expect(title()).toHaveTextContent('Só falta o pagamento, Inês.');
    expect(steps()).toHaveTextContent('Confirmadodepois de pagar');
  });
});

describe('the bar at a phone’s foot', () => {
  const barButton = () => within(main()).queryByRole('button', { name: 'Pagar' });
  const call = () => within(main()).queryByRole('link', { name: 'Ligar' });

  it.each(['awaiting_payment', 'confirmed'])(
    'says sum and deadline and leads to the button, of a stay that is %s (DEPOSIT-01)',
    async (status) => {
      const bodies = onCreatePayment(() => HttpResponse.error());
      const { user } = await open(
        makeGuestPage({ each: { status }, payment: makeGuestPayment({ state: 'failed' }) }),
      );
      await eventually(() => expect(payButton()).toBeVisible());
      expect(said()).toMatch(/194,00 €até qui\., 26 nov\., 18:00/);
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
      await user.click(barButton() ?? main());
      expect(payButton()).toHaveFocus();
      expect(scrolled.mock.contexts).toEqual([payButton()]);
      expect(bodies).toEqual([]);
      expect(call()).toBeNull();
    },
  );

  it.each<[string, Partial<GuestPayment>]>([
    ['is on its way', { state: 'pending', amount: 0 }],
    ['cannot be made online', { is_available: false }],
    ['came', { state: 'paid', amount: 0, paid: 194, paid_at: NOW }],
    ['is too late', { state: 'expired' }],
  ])('offers the telephone where the payment %s (DEPOSIT-02)', async (_what, payment) => {
    await open(awaiting(payment));
    expect(barButton()).toBeNull();
    expect(call()).toBeVisible();
  });

  it('asks nobody again who has just come back from paying (DEPOSIT-02)', async () => {
    onGuestFunction('guest_page', () => awaiting());
    sessionStorage.setItem('hostel.payment-key', JSON.stringify(LINK_KEY));
    await renderAt('/reserva?pagamento=feito');
    await eventually(() => expect(said()).toContain('Estamos a confirmar o pagamento.'));
    expect(barButton()).toBeNull();
    expect(call()).toBeVisible();
  });
});

describe('another try', () => {
  const again = () => within(main()).getByRole('button', { name: 'Tentar de novo' });
  const note = () => within(main()).getByText('O pagamento não passou.').closest('p') ?? main();

  it('says where it was pressed that it is under way, and why it failed (DEPOSIT-02)', async () => {
    const gate = held();
    const bodies = onCreatePayment(async () => {
      await gate.promise;
      return HttpResponse.error();
    });
    const { user } = await open(awaiting({ state: 'failed' }));
    await eventually(() => expect(payButton()).toBeVisible());
    await user.click(again());
    await eventually(() =>
      expect(within(note()).getByRole('button', { name: 'A abrir...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await user.click(within(note()).getByRole('button', { name: 'A abrir...' }));
    gate.release();
    const words = 'Sem ligação. Nada lhe foi cobrado: tente de novo.';
    await eventually(() => expect(note()).toHaveTextContent(words));
    // The note is announced as it changes, and says it alone.
    expect(note().closest('output')).not.toBeNull();
    expect(within(main()).getAllByText(words)).toHaveLength(1);
    expect(again()).not.toHaveAttribute('aria-disabled');
    expect(bodies).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
  });

  it('leaves the note as it is where the card’s button failed (DEPOSIT-02)', async () => {
    onCreatePayment(() => HttpResponse.error());
    const { user } = await open(awaiting({ state: 'failed' }));
    await eventually(() => expect(payButton()).toBeVisible());
    await user.click(payButton() ?? main());
    await eventually(() =>
      expect(within(main()).getByRole('alert')).toHaveTextContent('Sem ligação.'),
    );
    expect(note()).not.toHaveTextContent('Sem ligação.');
  });
});

describe('coming back from the payment service', () => {
  const leaveKey = () => sessionStorage.setItem('hostel.payment-key', JSON.stringify(LINK_KEY));
  const pass = async (ms: number) => {
    // What was drawn last may not have set its interval yet.
    await act(async () => undefined);
    await act(async () => vi.advanceTimersByTime(ms));
  };

  it('believes nothing: asks every three seconds, and shows what has come (DEPOSIT-02)', async () => {
    let page = awaiting();
    const asked = onGuestFunction('guest_page', () => page);
    leaveKey();
    const { address } = await renderAt('/reserva?pagamento=feito');
    await eventually(() => expect(said()).toContain('Estamos a confirmar o pagamento.'));
    const [note] = within(main()).getAllByText('Estamos a confirmar o pagamento.');
    expect(note?.closest('output')).not.toBeNull();
    expect(said()).toContain(
      'Costuma levar segundos. Pode fechar esta página: avisamos por e-mail.',
    );
    expect(payButton()).toBeNull();
    expect(address()).toBe('/reserva');
    expect(sessionStorage.getItem('hostel.payment-key')).toBeNull();
    expect(await axeFindings()).toEqual([]);

    expect(asked).toHaveLength(1);
    await pass(3 * SECONDS);
    await eventually(() => expect(asked).toHaveLength(2));
    page = makeGuestPage({
      each: { status: 'payment_received', paid: 0 },
      payment: makeGuestPayment({ state: 'paid', amount: 0, paid: 194, paid_at: NOW }),
    });
    await pass(3 * SECONDS);
    await eventually(() =>
      expect(said()).toContain('Recebemos 194,00 € a 23 de novembro, às 18:12.'),
    );
    expect(asked).toHaveLength(3);
    await pass(9 * SECONDS);
    expect(asked).toHaveLength(3);
  });

  it('stops after a minute and promises a mail; who did not finish may still pay (DEPOSIT-02)', async () => {
    const asked = onGuestFunction('guest_page', () => awaiting());
    leaveKey();
    await renderAt('/reserva?pagamento=feito');
    await eventually(() => expect(said()).toContain('Estamos a confirmar o pagamento.'));
    for (let round = 1; round <= 20; round += 1) await pass(3 * SECONDS);
    await eventually(() => expect(said()).toContain('Ainda sem confirmação. Avisamos por e-mail.'));
    expect(payButton()).toBeVisible();
    const rounds = asked.length;
    await pass(9 * SECONDS);
    expect(asked).toHaveLength(rounds);
  });

  it('says that nothing was paid after turning back, and offers it again (DEPOSIT-02)', async () => {
    const asked = onGuestFunction('guest_page', () => awaiting());
    leaveKey();
    const { address } = await renderAt('/reserva?pagamento=voltei');
    await eventually(() => expect(said()).toContain('Não foi pago nada.'));
    expect(payButton()).toBeVisible();
    expect(address()).toBe('/reserva');
    await pass(9 * SECONDS);
    expect(asked).toHaveLength(1);
  });

  it('goes by what has come, not by the way back (DEPOSIT-02)', async () => {
    const payment = makeGuestPayment({ state: 'paid', amount: 0, paid: 194, paid_at: NOW });
    onGuestFunction('guest_page', () =>
      makeGuestPage({ each: { status: 'payment_received' }, payment }),
    );
    leaveKey();
    await renderAt('/reserva?pagamento=voltei');
    await eventually(() => expect(said()).toContain('Recebemos 194,00 €'));
    expect(said()).not.toContain('Não foi pago nada.');
  });

  it.each([
    ['feito', 'Estamos a confirmar o pagamento.'],
    ['voltei', 'Não foi pago nada.'],
  ])('points to the mail in a tab that knows no key: %s (DEPOSIT-02)', async (way, words) => {
    await renderAt(`/reserva?pagamento=${way}`);
    await eventually(() =>
      expect(screen.getByRole('heading', { level: 1, name: words })).toBeVisible(),
    );
    expect(said()).toContain('A ligação no nosso e-mail abre a sua reserva e mostra como está.');
    expect(await axeFindings()).toEqual([]);
  });

  it('closes the page when the key was replaced meanwhile (TRACK-06)', async () => {
    let isOpen = true;
    onGuestFunction('guest_page', () => (isOpen ? awaiting() : UNKNOWN_KEY));
    leaveKey();
    await renderAt('/reserva?pagamento=feito');
    await eventually(() => expect(said()).toContain('Estamos a confirmar o pagamento.'));
    isOpen = false;
    await pass(3 * SECONDS);
    await eventually(() =>
      expect(
        screen.getByRole('heading', { name: 'Esta ligação não abre nenhuma reserva' }),
      ).toBeVisible(),
    );
  });
});
