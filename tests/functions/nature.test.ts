import { describe, expect, it } from 'vitest';
import { guestName, natureOf } from '../../supabase/functions/sync-calendars/nature.ts';

// What platforms write, in the languages that hosts in Portugal use.

const CLOSED = [
  'Indisponível, Não disponível, Bloqueado, Ocupado, Fechado',
  'Not available, Unavailable, Blocked, CLOSED - Not available, Closed',
  'No disponible, Bloqueada, Cerrado',
  'Indisponible, Non disponible, Pas disponible, Bloqué, Bloquée, Fermé',
  'Nicht verfügbar, Gesperrt, Blockiert, Belegt',
  'Non disponibile, Bloccato, Chiuso, Occupata',
  'Niet beschikbaar, Geblokkeerd, Bezet, Gesloten',
].flatMap((words) => words.split(', '));
const TAKEN = [
  'Reservado, Reservada, Reserva, Pendente, Provisória',
  'Reserved, Booked, Tentative, On hold, Pending',
  'Pendiente, Provisional',
  'Réservé, Réservée, Réservation, Provisoire, En attente',
  'Reserviert, Gebucht, Vorläufig',
  'Prenotato, Prenotata, In attesa',
  'Gereserveerd, Geboekt, Voorlopig',
].flatMap((words) => words.split(', '));

describe('what a platform says in the languages of hosts', () => {
  it.each(CLOSED)('%s closes, and names nobody (CHAN-03)', (summary) => {
    for (const text of [summary, summary.toUpperCase(), `Airbnb (${summary})`, `${summary} 3/12`]) {
      expect(natureOf({ uid: 'a', summary: text }, 'airbnb')).toBe('block');
      expect(natureOf({ uid: 'a', summary: text }, 'vrbo')).toBe('block');
      expect(natureOf({ uid: 'a', summary: text }, 'other')).toBe('closed');
      expect(guestName(text, 'vrbo')).toBe('Hóspede Vrbo');
    }
  });

  it.each(TAKEN)('%s is a stay, and the name behind it the guest’s (CHAN-03)', (summary) => {
    for (const text of [summary, `${summary} - Anna Meyer`, `${summary}: Anna Meyer`]) {
      expect(natureOf({ uid: 'a', summary: text }, 'vrbo')).toBe('stay');
      expect(natureOf({ uid: 'a', summary: text }, 'other')).toBe('stay');
    }
    expect(guestName(summary, 'airbnb')).toBe('Hóspede Airbnb');
    expect(guestName(`${summary} - Anna Meyer`, 'vrbo')).toBe('Anna Meyer');
    expect(guestName(`${summary}: Anna Meyer`, 'vrbo')).toBe('Anna Meyer');
    expect(guestName(`Anna Meyer (${summary})`, 'vrbo')).toBe('Anna Meyer');
  });

  it.each([
    ['Booking.com - Anna Meyer', 'Anna Meyer'],
    ['Airbnb Reserved – Anna Meyer', 'Anna Meyer'],
    ['Anna Meyer (Booking.com)', 'Anna Meyer'],
    ['Anna Meyer - Airbnb', 'Anna Meyer'],
    ['Reserved Anna Meyer', 'Anna Meyer'],
    ['Réservée-Anna Meyer', 'Anna Meyer'],
    ['Anna Meyer (2 pax)', 'Anna Meyer (2 pax)'],
    ['Anna-Maria Meyer - 2 pax', 'Anna-Maria Meyer - 2 pax'],
    ["Reserved - Ana Mª O'Brien, família", "Ana Mª O'Brien, família"],
    ['Booker Closedman', 'Booker Closedman'],
    ['Maria Booking', 'Maria Booking'],
    ['Airbnb Meyer', 'Airbnb Meyer'],
    ['Réserveuse Dupont', 'Réserveuse Dupont'],
    ['Reserved - Jan Bezet', 'Jan Bezet'],
    ['Blocked by owner', 'Hóspede Outro calendário'],
    ['Booking.com', 'Hóspede Outro calendário'],
    ['Reserved -', 'Hóspede Outro calendário'],
    ['', 'Hóspede Outro calendário'],
  ])('%s is %s (CHAN-03)', (summary, name) => {
    expect(guestName(summary, 'other')).toBe(name);
  });

  it.each(['Jan Bezet', 'Reserved - Jan Bezet', 'Reserved - Blocked', 'Anna (not available)'])(
    '%s is a stay (CHAN-03)',
    (summary) => {
      expect(natureOf({ uid: 'a', summary }, 'vrbo')).toBe('stay');
    },
  );

  it('long names take no long time (CHAN-06)', () => {
    for (const part of ['booked ', 'on hold-', '- ', '(', ': ', 'ção']) {
      expect(guestName(part.repeat(200 / part.length), 'other')).toEqual(expect.any(String));
    }
  });
});
