import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  deskBookingRows,
  deskTotal,
  replacementRoom,
  pricePerPersonNight,
  proposedSource,
  spreadGuests,
} from '@/domain/new-stay/new-booking';
import { deskBookingProblems, type DeskBookingDraft } from '@/domain/new-stay/booking-schema';
import { roomOffers, type DeskRoom, type RoomOffer } from '@/domain/new-stay/rooms';

const TODAY = '2026-11-23';

const room = (room_number: string, max_guests: number, price_per_night: number): DeskRoom => ({
  id: `id-${room_number}`,
  room_number,
  name: `Quarto ${room_number}`,
  max_guests,
  price_per_night,
});
const ROOMS = [room('2', 2, 55), room('4', 2, 52), room('5', 2, 52), room('6', 4, 84)];

const draft: DeskBookingDraft = {
  checkIn: '2026-11-28',
  checkOut: '2026-12-01',
  guests: 3,
  rooms: ['id-5', 'id-2'],
  prices: {},
  acceptedClosures: [],
  guestName: ' Rita Fonseca ',
  guestPhone: ' 00351 925 555 614 ',
  guestEmail: ' Rita@Correio.example ',
  source: null,
  language: 'pt',
  status: 'confirmed',
  message: 'Chegam tarde.',
  adminNotes: ' ',
  ids: ['a', 'b', 'c'],
  groupReference: 'GRP26-8KQ2M7XA',
};

function offersOf(changes: Partial<Parameters<typeof roomOffers>[0]> = {}): RoomOffer[] {
  return roomOffers({
    rooms: ROOMS,
    stays: [],
    closedDays: [],
    dates: draft,
    guests: 2,
    ...changes,
  });
}

const takenBy = (roomId: string) => ({
  id: 's1',
  booking_number: 'R26-TN7R4Y',
  guest_name: 'Hanna Lindqvist',
  room_id: roomId,
  check_in_date: '2026-11-27',
  check_out_date: '2026-11-30',
  status: 'awaiting_payment',
});

describe('guests over rooms', () => {
  test.each([
    [[2], 2, [2]],
    [[2, 2], 4, [2, 2]],
    [[2, 2], 3, [2, 1]],
    [[8, 2], 4, [3, 1]],
    [[2, 8], 4, [2, 2]],
    [[2], 4, [4]],
    [[2, 2], 6, [2, 4]],
    [[2, 2], 1, [1, 1]],
    [[], 2, []],
  ])('of rooms for %j, %i guests sleep %j (DESK-02)', (beds, guests, spread) => {
    expect(
      spreadGuests(
        beds.map((max_guests) => ({ max_guests })),
        guests,
      ),
    ).toEqual(spread);
  });

  it('lose nobody, leave no room empty, and overfill only where beds are missing (DESK-02)', () => {
    const beds = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(beds, fc.integer({ min: 1, max: 50 }), (capacities, guests) => {
        const spread = spreadGuests(
          capacities.map((max_guests) => ({ max_guests })),
          guests,
        );
        const sum = spread.reduce((all, one) => all + one, 0);
        expect(sum).toBe(Math.max(guests, capacities.length));
        expect(Math.min(...spread)).toBeGreaterThanOrEqual(1);
        const isEnough = capacities.reduce((all, one) => all + one, 0) >= guests;
        const fits = spread.every((count, place) => count <= (capacities[place] ?? 0));
        expect(fits).toBe(isEnough);
      }),
    );
  });
});

describe('what is stored', () => {
  it('is one row for each room, all of one group (DESK-05, CONST-GRP-03)', () => {
    const message = 'Chegam tarde.\n\nGRUPO: Reserva de 2 quartos. Ref: GRP26-8KQ2M7XA';
    const shared = {
      check_in_date: '2026-11-28',
      check_out_date: '2026-12-01',
      guest_name: 'Rita Fonseca',
      guest_email: 'rita@correio.example',
      guest_phone: '+351 925 555 614',
      source: 'phone',
      language: 'pt',
      status: 'confirmed',
      message,
      admin_notes: null,
      group_reference: 'GRP26-8KQ2M7XA',
    };
    expect(deskBookingRows(draft, { rooms: ROOMS, today: TODAY })).toEqual([
      { ...shared, id: 'a', room_id: 'id-5', number_of_guests: 2, total_price: 156 },
      { ...shared, id: 'b', room_id: 'id-2', number_of_guests: 1, total_price: 165 },
    ]);
  });

  it('is a row without group and note for a single room, at the price written by hand (DESK-02)', () => {
    const [row, ...others] = deskBookingRows(
      {
        ...draft,
        rooms: ['id-5'],
        prices: { 'id-5': '140,50', 'id-2': '1' },
        guestPhone: '',
        guestEmail: '',
        message: '',
        source: 'airbnb',
        adminNotes: 'Berço.',
      },
      { rooms: ROOMS, today: TODAY },
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      number_of_guests: 3,
      total_price: 140.5,
      guest_email: null,
      guest_phone: null,
      message: null,
      admin_notes: 'Berço.',
      group_reference: null,
      source: 'airbnb',
    });
  });

  it('comes from the desk when the guest arrives today, else from the telephone (DESK-02)', () => {
    expect(proposedSource(TODAY, TODAY)).toBe('desk');
    expect(proposedSource('2026-11-24', TODAY)).toBe('phone');
    // Written down late.
    expect(proposedSource('2026-11-22', TODAY)).toBe('desk');
    expect(proposedSource('31/02', TODAY)).toBe('phone');
  });
});

describe('what it costs', () => {
  it('is the price list for what is not written by hand (DESK-02)', () => {
    expect(deskTotal(ROOMS.slice(0, 2), draft)).toBe(321);
    expect(deskTotal(ROOMS.slice(0, 2), { ...draft, prices: { 'id-2': '0,10' } })).toBe(156.1);
    // A half-typed price does not count as one.
    expect(deskTotal(ROOMS.slice(0, 1), { ...draft, prices: { 'id-2': '1,' } })).toBe(165);
  });

  it('is said for each person and night (RATE-04)', () => {
    expect(pricePerPersonNight({ total: 162, guests: 2, nights: 3 })).toBe(27);
    expect(pricePerPersonNight({ total: 100, guests: 3, nights: 1 })).toBe(33.33);
    expect(pricePerPersonNight({ total: 100, guests: 3, nights: 0 })).toBeNull();
  });
});

describe('a room in place of a taken one', () => {
  const numberFor = (offers: RoomOffer[], takenId: string, chosen: string[]) => {
    const taken = offers.find(({ room: { id } }) => id === takenId);
    return taken && replacementRoom(offers, taken, chosen)?.room.room_number;
  };

  it('is one of the same price first, then the nearest (DESK-05)', () => {
    const offers = offersOf({ stays: [takenBy('id-5')] });
    expect(numberFor(offers, 'id-5', ['id-5'])).toBe('4');
    expect(numberFor(offers, 'id-5', ['id-5', 'id-4'])).toBe('2');
  });

  it('is neither smaller, nor closed, nor taken (DESK-05)', () => {
    const stays = [takenBy('id-6'), takenBy('id-5')];
    expect(numberFor(offersOf({ stays }), 'id-6', ['id-6'])).toBeUndefined();
    const closedDays = [{ room_id: 'id-4', date: '2026-11-28' }];
    expect(numberFor(offersOf({ stays, closedDays }), 'id-5', ['id-5'])).toBe('2');
  });
});

describe('what must be right before it is stored', () => {
  const problemOf = (
    changes: Partial<DeskBookingDraft>,
    offers: RoomOffer[] | null = offersOf(),
  ) => {
    return deskBookingProblems({ ...draft, ...changes }, { today: TODAY, offers });
  };

  it('is nothing but dates, a room and the name (DESK-02)', () => {
    expect(problemOf({ guestPhone: '', guestEmail: '', message: '' })).toEqual({});
  });

  test.each<[Partial<DeskBookingDraft>, Record<string, string>]>([
    [{ guestName: ' ' }, { guestName: 'Escreva o nome do hóspede.' }],
    [{ guestName: 'x'.repeat(201) }, { guestName: 'O nome pode ter até 200 caracteres.' }],
    [{ rooms: [] }, { rooms: 'Escolha pelo menos um quarto.' }],
    [{ rooms: ['gone'] }, { rooms: 'Escolha pelo menos um quarto.' }],
    [{ guests: 0 }, { guests: 'Entre 1 e 50 hóspedes.' }],
    [
      { guestPhone: '12' },
      { guestPhone: 'Escreva um telefone válido, por exemplo +351 912 345 678.' },
    ],
    [
      { guestEmail: 'rita@' },
      { guestEmail: 'Escreva um e-mail válido, por exemplo nome@exemplo.pt.' },
    ],
    [{ prices: { 'id-5': 'muito' } }, { prices: 'Por favor, insira um preço válido.' }],
    [{ prices: { 'id-6': 'muito' } }, {}],
    [{ message: 'x'.repeat(3901) }, { message: 'O texto pode ter até 3900 caracteres.' }],
    [{ adminNotes: 'x'.repeat(5001) }, { adminNotes: 'O texto pode ter até 5000 caracteres.' }],
    [{ checkIn: '31/11' }, { checkIn: 'Escreva a data assim: 28/11/2026.' }],
    [{ checkOut: '2026-11-28' }, { checkOut: 'O check-out tem de ser depois do check-in.' }],
  ])('%j: %j (DESK-02)', (changes, problems) => {
    expect(problemOf(changes)).toEqual(problems);
  });

  it('waits for the rooms (DESK-02)', () => {
    expect(problemOf({}, null)).toEqual({
      rooms: 'Os quartos destas datas ainda não carregaram.',
    });
  });

  it('refuses a taken room, save for what is cancelled from the start (DESK-02)', () => {
    const offers = offersOf({ stays: [takenBy('id-5')] });
    const problems = { rooms: 'O quarto 5 está ocupado nestas datas.' };
    expect(problemOf({}, offers)).toEqual(problems);
    expect(problemOf({ status: 'cancelled' }, offers)).toEqual({});
  });

  it('names closed nights, which reception may accept one by one (DESK-03)', () => {
    const closedDays = ['2026-11-28', '2026-11-30'].map((date) => ({ room_id: 'id-5', date }));
    const offers = offersOf({ closedDays });
    const words =
      'O quarto 5 está bloqueado a 28 nov. e 30 nov.: confirme com «Reservar mesmo assim».';
    expect(problemOf({}, offers)).toEqual({ rooms: words });
    expect(problemOf({ acceptedClosures: ['id-5 2026-11-28'] }, offers)).toEqual({ rooms: words });
    const acceptedClosures = ['id-5 2026-11-28', 'id-5 2026-11-30'];
    expect(problemOf({ acceptedClosures }, offers)).toEqual({});
  });
});
