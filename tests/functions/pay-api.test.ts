import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { browse, makePage, openPayScene, pageToMake, press } from '../support/pay-scene';
import { REFUND, SESSION } from '../support/stripe';

// The API of the stand-in at /_pay, which refuses what Stripe refuses, its pages, and what it remembers
// (DEPOSIT-03).

const scenes: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of scenes.splice(0)) rmSync(folder, { recursive: true });
});

function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pay-'));
  scenes.push(folder);
  return path.join(folder, 'data', 'pay.json');
}

describe('its API (DEPOSIT-03)', () => {
  it('makes one page for one key, and refuses the key for another', async () => {
    const { standIn } = openPayScene();
    // One page, as each names the second in which it ends.
    const page = pageToMake();
    const [first, again] = [
      await standIn.service.createPage(page),
      await standIn.service.createPage(page),
    ];
    expect(again).toEqual(first);
    expect(standIn.pages()).toHaveLength(1);
    // In another language it is another request, for which the service takes the next key.
    const other = await standIn.service.createPage(pageToMake({ language: 'de' }));
    expect(other).toMatchObject({ kind: 'taken' });
    expect(other).not.toEqual(first);
  });

  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  test.each([
    ['a page of less than half an hour', { expires: inSeconds(1700) }, 'parameter_invalid'],
    ['one of more than a day', { expires: inSeconds(87_000) }, 'parameter_invalid'],
    ['less than half a euro', { cents: 49 }, 'amount_too_small'],
    ['parts of a cent', { cents: 99.5 }, 'amount_too_small'],
    ['no address to come back to', { successUrl: 'x' }, 'url_invalid'],
    ['a script for one', { cancelUrl: 'javascript:alert(1)' }, 'url_invalid'],
    ['nothing named', { words: { name: '', description: '' } }, 'parameter_missing'],
  ])('refuses %s', async (_, more, code) => {
    const { standIn } = openPayScene();
    expect(await standIn.service.createPage(pageToMake(more))).toEqual({ kind: 'refused', code });
    expect(standIn.pages()).toEqual([]);
  });

  it('ends a page that is open, and tells it; one that is over, or unknown, it refuses', async () => {
    const scene = openPayScene();
    const id = await makePage(scene);
    expect(await scene.standIn.service.endPage(id)).toEqual({ kind: 'taken', id });
    await scene.standIn.turn();
    expect(scene.kinds()).toEqual(['expired']);
    const paid = await makePage(scene, { session: REFUND });
    await press(scene, '/_pay', { page: paid, deed: 'depois' });
    const refused = { kind: 'refused', code: 'invalid_request_error' };
    expect(await scene.standIn.service.endPage(paid)).toEqual(refused);
    expect(await scene.standIn.service.endPage('cs_test_none')).toEqual({
      kind: 'refused',
      code: 'resource_missing',
    });
  });

  interface Asked {
    form: Record<string, string>;
    at?: string;
    version?: string | null;
  }
  const ask = async (
    { standIn }: ReturnType<typeof openPayScene>,
    { form, at = 'checkout/sessions', version = '2025-10-29.clover' }: Asked,
  ) => {
    const headers = new Headers({ authorization: `Bearer ${standIn.key}` });
    if (version !== null) headers.set('stripe-version', version);
    const answer = await standIn.answer(
      new Request(`http://embedded/_pay/v1/${at}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(form),
      }),
    );
    const said: unknown = await answer.json();
    return [answer.status, Object(said).error];
  };
  const FORM = {
    mode: 'payment',
    client_reference_id: SESSION,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '19400',
    'line_items[0][price_data][product_data][name]': 'Sinal',
    'payment_method_types[0]': 'card',
    expires_at: `${inSeconds(3600)}`,
    locale: 'pt',
    success_url: 'http://localhost:5173/reserva',
    cancel_url: 'http://localhost:5173/reserva',
  };

  test.each([
    ['a later version than it was written for', '2026-09-30.endive'],
    ['the version of an account', null],
  ])('refuses %s', async (_, version) => {
    const scene = openPayScene();
    expect(await ask(scene, { form: FORM, version })).toMatchObject([
      400,
      { type: 'invalid_request_error', message: expect.stringContaining('2025-10-29.clover') },
    ]);
    expect(scene.standIn.pages()).toEqual([]);
    expect(await ask(scene, { form: FORM })).toEqual([200, undefined]);
  });

  test.each([
    [
      { allow_promotion_code: 'true' },
      { code: 'parameter_unknown', param: 'allow_promotion_code' },
    ],
    [
      { 'allowed_payment_method_types[0]': 'card' },
      { code: 'parameter_unknown', param: 'allowed_payment_method_types[0]' },
    ],
    [{ 'payment_method_types[0]': 'mbway' }, { param: 'payment_method_types[0]' }],
    [
      { 'line_items[0][price_data][unit_amount]': '100000000' },
      { code: 'amount_too_large', param: 'line_items[0][price_data][unit_amount]' },
    ],
    [
      { client_reference_id: 'x'.repeat(201) },
      { code: 'parameter_invalid_string_too_long', param: 'client_reference_id' },
    ],
    [
      { 'metadata[reference]': 'x'.repeat(501) },
      { code: 'parameter_invalid_string_too_long', param: 'metadata[reference]' },
    ],
    [{ 'line_items[0][price_data][currency]': 'gbp' }, { param: 'currency' }],
  ])('refuses a page with %j', async (more, error) => {
    const scene = openPayScene();
    expect(await ask(scene, { form: { ...FORM, ...more } })).toMatchObject([400, error]);
    expect(scene.standIn.pages()).toEqual([]);
  });

  test.each(['refunds', 'checkout/sessions/cs_test_x/expire'])(
    'refuses what it does not know at %s',
    async (at) => {
      expect(await ask(openPayScene(), { form: { why: 'x' }, at })).toMatchObject([
        400,
        { code: 'parameter_unknown', param: 'why' },
      ]);
    },
  );

  it('gives nothing back of what a bank looks at, and of what it has left to the house it does', async () => {
    const scene = openPayScene();
    const id = await makePage(scene);
    await press(scene, `/_pay/${id}`, { deed: 'pagar' });
    await press(scene, '/_pay', { page: id, deed: 'contestar' });
    const payment = scene.standIn.page(id)?.payment ?? '';
    const refund = { id: REFUND, session: SESSION, cents: 5000, payment };
    expect(await scene.standIn.service.refund(refund)).toEqual({
      kind: 'refused',
      code: 'charge_disputed',
    });
    await press(scene, '/_pay', { page: id, deed: 'contestacao-ganha' });
    const again = { ...refund, id: crypto.randomUUID() };
    expect(await scene.standIn.service.refund(again)).toMatchObject({ kind: 'taken' });
  });

  it('makes a page without what its account has not got, which is pressed on its list', async () => {
    const scene = openPayScene();
    await press(scene, '/_pay', { deed: 'sem-multibanco' });
    await press(scene, '/_pay', { deed: 'sem-mb_way' });
    const page = pageToMake();
    const made = await scene.standIn.service.createPage(page);
    expect(made).toMatchObject({ kind: 'taken', missing: ['mb_way', 'multibanco'] });
    expect(scene.standIn.pages()[0]?.methods).toEqual(['card']);
    expect(await (await browse(scene, '/_pay')).text()).toContain(
      '<button name="deed" value="com-mb_way" aria-pressed="false">MB WAY</button>',
    );
    await press(scene, '/_pay', { deed: 'com-multibanco' });
    await press(scene, '/_pay', { deed: 'com-mb_way' });
    expect(await scene.standIn.service.createPage(page)).toMatchObject({ missing: [] });
  });

  it('knows only its key', async () => {
    const { standIn } = openPayScene();
    const answer = await standIn.answer(
      new Request('http://embedded/_pay/v1/checkout/sessions', {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_x' },
        body: new URLSearchParams({ mode: 'payment' }),
      }),
    );
    expect(answer.status).toBe(401);
  });

  it('gives back what the house asks for, once for one id, and tells it with that id', async () => {
    const scene = openPayScene();
    const id = await makePage(scene);
    await press(scene, `/_pay/${id}`, { deed: 'pagar' });
    await scene.standIn.turn();
    const payment = scene.standIn.page(id)?.payment ?? '';
    const refund = { id: REFUND, session: SESSION, cents: 5000, payment };
    const first = await scene.standIn.service.refund(refund);
    expect(first).toMatchObject({ kind: 'taken', id: expect.stringMatching(/^re_/) });
    expect(await scene.standIn.service.refund(refund)).toEqual(first);
    await scene.standIn.turn();
    expect(scene.told().slice(2)).toMatchObject([
      { kind: 'refund', session: SESSION, refund: { cents: 5000, state: 'done', ours: REFUND } },
      { kind: 'refunded_total', refunded_cents: 5000 },
    ]);
    const again = { ...refund, id: SESSION };
    expect(await scene.standIn.service.refund({ ...again, cents: 14_401 })).toEqual({
      kind: 'refused',
      code: 'amount_too_large',
    });
    expect(
      await scene.standIn.service.refund({ ...again, id: crypto.randomUUID(), cents: 14_400 }),
    ).toMatchObject({ kind: 'taken' });
    expect(
      await scene.standIn.service.refund({ ...again, id: crypto.randomUUID(), cents: 1 }),
    ).toEqual({ kind: 'refused', code: 'charge_already_refunded' });
    const unknown = { ...again, payment: 'pi_x' };
    expect(await scene.standIn.service.refund(unknown)).toEqual({
      kind: 'refused',
      code: 'resource_missing',
    });
  });

  it('of Multibanco goes back in two steps', async () => {
    const scene = openPayScene();
    const id = await makePage(scene);
    for (const deed of ['depois', 'pagar-referencia']) {
      await press(scene, '/_pay', { page: id, deed });
    }
    await scene.standIn.turn();
    const payment = scene.standIn.page(id)?.payment ?? '';
    await scene.standIn.service.refund({ id: REFUND, session: SESSION, cents: 5000, payment });
    await scene.standIn.turn();
    expect(scene.told().slice(4)).toMatchObject([
      { kind: 'refund', refund: { state: 'pending', ours: REFUND } },
      { kind: 'refund', refund: { state: 'done', ours: REFUND } },
      { kind: 'refunded_total', refunded_cents: 5000 },
    ]);
  });
});

describe('its pages (DEPOSIT-03)', () => {
  it('are marked as a rehearsal, show what is paid, and text alone', async () => {
    const scene = openPayScene();
    const id = await makePage(scene, {
      words: { name: '<script>alert(1)</script>', description: 'x' },
    });
    const answer = await browse(scene, `/_pay/${id}`);
    const page = await answer.text();
    expect(page).toContain('<title>ENSAIO: pagamento</title>');
    expect(page).toContain('ENSAIO. Ninguém paga nada aqui');
    expect(page).toContain('194,00\u00a0€');
    expect(page).toContain('R26-3HV8KP, sinal');
    expect(page).toContain(
      'href="http://localhost:5173/reserva?pagamento=voltei">Voltar sem escolher',
    );
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const list = await (await browse(scene, '/_pay')).text();
    expect(list).toContain('&lt;script&gt;');
    expect(list).not.toContain('<script>');
    expect((await browse(scene, '/_pay/cs_test_x')).status).toBe(404);
  });

  test.each([
    ['another origin', { origin: 'http://localhost:5174' }, 403],
    ['a page without one', { origin: 'null' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'a page of its own',
      { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' },
      303,
    ],
  ])('take a press from %s or not', async (_, headers, status) => {
    const scene = openPayScene();
    const id = await makePage(scene);
    const answer = await press(scene, `/_pay/${id}`, { deed: 'pagar' }, headers);
    expect(answer.status).toBe(status);
    expect(scene.standIn.page(id)?.money).toBe(status === 303 ? 'paid' : 'none');
  });
});

describe('what it remembers (DEPOSIT-03)', () => {
  it('is there after the process was killed: pages, keys, and what it had still to tell', async () => {
    const file = newFile();
    const before = openPayScene(file);
    // One page, as each names the second in which it ends.
    const second = pageToMake({ session: REFUND });
    const [paid, open] = [await makePage(before), await makePage(before, second)];
    before.failures = 9;
    await press(before, `/_pay/${paid}`, { deed: 'pagar' });
    await before.standIn.turn();
    expect(before.kinds()).toEqual([]);
    // Nothing is closed: a new one opens what lies there.
    const after = openPayScene(file);
    await after.standIn.turn();
    expect(after.told()).toMatchObject([
      { kind: 'other' },
      { kind: 'paid', provider_session: paid, session: SESSION },
    ]);
    expect(await makePage(after, second)).toBe(open);
    expect(await openPayScene(file).standIn.turn()).toBeUndefined();
    expect(readdirSync(path.dirname(file))).toEqual(['pay.json']);
  });

  it('is there before anything of it was told', async () => {
    const file = newFile();
    const before = openPayScene(file);
    const id = await makePage(before);
    expect(openPayScene(file).standIn.page(id)).toMatchObject({ status: 'open' });
    await press(before, `/_pay/${id}`, { deed: 'pagar' });
    const after = openPayScene(file);
    await after.standIn.turn();
    expect(after.kinds()).toEqual(['other', 'paid']);
  });

  it('was told once is not told again by the next start', async () => {
    const file = newFile();
    const before = openPayScene(file);
    const id = await makePage(before);
    await press(before, `/_pay/${id}`, { deed: 'pagar' });
    await before.standIn.turn();
    const after = openPayScene(file);
    await after.standIn.turn();
    expect(after.kinds()).toEqual([]);
  });

  test.each(['{', '{"pages":[]}', 'null'])('is not made anew where it is damaged: %s', (text) => {
    const file = newFile();
    expect(() => openPayScene(file)).not.toThrow();
    const damaged = path.join(path.dirname(path.dirname(file)), 'pay.json');
    writeFileSync(damaged, text);
    expect(() => openPayScene(damaged)).toThrow(/is damaged/);
    expect(readFileSync(damaged, 'utf8')).toBe(text);
  });
});
