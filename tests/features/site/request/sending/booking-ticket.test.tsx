import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { translatedRoom } from '@/domain/room/translated-room';
import { RoomName } from '@/features/site/request/room-words';
import {
  keepTicket,
  readTicket,
  shownOn,
  type TicketRoom,
} from '@/features/site/request/sending/booking-ticket';
import { makeRoom } from '../../../../support/builders';
import { LINK_KEY } from '../../../../support/guest-page';

beforeEach(() => sessionStorage.clear());

const STORED = 'hostel.booking-ticket';
const leque = makeRoom({ name: 'Família Leque' });

const ticketFor = (room: TicketRoom) => ({
  bookingNumber: 'R26-7K3F9Q',
  groupReference: null,
  accessKey: LINK_KEY,
  promised: null,
  checkIn: '2026-11-14',
  checkOut: '2026-11-17',
  guestCount: 4,
  selection: [{ room, guests: 4 }],
});

/** Stores the ticket of a request for a room; returns the room as it is read back. */
function readBack(room: TicketRoom, change = (stored: string) => stored): TicketRoom {
  keepTicket(ticketFor(room));
  sessionStorage.setItem(STORED, change(sessionStorage.getItem(STORED) ?? ''));
  const [first] = readTicket()?.selection ?? [];
  if (first === undefined) throw new Error('There is no ticket.');
  return first.room;
}

it('marks a name that stays in Portuguese after a reload, too (LANG-06)', () => {
  render(<RoomName room={readBack(translatedRoom(leque, undefined))} />);
  expect(screen.getByText('Família Leque')).toHaveAttribute('lang', 'pt');
});

it('marks a name with the language of the page on which the request was sent (LANG-06)', () => {
  const fromEnglishPage = (stored: string) => stored.replace('"lang":"pt"', '"lang":"en"');
  render(<RoomName room={readBack(leque, fromEnglishPage)} />);
  expect(screen.getByText('Família Leque')).toHaveAttribute('lang', 'en');
});

it('says after a reload, too, what its picture shows, in the language it was said in (PIC-03)', () => {
  const shown = makeRoom({
    images: ['/a.svg'],
    picture_texts: { '/a.svg': 'Janela para o pátio' },
  });
  const said = { text: 'Janela para o pátio', lang: 'pt' };
  expect(shownOn(readBack(shown))).toEqual(said);
  expect(shownOn(readBack(translatedRoom(shown, undefined)))).toEqual(said);
  expect(shownOn(readBack(leque))).toBeUndefined();
});

it('reads a ticket that was kept before names were marked (TRACK-07)', () => {
  const room = readBack(leque, (stored) =>
    stored.replace('"lang":"pt",', '').replace(',"lang":"pt"', ''),
  );
  expect(sessionStorage.getItem(STORED)).not.toContain('lang');
  expect(room.name).toBe('Família Leque');
});

it('keeps the private link for whoever reloads the page, which begins its memory anew (TRACK-07)', async () => {
  keepTicket(ticketFor(leque));
  vi.resetModules();
  const reloaded = await import('@/features/site/request/sending/booking-ticket');
  expect(reloaded.readTicket()).toMatchObject({ bookingNumber: 'R26-7K3F9Q', accessKey: LINK_KEY });
});

it('never shows the link of one request with the ticket of the next (TRACK-07)', () => {
  keepTicket(ticketFor(leque));
  keepTicket({ ...ticketFor(leque), bookingNumber: 'R26-8M4G2R', accessKey: null });
  expect(readTicket()).toMatchObject({ bookingNumber: 'R26-8M4G2R', accessKey: null });
});

it('reads a ticket that was kept before links were (TRACK-07)', () => {
  readBack(leque, (stored) => stored.replace(`"accessKey":"${LINK_KEY}",`, ''));
  expect(sessionStorage.getItem(STORED)).not.toContain(LINK_KEY);
  expect(readTicket()).toMatchObject({ bookingNumber: 'R26-7K3F9Q', accessKey: null });
});
