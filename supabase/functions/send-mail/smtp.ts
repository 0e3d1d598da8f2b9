import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { addressOf, composeMail } from './compose.ts';
import { Conversation } from './conversation.ts';
import type { Delivery, Mailbox } from './mailbox.ts';
import { refusedFor } from './refusal.ts';

// One SMTP conversation. When it fails, what matters is whether the server may have the mail.

const BLOCKED_WHEN_HOSTED = ['25', '587'];
const MOST_ADDRESSES = 3;
const MOST_ERROR_CHARACTERS = 300;

/** How long a mail server may keep us waiting, in milliseconds. */
export interface Patience {
  /** For the connection, and for its greeting. */
  connect: number;
  /** Between two replies of the server. */
  silence: number;
  /** For one mail, however slowly the server talks. */
  mail: number;
}
const PATIENCE: Patience = { connect: 10_000, silence: 20_000, mail: 40_000 };

/** Why this address of a mail server cannot work, in words, or null. */
export function smtpProblem(smtpUrl: string, { isHosted }: { isHosted: boolean }): string | null {
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    return 'SMTP_URL is no address of a mail server: smtps://user:password@host:465 is.';
  }
  const url = new URL(smtpUrl);
  if (!isDecodable(url.username) || !isDecodable(url.password)) {
    return 'SMTP_URL has a % in user or password that encodes nothing: write % as %25.';
  }
  const port = portOf(url);
  if (isHosted && BLOCKED_WHEN_HOSTED.includes(port)) {
    return `Edge Functions cannot reach port ${port}: use smtps:// on 465, or 2525 where the mail server offers it.`;
  }
  return null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A mail server by its address, smtps://user:password@host:465. */
export function smtpMailbox(smtpUrl: string, patience = PATIENCE): Mailbox {
  const url = new URL(smtpUrl);
  const conversation = new Conversation();
  let transport: ReturnType<typeof transportTo> | undefined;
  return {
    open: async () => {
      let problem: unknown = new Error(`${url.hostname} has no address`);
      for (const address of await addressesOf(url.hostname)) {
        transport = transportTo(url, { address, patience, conversation });
        try {
          await transport.verify();
          return;
        } catch (error) {
          problem = error;
          transport.close();
          // The server rejected the login: another address of it would, too.
          if (codeOf(error) === 'EAUTH') break;
        }
      }
      throw problem;
    },
    deliver: async (letter) => {
      if (transport === undefined) throw new Error('The mailbox is not open.');
      const composed = await composeMail(letter).catch(() => null);
      if (composed === null) return { result: 'failed', error: 'could not be written' };
      conversation.hasBegunText = false;
      try {
        await transport.sendMail({
          envelope: { from: addressOf(letter.from), to: [letter.to] },
          raw: Buffer.from(composed),
          signal: AbortSignal.timeout(patience.mail),
        });
        return { result: 'sent' };
      } catch (error) {
        return failure(error, conversation);
      }
    },
    close: () => transport?.close(),
  };
}

const portOf = ({ port, protocol }: URL) => port || (protocol === 'smtps:' ? '465' : '587');

// Tries one address at a time: for a name with several, the library leaves the choice to the
// runtime, and Deno 2.1, the hosted one, never makes it over TLS.
async function addressesOf(host: string): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const found = await lookup(host, { all: true });
  return found
    .toSorted((one, other) => one.family - other.family)
    .slice(0, MOST_ADDRESSES)
    .map(({ address }) => address);
}

interface Setup {
  address: string;
  patience: Patience;
  conversation: Conversation;
}

function transportTo(url: URL, { address, patience, conversation }: Setup) {
  const isSecure = url.protocol === 'smtps:';
  // A password is never sent unencrypted. Only a server on this machine, without login, may do
  // without TLS.
  const isOpen =
    !isSecure && url.username === '' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return createTransport({
    host: address,
    port: Number(portOf(url)),
    secure: isSecure,
    requireTLS: !isSecure && !isOpen,
    ignoreTLS: isOpen,
    tls: isIP(url.hostname) === 0 ? { servername: url.hostname } : {},
    auth:
      url.username === ''
        ? undefined
        : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    pool: true,
    maxConnections: 1,
    // By default the library sends a mail again when the connection drops; the queue decides that.
    maxRequeues: 0,
    logger: conversation.logger,
    transactionLog: true,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function failure(error: unknown, { hasBegunText }: Conversation): Delivery {
  const code = codeOf(error);
  const answered =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const words = `${code} ${error instanceof Error ? error.message : String(error)}`.trim();
  const told = words.slice(0, MOST_ERROR_CHARACTERS);
  // The server refused, so it does not have the mail.
  if (answered >= 500 && code !== 'EAUTH') {
    const refused = refusedFor({ command: textOf(error, 'command'), words });
    if (refused === 'recipient') return { result: 'failed', error: told };
    return { result: 'retry', error: told, isHouseRefused: refused === 'house' };
  }
  if (answered >= 400) return { result: 'retry', error: told };
  // Without an answer after the text was begun, the mail may be in the guest's mailbox.
  return { result: hasBegunText ? 'uncertain' : 'retry', error: told };
}

const codeOf = (error: unknown): string => textOf(error, 'code');

function textOf(error: unknown, name: string): string {
  return error instanceof Error && name in error ? String(Reflect.get(error, name)) : '';
}
