import { describe, expect, it } from 'vitest';
import { paperGroups, paperOutages, paperSum } from '@/domain/cleaning/board-paper';
import { withReadyNote } from '@/domain/cleaning/room-note';
import {
  backQuestion,
  inWayWords,
  leftWords,
  linenWords,
  outageWords,
  roomDayWords,
  stateLines,
} from '@/domain/cleaning/room-words';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { makeOutage, makeRoomToday as room } from '../../support/cleaning';

const TODAY = '2026-11-23';
const at = (hour: string | null, guests = 2) => ({ at: hour, guests });

describe('a room of the board', () => {
  it.each<[Partial<RoomToday>, string, string[]]>([
    [
      { state: 'dirty', leaving: true, arriving: at('16:00') },
      'Entra às 16:00, 2 pessoas',
      ['Ainda ocupado'],
    ],
    [
      { state: 'dirty', left: true, arriving: at(null, 1), emptied_at: '2026-11-23T07:40:00Z' },
      'Entra hoje, 1 pessoa',
      ['Vazio desde as 07:40'],
    ],
    [{ state: 'dirty', left: true }, 'Saiu, depois livre', ['Já vazio']],
    [{ state: 'dirty', leaving: true }, 'Sai até às 11:00, depois livre', ['Ainda ocupado']],
    [
      { state: 'cleaning', left: true, by: 'Lídia Cabral', since: '2026-11-23T09:05:00Z' },
      'Saiu, depois livre',
      ['Lídia, desde as 09:05'],
    ],
    [
      { state: 'cleaning', by: 'Lídia Cabral', since: '2026-11-22T09:05:00Z' },
      'Livre',
      ['Lídia, desde ontem às 09:05'],
    ],
    [
      { state: 'cleaning', leaving: true, by: 'Lídia', since: '2026-11-23T09:05:00Z' },
      'Sai até às 11:00, depois livre',
      ['Ainda ocupado', 'Lídia, desde as 09:05'],
    ],
    [
      { state: 'inspected', arriving: at(null, 4), by: 'Rui Dias', since: '2026-11-22T16:20:00Z' },
      'Entra hoje, 4 pessoas',
      ['Rui, ontem às 16:20'],
    ],
    [
      { state: 'clean', by: 'Rui Dias', since: '2026-11-20T16:20:00Z' },
      'Livre',
      ['Rui, a 20 nov. às 16:20'],
    ],
    [{ state: 'clean', since: '2026-11-23T09:00:00Z' }, 'Livre', ['Às 09:00']],
    [{ state: 'dirty', staying: { night: 4, guests: 2 } }, '4.ª noite, 2 pessoas', []],
    // Whoever came today is in already.
    [{ state: 'clean', left: true, staying: { night: 1, guests: 2 } }, '1.ª noite, 2 pessoas', []],
    [{ state: 'dirty', by: 'Rui Dias', since: '2026-11-23T09:10:00Z' }, 'Livre', ['Rui, às 09:10']],
    [{ closed: true }, 'Fechado esta noite', []],
    [{}, 'Livre', []],
    [{ outage: makeOutage({ ends: '2026-11-25' }) }, 'Até qua., 25 nov.', []],
  ])('%j is told as %s (CLEAN-01, CLEAN-02)', (day, words, lines) => {
    expect(roomDayWords(room('1', day))).toBe(words);
    expect(stateLines(room('1', day), TODAY)).toEqual(lines);
  });

  it.each<[Partial<RoomToday>, string | null]>([
    [{ state: 'dirty', linen: { kind: 'all', beds: 2 } }, 'Roupa toda'],
    [{ state: 'cleaning', linen: { kind: 'all', beds: 6 } }, 'Roupa toda, 6 camas'],
    [{ state: 'dirty', linen: { kind: 'change', nights: 3 } }, 'Mudar a roupa: 3 noites'],
    [{ state: 'clean', linen: { kind: 'all', beds: 6 } }, null],
    [{ state: 'dirty' }, null],
  ])('says which linen is to be changed: %j (CLEAN-01)', (day, words) => {
    expect(linenWords(room('1', day))).toBe(words);
  });

  it('asks before it takes back what somebody else did (CLEAN-02)', () => {
    const done = { by: 'Rui Dias', since: '2026-11-23T09:10:00Z' } as const;
    expect(backQuestion(room('1', { ...done, state: 'inspected' }), TODAY)).toEqual({
      title: 'Rui verificou às 09:10. Voltar a Limpo?',
      confirm: 'Voltar a Limpo',
    });
    expect(backQuestion(room('1', { ...done, state: 'cleaning' }), TODAY)?.title).toBe(
      'Rui começou às 09:10. Voltar a Por limpar?',
    );
    expect(backQuestion(room('1', { ...done, state: 'clean', is_own: true }), TODAY)).toBeNull();
    expect(backQuestion(room('1', { ...done, state: 'dirty' }), TODAY)).toBeNull();
    expect(backQuestion(room('1', { state: 'clean' }), TODAY)).toBeNull();
  });

  it('says why it is out of service, and who is in the way (CLEAN-03)', () => {
    const outage = makeOutage({ reason: 'Autoclismo a verter', by: 'Helena Moura' });
    expect(outageWords({ ...outage, at: '2026-11-22T10:00:00Z' }, TODAY)).toBe(
      'Autoclismo a verter. Por Helena, ontem',
    );
    expect(outageWords({ ...outage, at: '2026-11-23T10:00:00Z', by: null }, TODAY)).toBe(
      'Autoclismo a verter. Desde hoje',
    );
    expect(inWayWords({ ...outage, in_way: 0 })).toBeNull();
    expect(inWayWords({ ...outage, in_way: 1 })).toBe('1 estadia no caminho');
    expect(inWayWords({ ...outage, in_way: 2 })).toBe('2 estadias no caminho');
  });

  it.each<[RoomToday['state'][], string]>([
    [['dirty', 'dirty', 'clean'], 'Faltam 2 de 3 quartos'],
    [['dirty', 'cleaning'], 'Falta 1 de 2 quartos'],
    [['cleaning', 'clean'], '1 em limpeza, nenhum por começar'],
    [['clean', 'inspected'], 'Tudo limpo'],
  ])('counts what is left of %j (CLEAN-02)', (all, words) => {
    expect(leftWords(all.map((state, place) => room(String(place), { state })))).toBe(words);
  });
});

describe('a note', () => {
  it('takes ready words behind what is written, and gives them back (CLEAN-01)', () => {
    expect(withReadyNote('', 'Faltam toalhas')).toBe('Faltam toalhas');
    expect(withReadyNote('Cheira a tinta', 'Faltam toalhas')).toBe(
      'Cheira a tinta. Faltam toalhas',
    );
    expect(withReadyNote('Cheira a tinta. Faltam toalhas', 'Faltam toalhas')).toBe(
      'Cheira a tinta',
    );
    expect(withReadyNote('W'.repeat(140), 'Faltam toalhas')).toBe('W'.repeat(140));
  });
});

describe('the board on paper', () => {
  it('names rooms, hours, people, linen and notes, and no colleague (CLEAN-02)', () => {
    const rooms = [
      room('2', {
        name: 'Duplo Maré',
        state: 'dirty',
        left: true,
        arriving: at('16:00'),
        linen: { kind: 'all', beds: 2 },
      }),
      room('8', { state: 'dirty', leaving: true, linen: { kind: 'all', beds: 6 } }),
      room('3', {
        state: 'dirty',
        staying: { night: 4, guests: 2 },
        linen: { kind: 'change', nights: 3 },
        note: 'Faltam toalhas',
        note_by: 'Rui',
      }),
      room('9', {
        state: 'inspected',
        arriving: at(null, 3),
        by: 'Rui Dias',
        since: '2026-11-22T16:20:00Z',
      }),
      room('6', {
        name: 'Família Leque',
        outage: makeOutage({ ends: '2026-11-25', reason: 'Autoclismo a verter' }),
      }),
    ];
    const lines = paperGroups(rooms, TODAY).map(({ title, rooms: ofGroup }) => [
      title,
      ...ofGroup.map(({ room_number, arrives, people, linen, note }) =>
        [room_number, arrives, people, linen, note].join('|'),
      ),
    ]);
    expect(lines).toEqual([
      ['Sai e entra hoje', '2|16:00|2|toda|'],
      ['Sai hoje', '8||livre|toda, 6 camas|'],
      ['Ficam', '3||2|mudar|Faltam toalhas'],
      ['Prontos', '9|hoje|3||Verificado ontem'],
    ]);
    expect(paperOutages(rooms).map(({ room_number, words }) => [room_number, words])).toEqual([
      ['6', 'Família Leque, até qua., 25 nov.: autoclismo a verter.'],
    ]);
    expect(paperSum(rooms, '08:00')).toBe('5 quartos, 3 por limpar às 08:00');
  });
});
