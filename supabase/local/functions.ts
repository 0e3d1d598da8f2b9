import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bearerOf } from '../functions/_shared/asked.ts';
import { BackendError, callAsUser } from '../functions/_shared/backend.ts';
import type { PaymentService } from '../functions/_shared/payment/payment-service.ts';
import type { Handler, Runtime } from '../functions/_shared/runtime.ts';
import { handle as calendar } from '../functions/calendar/handler.ts';
import { createPaymentFunction } from '../functions/create-payment/handler.ts';
import { paymentEventsFunction } from '../functions/payment-events/handler.ts';
import { endPayments, endPaymentsFunction } from '../functions/end-payments/handler.ts';
import { handle as publish } from '../functions/publish/handler.ts';
import { refundPaymentFunction } from '../functions/refund-payment/handler.ts';
import { handle as sendMail, sendAll } from '../functions/send-mail/handler.ts';
import { sibaFunction } from '../functions/send-siba/handler.ts';
import { sibaService } from '../functions/send-siba/siba-service.ts';
import { handle as syncCalendars } from '../functions/sync-calendars/handler.ts';
import { staffFunction } from '../functions/staff/handler.ts';
import { syncAll } from '../functions/sync-calendars/sync.ts';
import { tidyFunction, tidyPictures } from '../functions/tidy-pictures/handler.ts';
import { openLocalMailbox, type LocalMailbox } from './mailbox/local-mailbox.ts';
import { oneAtMost } from './one-at-most.ts';
import type { PictureFolder } from './pictures/picture-folder.ts';
import { answerStorage } from './pictures/storage-api.ts';
import { openSibaStandIn, type SibaStandIn } from './siba/stand-in.ts';
import { sqlAccounts } from './staff-account.ts';
import type { Stack } from './stack.ts';

// The Edge Functions of a hosted project, in this process: the same handlers answer the same
// requests, and timers here do what pg_cron does there.

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long stopping waits for the mail under way; cut off, that mail counts as uncertain. */
const STOP_LIMIT_MS = 3000;
const FUNCTION_PATH = /^\/functions\/v1\/(?<name>[\w-]+)/;
/** A map, so that 'constructor' and its like name no function. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ['send-mail', sendMail],
  ['sync-calendars', syncCalendars],
  ['calendar', calendar],
  // Without a hook, whatever the environment holds: changes of a demo house build no site.
  ['publish', publish],
]);

export interface LocalFunctions {
  /** Answers requests under /functions/v1. */
  fetch(request: Request): Promise<Response>;
  /** Answers requests under /storage/v1: pictures of rooms. */
  pictures(request: Request): Promise<Response>;
  /** Where mails end unless there is a mail server. */
  mailbox: LocalMailbox;
  /** Where bulletins end, always: invented guests are never reported. */
  siba: SibaStandIn;
  /** Does the work of every minute once. */
  tick(): Promise<void>;
  /** Ends the timers, and waits for the mail under way, but no longer than 3 s. */
  stop(): Promise<void>;
}

export interface FunctionOptions {
  /** Where the site is served, for links in mails. */
  siteUrl: string;
  /** A mail server, smtps://user:password@host:465, instead of the mailbox of this machine. */
  smtpUrl: string | undefined;
  /** 'Name <address>'; without it 'Hostel Maré Nova <ola@marenova.example>'. */
  mailFrom: string | undefined;
  /** Where pictures of rooms lie. */
  pictures: PictureFolder;
  /** Where guests pay, always the stand-in: nobody pays for an invented stay. */
  payments: PaymentService;
}

export function startFunctions(
  stack: Pick<Stack, 'fetch' | 'database' | 'secrets' | 'publishableKey'>,
  { siteUrl, smtpUrl, mailFrom, pictures, payments }: FunctionOptions,
): LocalFunctions {
  const mailbox = openLocalMailbox();
  const runtime: Runtime = {
    env: {
      SUPABASE_URL: 'http://embedded',
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secrets.secretKey }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishableKey }),
      CRON_SECRET: randomBytes(24).toString('base64url'),
      SITE_URL: siteUrl,
      SMTP_URL: smtpUrl,
      MAIL_FROM: mailFrom ?? 'Hostel Maré Nova <ola@marenova.example>',
    },
    fetch: async (request) => stack.fetch(request),
  };

  const siba = openSibaStandIn();
  const rehearsal = sibaService({
    url: 'http://embedded/_siba',
    key: siba.key,
    fetch: async (request) => siba.answer(request),
  });
  const handlers = new Map(HANDLERS)
    .set(
      'staff',
      staffFunction(() => sqlAccounts(stack.database)),
    )
    .set(
      'send-siba',
      sibaFunction(() => rehearsal),
    )
    .set('create-payment', comingBack(createPaymentFunction(() => payments)))
    .set(
      'payment-events',
      paymentEventsFunction(() => payments),
    )
    .set(
      'refund-payment',
      refundPaymentFunction(() => payments),
    )
    .set(
      'end-payments',
      endPaymentsFunction(() => payments),
    )
    .set(
      'tidy-pictures',
      tidyFunction(() => pictures),
    );

  const ending = new AbortController();
  const everyMinute = oneAtMost(async () => {
    await stack.database.query('select private.sweep()');
    await endPayments(runtime, payments);
    await sendAll(runtime, {
      mailbox: smtpUrl === undefined ? mailbox : undefined,
      signal: ending.signal,
    });
  });
  const everyQuarter = oneAtMost(async () => syncAll(runtime, { signal: ending.signal }));
  const everyDay = oneAtMost(async () => tidyPictures(runtime, pictures));
  // Few processes of a developer live for a day.
  void everyDay.run();
  const timers = [
    setInterval(() => void everyMinute.run(), MINUTE_MS).unref(),
    setInterval(() => void everyQuarter.run(), QUARTER_MS).unref(),
    setInterval(() => void everyDay.run(), DAY_MS).unref(),
  ];

  return {
    fetch: async (request) => {
      const name = FUNCTION_PATH.exec(new URL(request.url).pathname)?.groups?.['name'] ?? '';
      const handler = handlers.get(name);
      if (handler === undefined) return new Response('Not found', { status: 404 });
      return handler(request, runtime);
    },
    pictures: async (request) =>
      answerStorage(request, {
        folder: pictures,
        mayAdd: async () => mayAddPictures(runtime, bearerOf(request)),
      }),
    mailbox,
    siba,
    tick: everyMinute.run,
    stop: async () => {
      timers.forEach(clearInterval);
      ending.abort();
      await Promise.race([
        Promise.all([everyMinute.idle(), everyQuarter.idle(), everyDay.idle()]),
        setTimeout(STOP_LIMIT_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/** Leads guests back to the address they came from: what their page keeps is kept by origin. */
function comingBack(handler: Handler): Handler {
  return async (request, { env, fetch }) => {
    const from = request.headers.get('origin') ?? new URL(request.url).origin;
    return handler(request, { env: { ...env, SITE_URL: from }, fetch });
  };
}

/** Whether a token is of the owner or of reception, live; a database that fails is no refusal. */
async function mayAddPictures(runtime: Runtime, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  try {
    return (await callAsUser(runtime, { name: 'am_i_staff', args: {} }, token)) === true;
  } catch (error) {
    if (error instanceof BackendError && error.status < 500) return false;
    throw error;
  }
}
