import { describe, expect, it } from 'vitest';
import { selectedStay, selectedStayText } from '@/domain/stay-move/selected-stay';
import {
  dataForMove,
  placeOfStay,
  type MovableStay,
  type StayPlace,
} from '@/domain/stay-move/stay-move';
import {
  lengthAnnouncement,
  liftAnnouncement,
  movedNotice,
  placeAnnouncement,
} from '@/domain/stay-move/announcements';
import {
  moveChange,
  priceAt,
  proposedWay,
  splitWish,
  swapChanges,
} from '@/domain/stay-move/changes';
import { judgePlace } from '@/domain/stay-move/verdict';
import {
  differenceMark,
  differenceText,
  placeCaution,
  refusalWord,
  shortStay,
  swapRefusal,
  weekdayAndDate,
} from '@/domain/stay-move/words';
import { judgeSwap } from '@/domain/stay-move/swap';

const TODAY = '2026-11-23';
const room = (number: string, price: number, beds = 2) => ({
  id: `room-${number}`,
  room_number: number,
  name: `Quarto ${number}`,
  max_guests: beds,
  price_per_night: price,
});
const ROOMS = [room('1', 38, 1), room('3', 58), room('5', 52), room('10', 88), room('11', 62)];
const numberOf = (id: string) => id.replace('room-', '');

const makeStay = (guest: string, overrides: Partial<MovableStay> = {}): MovableStay => ({
  id: guest,
  room_id: 'room-3',
  check_in_date: '2026-12-08',
  check_out_date: '2026-12-11',
  status: 'confirmed',
  guest_name: guest,
  booking_number: 'R26-BRGAN3',
  number_of_guests: 2,
  total_price: 174,
  group_reference: null,
  updated_at: 'then',
  ...overrides,
});
const melo = makeStay('Catarina Melo');
const chen = makeStay('Wei Chen', { check_in_date: '2026-12-13', check_out_date: '2026-12-16' });
const vidal = makeStay('Marta Vidal', {
  room_id: 'room-10',
  check_in_date: '2026-12-09',
  check_out_date: '2026-12-14',
});
const lopes = makeStay('Carla Lopes', {
  room_id: 'room-5',
  check_in_date: '2026-12-07',
  check_out_date: '2026-12-10',
  total_price: 156,
});

const dataOf = (stay: MovableStay, closed: string[] = []) =>
  dataForMove({
    stay,
    rooms: ROOMS,
    stays: [melo, chen, vidal, lopes],
    closedDays: closed.map((date) => ({ room_id: 'room-11', date })),
    today: TODAY,
    limits: { from: '2026-11-01', to: '2027-01-31' },
  });
const data = dataOf(melo);
const to = (roomId: string, changes: Partial<StayPlace> = {}) => ({
  ...placeOfStay(data),
  roomId,
  ...changes,
});
const said = (place: StayPlace, of = data) =>
  placeAnnouncement(numberOf(place.roomId), place, judgePlace(of, place));

describe('what is said of a stay that moves', () => {
  it('says it to those who listen, as designed (DESK-07)', () => {
    expect(liftAnnouncement(melo)).toBe(
      'A mover a estadia de Catarina Melo. Setas mudam, Enter guarda, Escape desiste.',
    );
    expect(said(to('room-11'))).toBe(
      'Quarto 11, de 8 a 11 de dezembro: livre, mais 12 euros pela tabela.',
    );
    expect(said(to('room-10'))).toBe('Quarto 10: ocupado por Vidal.');
    expect(said(to('room-1'))).toBe('Quarto 1: só 1 pessoa.');
    expect(said(to('room-3'))).toBe('Quarto 3, de 8 a 11 de dezembro: onde estava.');
    expect(said(to('room-11'), dataOf(melo, ['2026-12-09']))).toBe(
      'Quarto 11, de 8 a 11 de dezembro: bloqueado a 9 de dezembro, mais 12 euros pela tabela.',
    );
    const cheaper = to('room-5', { checkIn: '2026-12-20', checkOut: '2026-12-23' });
    expect(said(cheaper)).toMatch(/menos 18 euros pela tabela\.$/);
    expect(said(to('room-3', { checkIn: '2026-12-20', checkOut: '2026-12-23' }))).toMatch(
      /: livre, o mesmo preço pela tabela\.$/,
    );
  });

  it('says how long it gets, and who stops it (DESK-07)', () => {
    const tell = (checkOut: string) => {
      const place = to('room-3', { checkOut });
      return lengthAnnouncement(data, place, {
        part: 'departure',
        verdict: judgePlace(data, place),
      });
    };
    expect(tell('2026-12-12')).toBe('Saída a 12 de dezembro, 4 noites, mais 58 euros pela tabela.');
    expect(tell('2026-12-13')).toMatch(/ Mais não dá, Chen entra nesse dia\.$/);
    expect(tell('2026-12-09')).toMatch(/^Saída a 9 de dezembro, 1 noite, menos 116 euros/);
  });

  it.each([
    [12, '+12\u00a0€', '+12,00\u00a0€'],
    [-18, '−18\u00a0€', '−18,00\u00a0€'],
    [0, '=\u00a0€', 'o mesmo'],
  ])('shows a difference of %d euros (DESK-07)', (euros, mark, text) => {
    expect(differenceMark(euros)).toBe(mark);
    expect(differenceText(euros)).toBe(text);
  });

  it('names days in little room (DESK-07)', () => {
    expect(shortStay({ checkIn: '2026-12-08', checkOut: '2026-12-11' })).toBe('8 a 11 dez.');
    expect(shortStay({ checkIn: '2026-11-28', checkOut: '2026-12-02' })).toBe('28 nov. a 2 dez.');
    expect(weekdayAndDate('2026-12-11', { withMonth: false })).toBe('sex., 11');
    expect(weekdayAndDate('2026-12-13', { withMonth: true })).toBe('dom., 13 dez.');
  });

  it('names a refusal beside the room, and nothing beside a free one (DESK-07)', () => {
    const word = (roomId: string, of = data) => refusalWord(judgePlace(of, to(roomId)));
    expect(word('room-10')).toBe('ocupado');
    expect(word('room-1')).toBe('só 1 pessoa');
    expect(word('room-11', dataOf(melo, ['2026-12-09']))).toBe('bloqueado');
    expect(word('room-11')).toBeNull();
  });

  it('names whoever hinders a swap (DESK-08)', () => {
    expect(swapRefusal(judgeSwap(data, vidal), numberOf)).toBe(
      'Não dá para trocar: Chen está no quarto 3 de 13 a 16.',
    );
    expect(swapRefusal(judgeSwap(data, lopes), numberOf)).toBeNull();
  });

  it('warns of a closed day, and of an arrival gone by (DESK-07, DESK-03)', () => {
    const caution = (place: StayPlace, of = data) =>
      placeCaution(of, place, {
        verdict: judgePlace(of, place),
        roomNumber: numberOf(place.roomId),
      });
    expect(caution(to('room-11'), dataOf(melo, ['2026-12-09']))).toBe(
      'O quarto 11 está bloqueado a 9 dez.',
    );
    expect(caution(to('room-3', { checkIn: '2026-11-20' }))).toBe('Check-in há 3 dias.');
    expect(caution(to('room-11'))).toBeNull();
  });

  it('tells of a move that is stored (DESK-07)', () => {
    expect(movedNotice(data, to('room-11'), '11')).toBe('Catarina Melo passou para o quarto 11.');
    expect(movedNotice(data, to('room-3', { checkOut: '2026-12-12' }), '3')).toBe(
      'Catarina Melo fica de 8 a 12 de dezembro.',
    );
    expect(movedNotice(data, to('room-11', { checkOut: '2026-12-12' }), '11')).toBe(
      'Catarina Melo passou para o quarto 11, de 8 a 12 de dezembro.',
    );
  });
});

describe('what is stored of a move', () => {
  it('keeps the price of the same nights, and reckons other nights anew (DESK-07)', () => {
    expect(proposedWay(data, to('room-11'))).toBe('keep');
    const longer = to('room-3', { checkOut: '2026-12-12' });
    expect(proposedWay(data, longer)).toBe('table');
    expect(priceAt(data, longer, { way: 'keep', typed: null })).toBe(174);
    expect(priceAt(data, longer, { way: 'table', typed: null })).toBe(232);
    expect(priceAt(data, longer, { way: 'typed', typed: 200 })).toBe(200);
  });

  it('changes the columns that differ (DESK-07)', () => {
    const change = moveChange(data, to('room-11'), 174);
    expect(change).toEqual({ shown: melo, set: { room_id: 'room-11' } });
    expect(moveChange(data, to('room-3'), 174).set).toEqual({});
  });

  it('gives each the room of the other, at its own price or that of the list (DESK-08)', () => {
    const sets = (way: 'keep' | 'table') => swapChanges(data, lopes, way).map(({ set }) => set);
    expect(sets('keep')).toEqual([{ room_id: 'room-5' }, { room_id: 'room-3' }]);
    expect(sets('table')).toEqual([
      { room_id: 'room-5', total_price: 156 },
      { room_id: 'room-3', total_price: 174 },
    ]);
  });

  it('shares the price of a split among its nights, to the cent (DESK-09)', () => {
    const keller = makeStay('Tobias Keller', {
      status: 'checked_in',
      check_in_date: '2026-11-21',
      check_out_date: '2026-11-24',
      total_price: 100,
    });
    const split = dataOf(keller);
    const place = { ...placeOfStay(split), roomId: 'room-11' };
    expect(splitWish(split, place, { way: 'keep', price: 100 })).toEqual({
      day: TODAY,
      roomId: 'room-11',
      firstPrice: 66.67,
      secondPrice: 33.33,
    });
    expect(splitWish(split, place, { way: 'table', price: 178 })).toMatchObject({
      firstPrice: 116,
      secondPrice: 62,
    });
    expect(
      splitWish(split, { ...place, isFromToday: false }, { way: 'keep', price: 100 }),
    ).toBeNull();
  });
});

describe('selected days as a booking', () => {
  const nights = ['2026-12-16', '2026-12-15', '2026-12-17'];
  const select = (rooms: Record<string, string[]>) =>
    selectedStay(new Map(Object.entries(rooms).map(([id, days]) => [id, new Set(days)])));

  it('are the same unbroken nights in each room, or none (DESK-01)', () => {
    const both = select({ 'room-3': nights, 'room-10': nights });
    expect(both).toEqual({
      checkIn: '2026-12-15',
      checkOut: '2026-12-18',
      roomIds: ['room-3', 'room-10'],
    });
    expect(both && selectedStayText(both, ROOMS)).toBe('15 a 18 dez., 3 noites, 438,00\u00a0€');
    expect(select({ 'room-3': nights, 'room-10': nights.slice(1) })).toBeNull();
    expect(select({ 'room-3': nights, 'room-10': [...nights.slice(1), '2026-12-18'] })).toBeNull();
    expect(select({ 'room-3': ['2026-12-15', '2026-12-17'] })).toBeNull();
    expect(select({})).toBeNull();
  });
});
