import { describe, expect, it } from 'vitest';
import {
  actionLabel,
  hindranceWords,
  leftAloneWords,
  wayDetail,
} from '@/domain/channel/conflict-way-words';
import {
  channelLabel,
  commonLine,
  conflictTitle,
  foreignGuestName,
  nightsLine,
  onChannel,
  oursWords,
  partiesLine,
  shortNights,
  stayLine,
  timelineWords,
} from '@/domain/channel/conflict-words';

const foreign = { channel: 'booking_com', starts: '2026-11-25', ends: '2026-11-28' };
const duarte = {
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  source: 'site',
  guest_name: 'Inês Duarte',
};
const chen = {
  ...duarte,
  check_in_date: '2026-11-27',
  check_out_date: '2026-11-28',
  source: 'airbnb',
};
const met = { foreign, roomNumber: '8', ours: [duarte], closed: [] };
const closed = {
  foreign: { ...foreign, channel: 'airbnb' },
  roomNumber: '11',
  ours: [],
  closed: ['2026-11-26'],
};

describe('a conflict in words', () => {
  it('names room and nights, as the design has it (CHAN-04)', () => {
    expect(conflictTitle(met)).toBe('Quarto 8: duas estadias em 25 e 26 de novembro');
    expect(nightsLine(met)).toBe('25 e 26 nov., 2 noites');
    expect(partiesLine(met)).toBe('Booking.com e pedido direto');
    expect(commonLine(met)).toBe('Em comum: noites de 25 e de 26');
    expect(stayLine({ from: '2026-11-24', to: '2026-11-27' })).toBe('ter., 24 – sex., 27 nov. (3)');
    expect(stayLine({ from: '2026-11-30', to: '2026-12-02' })).toBe(
      'seg., 30 nov. – qua., 2 dez. (2)',
    );
    expect(timelineWords(met)).toBe(
      'Inês Duarte de 24 a 27 de novembro; Booking.com de 25 a 28 de novembro; em comum 2 noites: 25 e 26 de novembro.',
    );
  });

  it('of several, of a closed day, and of nothing any more says so (CHAN-04)', () => {
    const several = { ...met, ours: [duarte, chen] };
    expect(conflictTitle(several)).toBe('Quarto 8: três estadias de 25 a 27 de novembro');
    expect(partiesLine(several)).toBe('Booking.com e 2 reservas nossas');
    expect(conflictTitle(closed)).toBe('Quarto 11: uma estadia num dia bloqueado, 26 de novembro');
    expect(partiesLine(closed)).toBe('Airbnb e dia bloqueado');
    expect(commonLine(closed)).toBe('Bloqueado: 26 nov.');
    const free = { ...met, ours: [] };
    expect(conflictTitle(free)).toBe('Quarto 8: já está livre de 25 a 27 de novembro');
    expect(partiesLine(free)).toBe('Booking.com, já com o quarto livre');
    expect(commonLine(free)).toBeNull();
  });

  it('lists nights in the least words that name all of them (CHAN-04)', () => {
    expect(shortNights(['2026-12-03'])).toBe('3 dez.');
    expect(shortNights(['2026-11-30', '2026-12-01'])).toBe('30 nov. e 1 dez.');
    expect(shortNights(['2026-11-25', '2026-11-27', '2026-11-29'])).toBe('25, 27 e 29 nov.');
    expect(shortNights(['2026-11-29', '2026-11-30', '2026-12-01'])).toBe('29 nov. a 1 dez.');
  });

  it('calls platforms as reception does (CHAN-03)', () => {
    const channels = ['booking_com', 'airbnb', 'vrbo', 'google', 'other'];
    expect(channels.map(channelLabel)).toEqual([
      'Booking.com',
      'Airbnb',
      'Vrbo',
      'Google',
      'Outro canal',
    ]);
    expect(channels.map(onChannel)).toEqual([
      'na Booking.com',
      'na Airbnb',
      'na Vrbo',
      'no Google',
      'no outro canal',
    ]);
    expect(['site', 'phone', 'airbnb'].map(oursWords)).toEqual([
      'pedido direto',
      'reserva por telefone',
      'Airbnb',
    ]);
    expect([null, 'Hóspede Booking.com', 'Ana Reis'].map(foreignGuestName)).toEqual([
      null,
      null,
      'Ana Reis',
    ]);
  });
});

describe('the ways out in words', () => {
  const told = {
    foreign,
    roomNumber: '8',
    ours: { ...duarte, isOfChannel: false, hasItsNights: true },
    closed: [],
    roomNumbers: ['6', '7', '10', '13'],
  };

  it('say what they mean and name their deed (CHAN-04)', () => {
    expect(wayDetail('other-room', told)).toBe(
      'Na Booking.com continua como quarto 8; aqui dorme noutro.',
    );
    expect(wayDetail('move-ours', told)).toBe(
      'Livres de 24 a 27: 6, 7, 10 e 13. O preço combinado mantém-se.',
    );
    expect(
      wayDetail('cancel-ours', { ...told, ours: { ...told.ours, isOfChannel: true } }),
    ).toContain('No canal por onde veio, cancele também.');
    expect(wayDetail('same-stay', told)).toBe(
      'Fica uma só reserva, com as nossas datas até mudarem na Booking.com. Para quem reservou aqui e lá.',
    );
    expect(wayDetail('same-stay', { ...told, ours: { ...told.ours, hasItsNights: false } })).toBe(
      'Fica uma só reserva. Mal o caminho fique livre, passa às datas que tem na Booking.com: de 25 a 28 de novembro. Para quem reservou aqui e lá.',
    );
    expect(actionLabel('other-room', { roomNumber: '13', closed: [] })).toBe('Pôr no quarto 13');
    expect(actionLabel('swap', { partner: 'Wei Chen', closed: [] })).toBe('Trocar com Chen');
    expect(actionLabel('same-stay', { bookingNumber: 'R26-7K3F9Q', closed: [] })).toBe(
      'Ligar à R26-7K3F9Q',
    );
    expect(actionLabel('open-days', { closed: ['2026-12-03'] })).toBe('Abrir 3 dez.');
  });

  it('say why they are none, and what comes of doing nothing (CHAN-04)', () => {
    expect(hindranceWords('no-room', { ...told, way: 'other-room' })).toBe(
      'Nenhum quarto livre de 25 a 28 de novembro.',
    );
    expect(hindranceWords('slept', { ...told, way: 'move-ours' })).toBe(
      'Inês Duarte já dormiu no quarto 8: divida a estadia na reserva.',
    );
    const alone = { ours: 1, closed: 0, isReading: true, isMissing: false };
    expect(leftAloneWords(alone)).toBe(
      'Se deixar estar: a nossa fica como está e, mal o caminho fique livre, a de fora é reservada sozinha.',
    );
    expect(leftAloneWords({ ...alone, ours: 0 })).toContain('dentro de um minuto');
    expect(leftAloneWords({ ...alone, isReading: false })).toContain('está parado');
    expect(leftAloneWords({ ...alone, isMissing: true })).toContain('última leitura');
  });
});
