import { once } from 'node:events';
import { createServer, type TLSSocket } from 'node:tls';
import type { Place } from '../../supabase/functions/sync-calendars/feed-address.ts';
import { makeCertificate } from './certificate';

/** What the server answers: a text, or whatever it does with the socket. */
export type Reply = string | ((socket: TLSSocket) => void);

export interface CalendarServer {
  /** Its address, for whoever looks its name up. */
  place: Place;
  /** https://cal.example.com/a.ics: the name of its certificate. */
  url: string;
  /** The requests it got, whole. */
  requests: string[];
  reply: Reply;
  stop(): Promise<void>;
}

const HOST = 'cal.example.com';

/** A platform that answers over TLS as it is told, and closes. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const certificate = await makeCertificate(HOST);
  const sockets = new Set<TLSSocket>();
  const server = createServer({ key: certificate.key, cert: certificate.cert }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      platform.requests.push(bytes.toString());
      if (typeof platform.reply === 'string') socket.end(platform.reply);
      else platform.reply(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  const platform: CalendarServer = {
    place: { address: '127.0.0.1', port: address.port, ca: certificate.cert },
    url: `https://${HOST}/a.ics?s=1`,
    requests: [],
    reply: '',
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      certificate.remove();
    },
  };
  return platform;
}
