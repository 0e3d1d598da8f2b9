import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkedUrl, publicPlace } from '../../supabase/functions/sync-calendars/feed-address.ts';
import { FeedError } from '../../supabase/functions/sync-calendars/feed-error.ts';
import { fetchFeed } from '../../supabase/functions/sync-calendars/fetch-feed.ts';
import { readAnswer } from '../../supabase/functions/sync-calendars/http-answer.ts';
import { isPublicAddress } from '../../supabase/functions/sync-calendars/public-address.ts';
import { startCalendarServer, type CalendarServer, type Reply } from './calendar-server';

// Calendars are read from addresses that come from outside (CHAN-02, CHAN-06).

describe('an address', () => {
  const INSIDE = '127.0.0.1 2130706433 0x7f.1 [::1] 8.8.8.8 localhost nas.local db.internal x.lan.';
  it.each<[string, string]>([
    ['no address', 'O endereço não é válido.'],
    ['ftp://cal.example.com/a.ics', 'Só são aceites endereços https.'],
    ['http://cal.example.com:8080/a.ics', 'O endereço não pode indicar uma porta.'],
    ['http://192.168.1.1/a.ics', 'O endereço não é público.'],
    ['file:///etc/passwd', 'Só são aceites endereços https.'],
    [
      'https://me:secret@cal.example.com/',
      'O endereço não pode conter utilizador e palavra-passe.',
    ],
    ['https://cal.example.com:8443/', 'O endereço não pode indicar uma porta.'],
    ...INSIDE.split(' ').map((host): [string, string] => [
      `https://${host}/a.ics`,
      'O endereço não é público.',
    ]),
  ])('%s is refused in words (CHAN-06)', (address, words) => {
    expect(() => checkedUrl(address)).toThrow(new FeedError(words));
  });

  it('of a platform is taken (CHAN-02)', () => {
    for (const address of [
      'https://www.airbnb.com/calendar/ical/1.ics?s=abc',
      'https://outlook.office365.com/owa/calendar/0a@casa.example/2c/calendar.ics',
      'https://cal.example.com/a?room=8&mail=eu@site.example',
    ]) {
      expect(checkedUrl(address).href).toBe(address);
    }
    expect(checkedUrl('http://www.vrbo.com/icalendar/a.ics?nonTentative').href).toBe(
      'https://www.vrbo.com/icalendar/a.ics?nonTentative',
    );
  });
});

describe('what a name leads to', () => {
  it.each(
    (
      '0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 ' +
      '192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 ' +
      ':: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ' +
      '2001::1 2001:db8::1 2002:a00:1::1 3fff::1 cal.example.com'
    ).split(' '),
  )('%s is inside (CHAN-06)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2a00:1450:4003::1',
    '2606:4700::1',
  ])('%s is outside (CHAN-06)', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('is connected to only when all of it is outside (CHAN-06)', async () => {
    const place = async (...addresses: string[]) => publicPlace('a.example', async () => addresses);
    await expect(place('8.8.8.8', '10.0.0.1')).rejects.toThrow('O endereço não é público.');
    await expect(place('2606:4700::1', '::1')).rejects.toThrow('O endereço não é público.');
    await expect(place()).rejects.toThrow('O endereço não existe.');
    const nowhere = publicPlace('a.example', async () => Promise.reject(new Error('ENOTFOUND')));
    await expect(nowhere).rejects.toThrow('O endereço não existe.');
    expect(await place('2606:4700::1', '8.8.8.8')).toEqual({ address: '8.8.8.8', port: 443 });
  });
});

describe('an answer', () => {
  const read = (text: string) => readAnswer(new TextEncoder().encode(text));
  const bodyOf = (text: string) => new TextDecoder().decode(read(text).body);

  it('is read whole, in chunks as well (CHAN-06)', () => {
    const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(bodyOf('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcd')).toBe('abc');
    expect(bodyOf(`${chunked}3;x=1\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n`)).toBe('abc0123456789');
    expect(read('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n')).toMatchObject({
      status: 304,
      etag: '"a"',
    });
  });

  it.each([
    '',
    'HTTP/1.1 200 OK',
    'SSH-2.0-OpenSSH\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc',
    'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nabc',
    ...['3\r\nab', '3\r\nabc\r\n', '-3\r\nabc\r\n0\r\n\r\n', 'x\r\n'].map(
      (rest) => `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${rest}`,
    ),
  ])('%j is none, or half of one (CHAN-05)', (text) => {
    expect(() => read(text)).toThrow(new FeedError('A resposta do endereço está incompleta.'));
  });

  it('of any bytes ends, in words where it cannot be read (CHAN-06)', () => {
    const chunks = fc.string({ unit: fc.constantFrom('-', '0', '3', 'f', '\r\n', ';', 'abc') });
    const outcome = (rest: string): unknown => {
      try {
        read(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${rest}`);
        return 'read';
      } catch (error) {
        return error instanceof FeedError ? 'told' : error;
      }
    };
    fc.assert(
      fc.property(fc.oneof(chunks, fc.string()), (rest) => {
        expect(['read', 'told']).toContain(outcome(rest));
      }),
    );
  });
});

describe('a platform', () => {
  let platform: CalendarServer;
  beforeAll(async () => {
    platform = await startCalendarServer();
  });
  afterAll(async () => platform.stop());
  beforeEach(() => platform.requests.splice(0));

  const fetchIt = async (
    reply: Reply,
    { etag = null, patience = 10_000 }: { etag?: string | null; patience?: number } = {},
  ) => {
    platform.reply = reply;
    return fetchFeed(platform.url, etag, { locate: async () => platform.place, patience });
  };
  const ok = (body: string) =>
    `HTTP/1.1 200 OK\r\nETag: "v1"\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  it('is asked for its calendar, and whether it has another than the last time (CHAN-02)', async () => {
    expect(await fetchIt(ok('BEGIN'))).toEqual({ text: 'BEGIN', etag: '"v1"' });
    expect(platform.requests[0]).toMatch(
      /^GET \/a\.ics\?s=1 HTTP\/1\.1\r\nHost: cal\.example\.com\r\n/,
    );
    expect(platform.requests[0]).not.toContain('If-None-Match');
    const same = await fetchIt('HTTP/1.1 304 Not Modified\r\n\r\n', { etag: '"v1"' });
    expect(same).toEqual({ text: undefined, etag: '"v1"' });
    expect(platform.requests[1]).toContain('\r\nIf-None-Match: "v1"\r\n');
  });

  it('is told when it is read before we tell it our own (CHAN-05)', async () => {
    platform.reply = ok('BEGIN');
    const locate = async () => platform.place;
    await fetchFeed(platform.url, null, { locate, isReadingFirst: true });
    await fetchFeed(platform.url, null, { locate });
    expect(platform.requests.map((one) => one.includes('\r\nX-Reading-First: 1\r\n'))).toEqual([
      true,
      false,
    ]);
  });

  it('cannot write lines of ours by its tag (CHAN-06)', async () => {
    await fetchIt(ok('BEGIN'), { etag: '"a"\r\nHost: inside' });
    expect(platform.requests[0]).not.toContain('inside');
  });

  it.each([
    [
      'HTTP/1.1 302 Found\r\nLocation: https://169.254.169.254/\r\n\r\n',
      'O endereço reencaminha para outro: indique o endereço final.',
    ],
    ['HTTP/1.1 302 Found\r\n\r\n', 'O endereço reencaminha para outro: indique o endereço final.'],
    [
      'HTTP/1.1 301 Moved\r\nLocation: https://nas.local/\r\n\r\n',
      'O endereço reencaminha para outro: indique o endereço final.',
    ],
    [
      'HTTP/1.1 301 Moved\r\nLocation: https://ical.example.com/b.ics?t=1\r\n\r\n',
      'O endereço mudou para «https://ical.example.com/b.ics?t=1»: indique esse.',
    ],
    [
      'HTTP/1.1 308 Moved\r\nLocation: /c.ics\r\n\r\n',
      'O endereço mudou para «https://cal.example.com/c.ics»: indique esse.',
    ],
    [
      `HTTP/1.1 307 Moved\r\nLocation: https://ical.example.com/${'x'.repeat(240)}\r\n\r\n`,
      'O endereço mudou para outro, em ical.example.com: indique esse.',
    ],
    ['HTTP/1.1 403 Forbidden\r\n\r\n', 'O endereço não deixa ler o calendário.'],
    ['HTTP/1.1 410 Gone\r\n\r\n', 'Neste endereço já não há calendário.'],
    ['HTTP/1.1 500 Oops\r\n\r\n', 'O endereço respondeu com o erro 500.'],
    ['HTTP/1.1 304 Not Modified\r\n\r\n', 'O endereço respondeu com o erro 304.'],
    [
      'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nBEGIN',
      'A resposta do endereço está incompleta.',
    ],
  ])('that answers %j is told in words (CHAN-06)', async (reply, words) => {
    await expect(fetchIt(reply)).rejects.toThrow(new FeedError(words));
    expect(platform.requests).toHaveLength(1);
  });

  it('that sends more than 2 MB is cut off (CHAN-06)', async () => {
    const flood: Reply = (socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write('x'.repeat(65_536)));
      };
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.on('drain', more);
      more();
    };
    await expect(fetchIt(flood)).rejects.toThrow('O calendário é demasiado grande.');
  });

  it('that drips, says nothing, or whose name leads nowhere for long is not waited for (CHAN-06)', async () => {
    const drip: Reply = (socket) => {
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer));
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
    };
    const late = 'O endereço não respondeu a tempo.';
    await expect(fetchIt(drip, { patience: 300 })).rejects.toThrow(late);
    await expect(fetchIt(() => {}, { patience: 300 })).rejects.toThrow(late);
    const lost = fetchFeed(platform.url, null, {
      locate: async () => new Promise(() => {}),
      patience: 50,
    });
    await expect(lost).rejects.toThrow(late);
  });

  it('must be who it says (CHAN-06)', async () => {
    const { address, port, ca = '' } = platform.place;
    const unsafe = 'O endereço não responde ou não é seguro.';
    const unknown = fetchFeed(platform.url, null, { locate: async () => ({ address, port }) });
    await expect(unknown).rejects.toThrow(unsafe);
    const other = fetchFeed('https://other.example.com/', null, {
      locate: async () => ({ address, port, ca }),
    });
    await expect(other).rejects.toThrow(unsafe);
    expect(platform.requests).toEqual([]);
  });
});
