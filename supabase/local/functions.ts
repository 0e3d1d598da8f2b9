import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Handler, Runtime } from '../functions/_shared/runtime.ts';
import { handle as sendMail, sendAll } from '../functions/send-mail/handler.ts';
import { openLocalMailbox, type LocalMailbox } from './mailbox/local-mailbox.ts';
import type { Stack } from './stack.ts';

// The Edge Functions of a hosted project, in this process: the same handlers, asked by the same requests,
// and by the clock that pg_cron is there.

const MINUTE_MS = 60_000;
/** So long a mail that is being handed over may hold up the end; cut off, it is uncertain. */
const LAST_WORDS_MS = 3000;
const FUNCTION_PATH = /^\/functions\/v1\/(?<name>[\w-]+)/;
const HANDLERS: Readonly<Record<string, Handler>> = { 'send-mail': sendMail };

export interface LocalFunctions {
  /** Answers requests under /functions/v1. */
  fetch(request: Request): Promise<Response>;
  /** Where mails end unless there is a mail server. */
  mailbox: LocalMailbox;
  /** Everything the clock does in a minute, once. */
  tick(): Promise<void>;
  /** Ends the timer, and the turn with the mail under way; a mail server that is silent is not waited for. */
  stop(): Promise<void>;
}

export interface FunctionOptions {
  /** Where the site is served, for links in mails. */
  siteUrl: string;
  /** A mail server, smtps://user:password@host:465, instead of the mailbox of this machine. */
  smtpUrl: string | undefined;
  /** 'Name <address>'; without it the address of the house's site. */
  mailFrom: string | undefined;
}

export function startFunctions(
  stack: Pick<Stack, 'fetch' | 'database' | 'secrets' | 'publishableKey'>,
  { siteUrl, smtpUrl, mailFrom }: FunctionOptions,
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

  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const work = async () => {
    await stack.database.query('select private.sweep()');
    await sendAll(runtime, {
      mailbox: smtpUrl === undefined ? mailbox : undefined,
      signal: ending.signal,
    });
  };
  // Begun again only when it has ended; what fails is told, and tried at the next turn.
  const tick = async (): Promise<void> => {
    running ??= work()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        console.error('The work of the clock failed:', reason);
      })
      .finally(() => {
        running = undefined;
      });
    await running;
  };
  const timer = setInterval(() => void tick(), MINUTE_MS).unref();

  return {
    fetch: async (request) => {
      const name = FUNCTION_PATH.exec(new URL(request.url).pathname)?.groups?.['name'] ?? '';
      const handler = HANDLERS[name];
      if (handler === undefined) return new Response('Not found', { status: 404 });
      return handler(request, runtime);
    },
    mailbox,
    tick,
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await Promise.race([running, setTimeout(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}
