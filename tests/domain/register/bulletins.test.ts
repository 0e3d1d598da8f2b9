import { describe, expect, it } from 'vitest';
import {
  byWords,
  countWords,
  failureWords,
  fileWords,
  lastFileWords,
  placeWords,
  refusalLines,
  stateWords,
  stayWords,
} from '@/domain/register/bulletin-words';
import {
  bulletinCounts,
  bulletinRows,
  fileUnderWay,
  isRefusalOpen,
  readyEntries,
} from '@/domain/register/bulletins';
import type { PersonToReport, StayToReport } from '@/domain/register/siba-overview';
import {
  makeFile,
  makePerson,
  makeSibaOverview,
  makeStay,
  REPORTING,
} from '../../support/siba-overview';

// Monday, 23 November 2026.
const TODAY = '2026-11-23';

const rowsOf = (...stays: StayToReport[]) =>
  bulletinRows(makeSibaOverview({ settings: REPORTING, stays }), TODAY);

/** What the row of one stay says. */
function saidOf(...people: Partial<PersonToReport>[]): string | undefined {
  const stay = makeStay({
    people: people.map((person, at) => makePerson({ person: at + 1, ...person })),
  });
  const [row] = rowsOf(stay);
  return row && stateWords(row.state, row.stay.guests);
}

describe('who is to be reported', () => {
  it('stands late first, then by day, then by room (REG-04)', () => {
    const stays = [
      makeStay({ arrival: '2026-11-22', room_number: '11' }),
      makeStay({ arrival: '2026-11-22', room_number: '5' }),
      makeStay({ arrival: '2026-11-20', room_number: '4' }),
      makeStay({ arrival: '2026-11-17', room_number: '8' }),
    ];
    expect(rowsOf(...stays).map(({ stay }) => stay.room_number)).toEqual(['8', '4', '5', '11']);
  });

  it('is counted by people, late ones and those of today apart (REG-04)', () => {
    const rows = rowsOf(
      makeStay({ arrival: '2026-11-17', people: [makePerson({ missing: ['residence_place'] })] }),
      makeStay({ arrival: '2026-11-18', people: [makePerson(), makePerson({ person: 2 })] }),
      makeStay({ arrival: '2026-11-22' }),
    );
    const counts = bulletinCounts(rows, TODAY);
    expect(counts).toEqual({ people: 4, stays: 3, ready: 3, late: 1, dueToday: 2 });
    expect(countWords(counts)).toBe('4 hóspedes em 3 estadias, 3 prontos');
    expect(placeWords(counts)).toBe('4 por comunicar, 3 prontos');
    expect(placeWords({ ...counts, people: 0 })).toBe('Nada por comunicar');
    expect(countWords({ ...counts, people: 1, stays: 1, ready: 0 })).toBe(
      '1 hóspede em 1 estadia, nenhum pronto',
    );
  });

  it('is nobody of Portugal, and nobody of whom it is uncertain (REG-04)', () => {
    const portuguese = makePerson({ nationality: 'PRT', missing: ['residence_place'] });
    const uncertain = makePerson({ person: 2, state: 'under_way', file: 41 });
    expect(rowsOf(makeStay({ people: [portuguese, uncertain] }))).toEqual([]);
    const [row] = rowsOf(makeStay({ people: [portuguese, makePerson({ person: 2 })] }));
    expect(row?.people).toHaveLength(1);
    expect(row && stayWords(row)).toBe('Quarto 10, 2 hóspedes, Suécia');
  });

  it('stays in the list while its file is on its way (REG-04)', () => {
    const overview = makeSibaOverview({
      settings: REPORTING,
      stays: [makeStay({ people: [makePerson({ state: 'under_way', file: 43 })] })],
      files: [makeFile({ state: 'handing' })],
    });
    const [row] = bulletinRows(overview, TODAY);
    expect(row && stateWords(row.state, 1)).toBe('A enviar no n.º 43');
    expect(fileUnderWay(overview)?.number).toBe(43);
    expect(readyEntries(bulletinRows(overview, TODAY))).toEqual([]);
  });

  it.each([
    ['who is complete', {}, 1],
    ['who was refused and is edited', { state: 'refused' as const, file: 42 }, 1],
    ['who was refused', { state: 'refused' as const, file: 42, refusal: 'Inválido' }, 0],
    ['who is in a file for the portal', { state: 'in_file' as const, file: 39 }, 0],
    ['whose name has no Latin letters', { surname: 'Иванов' }, 0],
    ['who lacks something', { missing: ['birth_date' as const] }, 0],
  ])('is ready or not: %s (REG-04)', (_who, person, ready) => {
    expect(readyEntries(rowsOf(makeStay({ people: [makePerson(person)] })))).toHaveLength(ready);
  });
});

describe('a row', () => {
  it.each([
    ['2026-11-17', 'sex., 20 nov.: há 1 dia útil'],
    ['2026-11-18', 'hoje'],
    ['2026-11-22', 'qua., 25 nov.'],
  ])('says by when a stay of %s is reported (REG-04)', (arrival, words) => {
    const [row] = rowsOf(makeStay({ arrival }));
    expect(row && byWords(row, TODAY)).toBe(words);
  });

  it('is late on a weekend too, when no working day has begun (REG-04)', () => {
    const overview = makeSibaOverview({
      settings: REPORTING,
      stays: [makeStay({ arrival: '2026-11-17' })],
    });
    const [row] = bulletinRows(overview, '2026-11-21');
    expect(row && byWords(row, '2026-11-21')).toBe('sex., 20 nov.: já passou');
  });

  it('says what is missing, each kind once (REG-04)', () => {
    expect(saidOf({ missing: ['residence_place'] })).toBe('Falta a localidade');
    expect(saidOf({ missing: ['doc_type', 'doc_number', 'birth_date'] })).toBe(
      'Faltam o documento e o nascimento',
    );
    expect(
      saidOf({}, {}, {}, { missing: ['doc_number'] }, { missing: ['doc_country', 'birth_date'] }),
    ).toBe('3 de 5: falta documento, nascimento');
    expect(saidOf({ entry_id: null, missing: null })).toBe('Por registar');
    expect(saidOf({}, { entry_id: null, missing: null })).toBe('1 de 2: falta registar 1');
    expect(
      saidOf({
        missing: ['nationality', 'surname', 'birth_date', 'doc_number', 'residence_place'],
      }),
    ).toBe('Faltam o nome, a nacionalidade e mais 3');
  });

  it('says what waits for reception, for a file, or for nothing (REG-04)', () => {
    const proposed = { entry_id: null, missing: null, has_proposal: true };
    expect(saidOf(proposed)).toBe('Por aceitar');
    expect(saidOf({}, proposed)).toBe('1 de 2: por aceitar');
    expect(saidOf({ state: 'in_file', file: 39 })).toBe('No n.º 39, por entregar');
    expect(saidOf({ surname: 'Иванов' })).toBe('Nome por escrever em letras latinas');
    expect(saidOf({})).toBe('Completo');
    expect(saidOf({}, {})).toBe('Completos');
  });

  it('says whom the authority refused, and for what (REG-04)', () => {
    const refused = { state: 'refused', file: 42 } as const;
    expect(saidOf({}, { ...refused, refusal: 'Documento_Identificacao inválido' })).toBe(
      'Recusado: documento de Nils',
    );
    expect(saidOf({}, { ...refused, refusal: 'Erro 12' })).toBe('Recusado: Nils');
  });
});

describe('a file', () => {
  const saying = (changes: Parameters<typeof makeFile>[0], isOpen = false) => {
    const { strong, text } = fileWords(makeFile(changes), { today: TODAY, isOpen });
    return [strong, text].filter((part) => part !== null).join(' ');
  };

  it.each([
    [{}, '2 hóspedes. Enviado por Helena hoje às 09:05.'],
    [{ state: 'handing' as const }, 'A enviar 2 hóspedes…'],
    [
      { state: 'failed' as const, code: '503' },
      '2 hóspedes. O serviço não respondeu (503). Nada foi entregue. Os 2 hóspedes voltaram à lista de cima.',
    ],
    [
      { state: 'failed' as const, ended_by: 'Rui' },
      '2 hóspedes. Não entregue, segundo Rui. Os 2 hóspedes voltaram à lista de cima.',
    ],
    [{ state: 'refused' as const, followed: [44] }, '2 hóspedes. Seguiram no n.º 44.'],
    [
      { state: 'failed' as const, code: '503', guests: 3, followed: [44, 46] },
      '3 hóspedes. O serviço não respondeu (503). Nada foi entregue. Seguiram nos n.ºs 44 e 46.',
    ],
    [{ state: 'refused' as const, guests: 1, followed: [44] }, '1 hóspede. Seguiu no n.º 44.'],
    [
      { state: 'file' as const, made_at: '2026-11-17T18:40:00.000Z' },
      '2 hóspedes. Descarregado por Helena a ter., 17 nov., 18:40.',
    ],
    [{ state: 'file' as const, delivered_on: TODAY }, '2 hóspedes. Entregue no portal hoje.'],
    [
      { state: 'uncertain' as const, made_at: '2026-11-21T22:04:00.000Z' },
      'Sem resposta desde sáb., 21 nov., 22:04. A ligação caiu depois de enviar: 2 hóspedes podem já estar comunicados.',
    ],
  ])('says what became of it: %# (REG-04)', (changes, words) => {
    expect(saying(changes)).toBe(words);
  });

  it('that was refused has the authority’s own words until its guests are reported (REG-04)', () => {
    const file = makeFile({
      number: 42,
      state: 'refused',
      code: '75',
      refusals: [
        {
          line: 2,
          refusal: 'Documento_Identificacao inválido',
          entry_id: null,
          booking_id: null,
          surname: 'Öberg',
          given_names: 'Nils',
        },
      ],
    });
    expect(refusalLines(file)).toEqual([
      '75, linha 2: Documento_Identificacao inválido (Nils Öberg)',
    ]);
    expect(refusalLines({ ...file, refusals: [], answer: 'Não autenticada' })).toEqual([
      '75, Não autenticada',
    ]);
    const stays = [makeStay({ people: [makePerson({ state: 'refused', file: 42 })] })];
    expect(isRefusalOpen(file, makeSibaOverview({ stays }))).toBe(true);
    expect(isRefusalOpen(file, makeSibaOverview())).toBe(false);
    expect(saying(file, true)).toBe(
      'Recusado hoje às 09:05, por inteiro. Os 2 hóspedes voltaram à lista de cima.',
    );
    expect(saying(file)).toBe('2 hóspedes. Recusado hoje às 09:05, e entretanto revisto.');
  });

  it('says of the last one that it was taken, and of a failure why (REG-04)', () => {
    expect(lastFileWords([makeFile({ guests: 27 })], TODAY)).toBe(
      'O último ficheiro, n.º 43, foi aceite hoje às 09:05, com 27 hóspedes.',
    );
    expect(lastFileWords([makeFile({ state: 'failed' })], TODAY)).toBe('');
    expect(failureWords(null)).toBe('O serviço não respondeu. Nada foi entregue.');
    expect(failureWords('house')).toBe('Faltam dados da casa. Nada foi entregue.');
  });
});
