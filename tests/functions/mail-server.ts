import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

// Mail servers for the tests: a real one, which parses what it gets, and one that fails on purpose.

export interface ReceivedMail {
  /** Whom the envelope names, not the header. */
  to: string[];
  /** Whether it came over TLS. */
  isSecure: boolean;
  mail: ParsedMail;
  source: string;
}

export interface MailServer {
  /** smtp://127.0.0.1:<port>. */
  url: string;
  port: number;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/**
 * A server that takes every mail, unless the options say otherwise.
 *
 * @param options.beforeAnswer called with each mail once it has arrived, before the server confirms
 * it
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  beforeAnswer: (received: number) => Promise<void> | void = () => {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    ...options,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString();
        void (async () => {
          const mail = await simpleParser(source);
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            isSecure: session.secure,
            mail,
            source,
          });
          await beforeAnswer(received.length);
          done();
        })();
      });
    },
  });
  // A client that is killed leaves a broken connection behind.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const port = portOf(server.server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    stop: async () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Where in the conversation it goes wrong, and how. */
export interface Fault {
  at: 'greeting' | 'sender' | 'recipient' | 'before-text' | 'within-text' | 'after-text';
  does: 'drop' | 'hang' | { answer: string };
}

/** A server that goes wrong at one point of every conversation. */
export async function startFaultyServer({ at, does }: Fault): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    const step = (where: Fault['at'], otherwise: string) => {
      if (where !== at) say(otherwise);
      else if (does === 'drop') socket.destroy();
      else if (does !== 'hang') say(does.answer);
    };
    let isText = false;
    let rest = '';
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      if (isText) {
        if (at === 'within-text') socket.destroy();
        if (!rest.includes('\r\n.\r\n')) return;
        isText = false;
        rest = '';
        step('after-text', '250 taken');
        return;
      }
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (/^DATA/i.test(line)) {
          isText = at !== 'before-text';
          step('before-text', '354 go on');
        } else if (/^MAIL/i.test(line)) step('sender', '250 fine');
        else if (/^RCPT/i.test(line)) step('recipient', '250 fine');
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
    step('greeting', '220 here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received: [],
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(address: unknown): number {
  if (typeof address === 'object' && address !== null && 'port' in address)
    return Number(address.port);
  throw new Error('The server has no port.');
}
