import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';
import { letterHouse } from '@/copy/guest-letter';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { guestLetter, type LetterBooking } from '@/domain/letter/guest-letter';
import { letterFormats } from '@/domain/letter/formats';
import { LETTER_WORDS } from '@/domain/letter/words';
import { utcDay } from '../arbitraries';

const house = {
  name: 'Hostel Maré Nova',
  phone: '+351 282 000 013',
  callPrice: { pt: 'rede fixa', en: 'landline', es: 'red fija', fr: 'réseau fixe', de: 'Festnetz' },
  conditions: {
    pt: ['Check-in das 14:00 às 00:00.'],
    en: ['Check-in from 14:00 to midnight.'],
    es: ['Entrada de 14:00 a 00:00.'],
    fr: ['Arrivée de 14\u00a0h à minuit.'],
    de: ['Anreise von 14:00 bis 24:00 Uhr.'],
  },
};

const booking: LetterBooking = {
  booking_number: 'R26-7K3F9Q',
  group_reference: null,
  guest_name: 'Inês Duarte',
  check_in_date: '2026-11-14',
  check_out_date: '2026-11-17',
  number_of_guests: 2,
  total_price: 1165,
  status: 'confirmed',
  source: 'site',
  rooms: { room_number: '2', name: 'Duplo Maré' },
};
const twin = {
  ...booking,
  booking_number: 'R26-X2',
  number_of_guests: 1,
  total_price: 80.5,
  rooms: { room_number: '12', name: 'Twin Concha' },
};

const lines = (...[bookings, language]: [[LetterBooking, ...LetterBooking[]], GuestLanguage]) =>
  guestLetter(bookings, { language, house }).body.split('\r\n');

describe('guestLetter', () => {
  it('says dates, room, total and conditions in Portuguese', () => {
    const { subject } = guestLetter([booking], { language: 'pt', house });
    expect(subject).toBe('Hostel Maré Nova: reserva R26-7K3F9Q');
    expect(lines([booking], 'pt')).toEqual([
      'Olá Inês Duarte,',
      '',
      'A sua reserva está confirmada.',
      '',
      'Reserva: R26-7K3F9Q',
      'Check-in: sábado, 14 de novembro de 2026',
      'Check-out: terça-feira, 17 de novembro de 2026 (3 noites)',
      'Quarto 2, Duplo Maré: 2 hóspedes, 1165,00 €',
      'Total: 1165,00 €',
      'Por pessoa e noite: 194,17 €',
      '',
      'Check-in das 14:00 às 00:00.',
      '',
      'Responda a este e-mail ou ligue +351 282 000 013 (rede fixa).',
      '',
      'Com os melhores cumprimentos,',
      'Hostel Maré Nova',
    ]);
  });

  it('and in English, of a group all that is not cancelled', () => {
    const group = [booking, twin, { ...twin, status: 'cancelled' }].map((room) => ({
      ...room,
      group_reference: 'GRP26-8KQ2M7XA',
    }));
    const [first, ...others] = group;
    expect(first && lines([first, ...others], 'en').slice(2, 11)).toEqual([
      'Your booking is confirmed.',
      '',
      'Booking: GRP26-8KQ2M7XA',
      'Check-in: Saturday, 14 November 2026',
      'Check-out: Tuesday, 17 November 2026 (3 nights)',
      'Room 2, Duplo Maré: 2 guests, €1,165.00',
      'Room 12, Twin Concha: 1 guest, €80.50',
      'Total: €1,245.50',
      'Per person per night: €138.39',
    ]);
  });

  it.each([
    [
      'es',
      'Hostel Maré Nova: reserva R26-7K3F9Q',
      [
        'Hola, Inês Duarte:',
        'Tu reserva está confirmada.',
        'Reserva: R26-7K3F9Q',
        'Entrada: sábado, 14 de noviembre de 2026',
        'Salida: martes, 17 de noviembre de 2026 (3 noches)',
        'Habitación 2, Duplo Maré: 2 huéspedes, 1165,00 €',
        'Total: 1165,00 €',
        'Por persona y noche: 194,17 €',
        'Entrada de 14:00 a 00:00.',
        'Responde a este correo o llama al +351 282 000 013 (red fija).',
        'Un saludo,',
      ],
    ],
    [
      'fr',
      'Hostel Maré Nova : réservation R26-7K3F9Q',
      [
        'Bonjour Inês Duarte,',
        'Votre réservation est confirmée.',
        'Réservation : R26-7K3F9Q',
        'Arrivée : samedi 14 novembre 2026',
        'Départ : mardi 17 novembre 2026 (3 nuits)',
        'Chambre 2, Duplo Maré : 2 voyageurs, 1 165,00 €',
        'Total : 1 165,00 €',
        'Par personne et par nuit : 194,17 €',
        'Arrivée de 14\u00a0h à minuit.',
        'Répondez à cet e-mail ou appelez le +351 282 000 013 (réseau fixe).',
        'Cordialement,',
      ],
    ],
    [
      'de',
      'Hostel Maré Nova: Buchung R26-7K3F9Q',
      [
        'Guten Tag Inês Duarte,',
        'Ihre Buchung ist bestätigt.',
        'Buchung: R26-7K3F9Q',
        'Anreise: Samstag, 14. November 2026',
        'Abreise: Dienstag, 17. November 2026 (3 Nächte)',
        'Zimmer 2, Duplo Maré: 2 Gäste, 1.165,00 €',
        'Gesamtpreis: 1.165,00 €',
        'Pro Person und Nacht: 194,17 €',
        'Anreise von 14:00 bis 24:00 Uhr.',
        'Antworten Sie auf diese E-Mail oder rufen Sie uns an: +351 282 000 013 (Festnetz).',
        'Mit freundlichen Grüßen',
      ],
    ],
  ] as const)('and in the language %s (LANG-03)', (language, title, said) => {
    expect(guestLetter([booking], { language, house }).subject).toBe(title);
    const written = lines([booking], language).filter((line) => line !== '');
    expect(written).toEqual([...said, 'Hostel Maré Nova']);
  });

  it('names each of three rooms in every language (LANG-03)', () => {
    const rooms = [booking, twin, { ...twin, rooms: { room_number: '13', name: 'Twin Ria' } }];
    const [first = booking, ...others] = rooms;
    for (const language of GUEST_LANGUAGES) {
      const { body } = guestLetter([first, ...others], { language, house: letterHouse });
      expect(body).toContain('Twin Ria');
    }
  });

  it('gives each room its own dates where they differ', () => {
    const later = { ...twin, check_out_date: '2026-11-18' };
    expect(lines([booking, later], 'pt')).toContain(
      'Quarto 12, Twin Concha: sábado, 14 de novembro de 2026 a quarta-feira, 18 de novembro de 2026, 1 hóspede, 80,50 €',
    );
  });

  it('tells no sum while the price of a stay from elsewhere has not been entered (CHAN-03)', () => {
    const sold = { ...twin, source: 'airbnb', total_price: 0 };
    const said = lines([booking, sold], 'pt').join('\n');
    expect(said).toContain('Quarto 12, Twin Concha: 1 hóspede\n');
    expect(said).not.toMatch(/Total|Por pessoa|0,00/);
    expect(lines([booking], 'pt')).toContain('Total: 1165,00 €');
  });

  it('asks nothing more of a guest whose booking is cancelled', () => {
    const words = lines([{ ...booking, status: 'cancelled' }], 'pt');
    expect(words).toContain('A sua reserva foi cancelada.');
    expect(words.join()).not.toMatch(/Total|00:00/);
  });

  it('says a group in short whose rooms are too many for an address', () => {
    const rooms = Array.from({ length: 13 }, (_, n) => ({
      ...twin,
      rooms: { room_number: String(n + 1), name: 'Dormitório Peixe' },
    }));
    const words = lines([booking, ...rooms.slice(2)], 'pt');
    expect(words).toContain('Quartos 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13: 13 hóspedes');
    expect(words).toContain('Olá Inês Duarte,');
  });

  it('always fits an address, and always says when, how much and to whom', () => {
    const room = fc.record({
      status: fc.constantFrom(...BOOKING_STATUSES),
      guest_name: fc.string({ unit: 'grapheme', maxLength: 200 }),
      rooms: fc.option(
        fc.record({
          room_number: fc.string({ maxLength: 10 }),
          name: fc.string({ unit: 'grapheme', maxLength: 100 }),
        }),
      ),
      check_in_date: fc.integer({ min: 20_000, max: 22_000 }).map(utcDay),
      check_out_date: fc.integer({ min: 22_001, max: 22_100 }).map(utcDay),
      number_of_guests: fc.integer({ min: 1, max: 50 }),
      total_price: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const language = fc.constantFrom(...GUEST_LANGUAGES);
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 50 }), language, (group, lang) => {
        const [first = booking, ...others] = group.map((one) => ({ ...booking, ...one }));
        const { subject, body } = guestLetter([first, ...others], {
          language: lang,
          house: letterHouse,
        });
        // A lone surrogate, which no name in the database contains, cannot be encoded.
        expect(encodeURIComponent(subject + body).length).toBeLessThanOrEqual(1500);
        expect(body).toContain('R26-7K3F9Q');
        expect(body).toContain(house.phone);
      }),
    );
  });
});

test('every state has its words in every language', () => {
  for (const { opening } of Object.values(LETTER_WORDS)) {
    expect(BOOKING_STATUSES.map((status) => opening[status]).filter(Boolean)).toHaveLength(9);
  }
});

test.each([
  ['en-GB', '2026-01-01', 'Thursday, 1 January 2026'],
  ['en-GB', '2028-02-29', 'Tuesday, 29 February 2028'],
  ['es-ES', '2026-01-01', 'jueves, 1 de enero de 2026'],
  ['fr-FR', '2026-01-01', 'jeudi 1er janvier 2026'],
  ['fr-FR', '2026-01-11', 'dimanche 11 janvier 2026'],
  ['de-DE', '2028-02-29', 'Dienstag, 29. Februar 2028'],
])('a day in a letter of %s: %s (LANG-03)', (locale, day, expected) => {
  expect(letterFormats(locale).day(day)).toBe(expected);
});

test.each([
  ['en-GB', 0, '€0.00'],
  ['en-GB', 999.9, '€999.90'],
  ['en-GB', 1_234_567.5, '€1,234,567.50'],
  ['es-ES', 1165, '1165,00 €'],
  ['fr-FR', 1165, '1 165,00 €'],
  ['de-DE', 1165, '1.165,00 €'],
])('a sum in a letter of %s: %d (LANG-03)', (locale, amount, expected) => {
  expect(letterFormats(locale).euros(amount)).toBe(expected);
});

describe('the tourist tax in a letter', () => {
  it.each<[GuestLanguage, string]>([
    ['pt', 'Taxa turística (paga na receção, não está no total): até 6,00 €'],
    ['en', 'Tourist tax (paid at reception, not in the total): up to €6.00'],
    ['es', 'Tasa turística (se paga en recepción, no está en el total): hasta 6,00 €'],
    ['fr', 'Taxe de séjour (réglée sur place, non comprise dans le total)\u00a0: jusqu’à 6,00 €'],
    ['de', 'Touristensteuer (vor Ort zahlbar, nicht im Gesamtpreis): bis zu 6,00 €'],
  ])('says in %s what is paid at reception beside the total (RATE-03)', (language, line) => {
    const taxSeasons = [
      { from_day: '01-01', until_day: '12-31', amount: 1, min_age: 13, max_nights: 7 },
    ];
    const { body } = guestLetter([booking], { language, house, taxSeasons });
    expect(body.replaceAll(/\s/g, ' ')).toContain(line.replaceAll(/\s/g, ' '));
    expect(lines([booking], language).join()).not.toContain(line.slice(0, 12));
  });
});
