import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  METHODS,
  type Method,
  type PaymentService,
} from '../../functions/_shared/payment/payment-service.ts';
import {
  STRIPE_VERSION,
  stripeService,
} from '../../functions/_shared/payment/stripe/stripe-service.ts';
import { oneAtMost } from '../one-at-most.ts';
import { tell, waitAfter } from './event-courier.ts';
import { answerApi } from './pay-api.ts';
import { openPayBook, type KeptEvent, type KeptPage } from './pay-book.ts';
import {
  DEEDS,
  newId,
  nextMoment,
  payTwice,
  whatTimeBrings,
  type DeedName,
  type Told,
} from './pay-deeds.ts';

// Stands for the payment service inside npm start (DEPOSIT-03): the same requests, the same signed
// events, and pages on which a person says how it ends. What it has to tell outlives the process.

export interface PayStandIn {
  /** What its API is asked with; another one at each start. */
  key: string;
  /** The service as the functions see it. */
  service: PaymentService;
  /** Answers a request under /_pay/v1. */
  answer(request: Request): Promise<Response>;
  /** Newest first. */
  pages(): readonly KeptPage[];
  /** What was told of a page, and what is still to be told; oldest first. */
  events(page: string): readonly KeptEvent[];
  page(id: string): KeptPage | undefined;
  /** Does something on a page; false where it cannot be done now. */
  act(page: string, deed: DeedName): boolean;
  /** Pays a page that is paid once more. */
  payAgain(page: string): boolean;
  /** Tells the last event of a page once more. */
  tellAgain(page: string): boolean;
  isDown(): boolean;
  setDown(isDown: boolean): void;
  /** The methods that its account has not got. */
  lacks(): readonly Method[];
  setLacking(method: Method, isLacking: boolean): void;
  /** Does what is due: ends pages, tells events. Rejects never. */
  turn(): Promise<void>;
  /** Ends its clock, and waits for what is being told, but no longer than 3 s. */
  stop(): Promise<void>;
}

export interface StandInOptions {
  /** Where it is kept between starts; without one it lives in memory. */
  file?: string | undefined;
  /** Hands a request to the function payment-events. */
  deliver: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Whether it does by itself what is due; tests turn it themselves. */
  hasClock?: boolean;
}

const STOP_LIMIT_MS = 3000;
/** Timers of Node hold no more than 24 days. */
const LONGEST_SLEEP_MS = 60 * 60 * 1000;

export function openPayStandIn({
  file,
  deliver,
  now = Date.now,
  hasClock = true,
}: StandInOptions): PayStandIn {
  const { read: book, keep } = openPayBook(file);
  const key = `sk_test_${randomBytes(18).toString('hex')}`;
  const secret = `whsec_${randomBytes(18).toString('hex')}`;
  const seconds = () => Math.floor(now() / 1000);
  const find = (id: string) => book.pages.find((page) => page.id === id);
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  /** Writes down what is to be told. */
  function note({ id }: KeptPage, told: readonly Told[]): void {
    for (const [type, object] of told) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: STRIPE_VERSION,
        created: seconds(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      book.events.push({
        id: event.id,
        type,
        page: id,
        at: event.created,
        body: JSON.stringify(event),
        tries: 0,
        due: now(),
      });
    }
  }

  /** Keeps what was done, then begins to tell it. */
  function settle(): void {
    keep();
    schedule();
  }

  function endWhatIsOver(): void {
    const told = book.pages.map((page) => [page, whatTimeBrings(page, seconds())] as const);
    const over = told.filter(([, events]) => events.length > 0);
    for (const [page, events] of over) note(page, events);
    if (over.length > 0) keep();
  }

  const dueEvents = () => book.events.filter(({ due }) => due !== null && due <= now());

  const work = oneAtMost(async () => {
    endWhatIsOver();
    let due = book.isDown ? [] : dueEvents();
    while (due.length > 0) {
      for (const event of due) {
        if (hasStopped) return;
        event.tries += 1;
        const isTaken = await tell(event, { secret, now: now(), deliver });
        event.due = isTaken ? null : now() + waitAfter(event.tries);
        keep();
      }
      due = book.isDown ? [] : dueEvents();
    }
  });

  async function turn(): Promise<void> {
    await work.run();
    schedule();
  }

  /** Sets the clock to the next moment at which something is due. */
  function schedule(): void {
    clearTimeout(timer);
    if (!hasClock || hasStopped) return;
    const moments = [
      ...(book.isDown ? [] : book.events.flatMap(({ due }) => (due === null ? [] : [due]))),
      ...book.pages.map((page) => nextMoment(page) * 1000),
    ];
    const next = Math.min(...moments, now() + LONGEST_SLEEP_MS);
    timer = setTimeout(() => void turn(), Math.max(0, next - now())).unref();
  }

  function onPage(id: string, does: (page: KeptPage) => boolean): boolean {
    endWhatIsOver();
    const page = find(id);
    const isDone = page !== undefined && does(page);
    settle();
    return isDone;
  }

  const answer = async (request: Request): Promise<Response> => {
    if (book.isDown) return new Response('Service Unavailable', { status: 503 });
    endWhatIsOver();
    const response = await answerApi(request, {
      book,
      key,
      now: seconds(),
      done: ({ page, told }) => {
        if (find(page.id) === undefined) book.pages.push(page);
        note(page, told);
      },
    });
    settle();
    return response;
  };

  // What an earlier process could not tell is tried at once.
  for (const event of book.events) event.due &&= now();
  schedule();
  return {
    key,
    service: stripeService({
      key,
      webhookSecrets: [secret],
      methods: METHODS,
      url: 'http://embedded/_pay',
      // A path of this site, on which answerPay shows the page that is contested.
      dashboard: '/_pay',
      fetch: answer,
    }),
    answer,
    pages: () => book.pages.toReversed(),
    events: (id) => book.events.filter(({ page }) => page === id),
    page: (id) => {
      endWhatIsOver();
      return find(id);
    },
    act: (id, name) =>
      onPage(id, (page) => {
        const { can, act } = DEEDS[name];
        if (!can(page)) return false;
        note(page, act(page, seconds()));
        return true;
      }),
    payAgain: (id) =>
      onPage(id, (page) => {
        if (page.money !== 'paid') return false;
        const { second, told } = payTwice(page, seconds());
        book.pages.push(second);
        note(second, told);
        return true;
      }),
    tellAgain: (id) =>
      onPage(id, () => {
        const last = book.events.findLast(({ page }) => page === id);
        if (last !== undefined) last.due = now();
        return last !== undefined;
      }),
    isDown: () => book.isDown,
    setDown: (isDown) => {
      book.isDown = isDown;
      settle();
    },
    lacks: () => book.lacks,
    setLacking: (method, isLacking) => {
      book.lacks = METHODS.filter((one) => (one === method ? isLacking : book.lacks.includes(one)));
      settle();
    },
    turn,
    stop: async () => {
      hasStopped = true;
      clearTimeout(timer);
      await Promise.race([work.idle(), wait(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
