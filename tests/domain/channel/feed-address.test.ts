import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPlaces, addressProblem, normalizedAddress } from '@/domain/channel/feed-address';

const OURS = 'https://projeto.supabase.co/functions/v1/calendar/';
const problem = (address: string) => addressProblem(address, OURS);

describe('the address of a foreign calendar (CHAN-02, CHAN-06)', () => {
  it.each([
    'https://ical.booking.com/v1/export?t=4f1c8a2b-77c3-4b8f-9c61-0000a9e0',
    'https://www.airbnb.pt/calendar/ical/12345.ics?s=0a9e8d7c6b5a4321',
    'https://calendar.google.com/calendar/ical/casa%40group.calendar.google.com/private-1/basic.ics',
    '  https://www.vrbo.com/icalendar/abc.ics  ',
    'HTTPS:site.example/x.ics',
    'http://www.vrbo.com/icalendar/abc.ics?nonTentative',
    'https://outlook.office365.com/owa/calendar/0a1b@casa.example/2c3d/calendar.ics',
    'https://calendar.google.com/calendar/ical/casa@group.calendar.google.com/private-1/basic.ics',
    'https://site.example/export?room=8&mail=eu@site.example#x',
    'webcal://p01-caldav.icloud.com/published/2/abc',
  ])('takes %s', (address) => {
    expect(problem(address)).toBeNull();
  });

  it.each([
    ['', 'Cole aqui o endereço que o canal lhe dá.'],
    ['airbnb', 'Isto não é um endereço. Começa por https:// e costuma acabar em .ics.'],
    [
      'http://192.168.1.20/airbnb.ics',
      'Só lemos endereços https públicos: este é de uma rede privada.',
    ],
    ['ftp://ical.booking.com/x', 'Só lemos endereços https públicos: este é ftp.'],
    ['https://site.example/a b.ics', 'O endereço não pode ter espaços nem aspas.'],
    ['https://localhost/x.ics', 'Só lemos endereços https públicos: este é de uma rede privada.'],
    ['https://[::1]/x.ics', 'Só lemos endereços https públicos: este é de uma rede privada.'],
    ['https://nas.local/x.ics', 'Só lemos endereços https públicos: este é de uma rede privada.'],
    ...['eu:segredo@', 'eu@', ':segredo@', '@', ':@'].map((who): [string, string] => [
      `https://${who}site.example/x.ics`,
      'O endereço não pode conter utilizador e palavra-passe.',
    ]),
    ['https://site.example:8443/x.ics', 'O endereço não pode indicar uma porta.'],
    [`https://site.example/${'x'.repeat(2000)}`, 'O endereço é demasiado longo.'],
    [`${OURS}abc.ics`, 'Este endereço é nosso. Cole o que o canal lhe dá.'],
  ])('refuses %j, and says why', (address, words) => {
    expect(problem(address)).toBe(words);
  });

  it('takes nothing that the database would refuse', () => {
    const stored = /^https:\/\/[^\s<>"@/?#]+([/?#][^\s<>"]*)?$/;
    const text = fc.oneof(
      fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
      fc.string().map((rest) => `https://site.example/${rest}`),
      fc
        .constantFrom('HTTPS:', 'webcals:/', 'https:///')
        .map((scheme) => `${scheme}site.example/x`),
      fc.string(),
      fc.string().map((rest) => `https://${rest}@site.example/${rest}`),
    );
    fc.assert(
      fc.property(text, (address) => {
        if (problem(address) !== null) return;
        const settled = normalizedAddress(address);
        expect(settled).toMatch(stored);
        expect(settled.length).toBeLessThanOrEqual(2000);
      }),
    );
  });

  it('is stored as it is read', () => {
    expect(normalizedAddress(' webcal://site.example/x.ics ')).toBe('https://site.example/x.ics');
    expect(normalizedAddress('http://site.example/x.ics')).toBe('https://site.example/x.ics');
  });
});

describe('where another address belongs in a room (CHAN-05)', () => {
  const values = (feeds: Parameters<typeof addressPlaces>[0]) =>
    addressPlaces(feeds).map(({ value }) => value);
  const url = 'https://site.example/x.ics';

  it('offers every platform', () => {
    expect(values([])).toEqual(['booking_com', 'airbnb', 'vrbo', 'google', 'other']);
  });

  it('gives it to the calendar of that platform that has none, and makes a new one where all have one', () => {
    const feeds = [
      { id: 'read', channel: 'airbnb', url },
      { id: 'given', channel: 'airbnb', url: null },
      { id: 'later', channel: 'airbnb', url: null },
      { id: 'booking', channel: 'booking_com', url },
    ];
    expect(values(feeds)).toEqual(['booking_com', 'given', 'vrbo', 'google', 'other']);
  });

  it('leaves it to staff which of several others it is, or another one', () => {
    const feeds = [
      { id: 'one', channel: 'other', url: null },
      { id: 'two', channel: 'other', url: null },
    ];
    expect(values(feeds).slice(4)).toEqual(['one', 'two', 'other']);
  });
});
