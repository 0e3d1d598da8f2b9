import { hostel } from '../../../src/copy/hostel.ts';
import { countLabel } from '../../../src/domain/basics/text.ts';
import { escapeXml as escape } from '../../../src/domain/register/siba-file.ts';
import { METHODS } from '../../functions/_shared/payment/payment-service.ts';
import type { KeptEvent, KeptPage } from './pay-book.ts';
import { DEED_NAMES, deedNamed, DEEDS, type DeedName } from './pay-deeds.ts';
import { PAY_STYLE } from './pay-style.ts';
import type { PayStandIn } from './stand-in.ts';
import { refundedCents } from './stripe-objects.ts';

// The pages of /_pay: one for each page to pay on, and the list of all with what else can happen. They
// exist only beside the embedded backend, on this machine; reception rehearses with them, in Portuguese.

const FORM = 'application/x-www-form-urlencoded';

/** Answers a request under /_pay: the API, a form, or a page. */
export async function answerPay(request: Request, standIn: PayStandIn): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/_pay/v1/')) return standIn.answer(request);
  const id = url.pathname.split('/')[2] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (request.method !== 'POST' || !request.headers.get('content-type')?.startsWith(FORM)) {
      return new Response('Only forms.', { status: 405 });
    }
    if (!isOwn(request, url)) return new Response('Only for pages of this site.', { status: 403 });
    return act(standIn, id, new URLSearchParams(await request.text()));
  }
  if (id === '') return document('ENSAIO: pagamentos', list(standIn), { isWide: true });
  const dispute = DISPUTE_PATH.exec(url.pathname)?.[1];
  if (dispute !== undefined) return disputePage(standIn, dispute);
  const page = standIn.page(id);
  return page === undefined
    ? document('ENSAIO: pagamento', GONE, { status: 404 })
    : document('ENSAIO: pagamento', payPage(page));
}

/** Where the panel's 'Abrir a disputa' leads, as it does at the real service's own pages. */
const DISPUTE_PATH = /^\/_pay\/test\/disputes\/([^/]+)$/;

/** What was contested alone, with the buttons that end it. */
function disputePage(standIn: PayStandIn, id: string): Response {
  const page = standIn.pages().find(({ dispute }) => dispute?.id === id);
  if (page === undefined) return document('ENSAIO: disputa', GONE, { status: 404 });
  const body = `<main class="wide"><h1>Pagamento contestado</h1><ol>${entry(page, standIn.events(page.id))}</ol><p><a href="/_pay">Todos os pagamentos de ensaio</a></p></main>`;
  return document('ENSAIO: disputa', body, { isWide: true });
}

/** No other origin may press a button here, another port of this machine included. */
function isOwn({ headers }: Request, { host }: URL): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isSame = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  return isSame && (site === null || site === 'same-origin' || site === 'none');
}

/** Does what a button says, and leads on. */
function act(standIn: PayStandIn, id: string, form: URLSearchParams): Response {
  const wanted = form.get('deed');
  const name = deedNamed(wanted);
  if (id !== '') {
    const page = standIn.page(id);
    if (page === undefined) return document('ENSAIO: pagamento', GONE, { status: 404 });
    const isDone = name !== undefined && standIn.act(id, name);
    // Pressed too late, or twice: the page says what has become of it.
    if (!isDone) return leadTo(`/_pay/${id}`);
    return leadTo(name === 'recusar' ? page.cancelUrl : page.successUrl);
  }
  const page = form.get('page') ?? '';
  if (name !== undefined) standIn.act(page, name);
  if (wanted === 'outra-vez') standIn.payAgain(page);
  if (wanted === 'repetir') standIn.tellAgain(page);
  const lacking = METHODS.find(
    (method) => wanted === `sem-${method}` || wanted === `com-${method}`,
  );
  if (lacking !== undefined) standIn.setLacking(lacking, wanted === `sem-${lacking}`);
  if (wanted === 'parar' || wanted === 'andar') standIn.setDown(wanted === 'parar');
  return leadTo('/_pay');
}

const leadTo = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address } });

const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });
const sum = (cents: number) => escape(euros.format(cents / 100));
const clock = new Intl.DateTimeFormat('pt-PT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});
const moment = (seconds: number) => escape(clock.format(seconds * 1000));

const CHOICES: readonly [DeedName, string][] = [
  ['pagar', 'como um cartão aceite'],
  ['depois', 'como o Multibanco: primeiro pendente'],
  ['recusar', 'como um cartão sem saldo'],
];

const GONE =
  '<main><h1>Esta página não existe</h1><p><a href="/_pay">Todos os pagamentos de ensaio</a></p></main>';

function payPage(page: KeptPage): string {
  const choices = CHOICES.filter(([name]) => DEEDS[name].can(page)).map(
    ([name, words]) =>
      `<button name="deed" value="${name}">${DEEDS[name].label}<small>${words}</small></button>`,
  );
  const body =
    choices.length === 0
      ? `<p><strong>${outcome(page)}</strong></p>`
      : `<form method="post" action="/_pay/${page.id}" aria-label="Como acaba">${choices.join('')}</form>`;
  const back = `<p><a href="${escape(choices.length === 0 ? page.successUrl : page.cancelUrl)}">${choices.length === 0 ? 'Voltar à reserva' : 'Voltar sem escolher'}</a></p>`;
  return `<main><h1>Pagamento de ensaio</h1><dl><div><dt>A</dt><dd>${escape(hostel.name)}</dd></div><div><dt>Referência</dt><dd>${escape(page.reference)}, sinal</dd></div><div><dt>Expira</dt><dd>${moment(page.expires)}</dd></div></dl><p class="sum">${sum(page.cents)}</p>${body}<p class="small">Existe só em <b>npm start</b>. Cada botão envia o mesmo aviso assinado que o serviço verdadeiro enviaria; o dinheiro do ensaio aparece na reserva com «Ensaio» ao lado.</p>${back}</main>`;
}

function outcome(page: KeptPage): string {
  if (page.status === 'expired') return 'Esta página expirou. Nada se paga aqui.';
  if (page.money === 'waiting') {
    return `Referência Multibanco por pagar até ${moment(page.voucherUntil ?? page.expires)}.`;
  }
  if (page.money === 'failed') return 'A referência Multibanco caducou.';
  if (page.status === 'open') return 'Por pagar.';
  const back = refundedCents(page);
  const paid = page.method === 'multibanco' ? 'Pago por Multibanco.' : 'Pago.';
  return [
    paid,
    ...(back > 0 ? [`Devolvido: ${sum(back)}.`] : []),
    ...(page.dispute === null ? [] : [`Contestação: ${DISPUTE[page.dispute.status]}.`]),
  ].join(' ');
}

const DISPUTE = { needs_response: 'aberta', won: 'ganha', lost: 'perdida' } as const;

function list(standIn: PayStandIn): string {
  const isDown = standIn.isDown();
  const pages = standIn.pages();
  const shown =
    pages.length === 0
      ? '<p>Ainda ninguém carregou em «Pagar».</p>'
      : `<ol>${pages.map((page) => entry(page, standIn.events(page.id))).join('')}</ol>`;
  const modes = [
    ['andar', 'a funcionar', !isDown],
    ['parar', 'em baixo: não responde nem avisa', isDown],
  ] as const;
  const switches = modes.map(
    ([deed, words, isOn]) =>
      `<button name="deed" value="${deed}" aria-pressed="${isOn}">${words}</button>`,
  );
  const ways = METHODS.map((method) => {
    const isThere = !standIn.lacks().includes(method);
    return `<button name="deed" value="${isThere ? 'sem' : 'com'}-${method}" aria-pressed="${isThere}">${WAYS[method]}</button>`;
  });
  return `<main class="wide"><h1>Pagamentos de ensaio</h1><p class="small">O que se pede no painel e se paga em «Pagar» acaba aqui. Ninguém paga nada.</p><form class="row" method="post" action="/_pay" aria-label="O serviço">${switches.join('')}</form><form class="row" method="post" action="/_pay" aria-label="O que a conta tem">${ways.join('')}</form>${shown}</main>`;
}

const WAYS = { card: 'cartão', mb_way: 'MB WAY', multibanco: 'Multibanco' } as const;

/** What the guest does is done on the guest's page. */
const isGuests = (name: DeedName) => CHOICES.some(([own]) => own === name);

function entry(page: KeptPage, events: readonly KeptEvent[]): string {
  const deeds = [
    ...DEED_NAMES.filter((name) => !isGuests(name) && DEEDS[name].can(page)).map(
      (name) => [name, DEEDS[name].label] as const,
    ),
    ...(page.money === 'paid' ? [['outra-vez', 'pagar segunda vez'] as const] : []),
    ...(events.length > 0 ? [['repetir', 'repetir o último aviso'] as const] : []),
  ];
  const buttons = deeds.map(
    ([name, label]) => `<button name="deed" value="${name}">${label}</button>`,
  );
  const told = events.map(
    ({ type, at, due, tries }) =>
      `<li>${moment(at)} · ${escape(type)} · ${delivery(due, tries)}</li>`,
  );
  const name = `${escape(page.reference)} · ${sum(page.cents)}`;
  return `<li><h2>${name}</h2><p>${escape(page.name)} · ${moment(page.at)} · <a href="/_pay/${page.id}">a página</a></p><p><strong>${outcome(page)}</strong></p><form class="row" method="post" action="/_pay" aria-label="${name}"><input type="hidden" name="page" value="${page.id}">${buttons.join('')}</form>${told.length === 0 ? '' : `<ul aria-label="Avisos">${told.join('')}</ul>`}</li>`;
}

function delivery(due: number | null, tries: number): string {
  if (due === null) return tries > 1 ? `entregue à ${tries}.ª vez` : 'entregue';
  return tries === 0
    ? 'por entregar'
    : `por entregar, ${countLabel(tries, { one: 'vez', many: 'vezes' })} em vão`;
}

const FLASK =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="#fad880" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.453 15h11.094M8.5 2h7"/></svg>';

function document(
  title: string,
  body: string,
  { status = 200, isWide = false }: { status?: number; isWide?: boolean } = {},
): Response {
  const links = isWide ? ' · <a href="/">o site</a>' : '';
  const text = `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${PAY_STYLE}</style></head><body><header>${FLASK}<span>ENSAIO. Ninguém paga nada aqui: esta página faz de serviço de pagamentos.${links}</span></header>${body}</body></html>`;
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Replaces the site's policy, which a preview of the build sends too.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}
