import { describe, expect, it } from 'vitest';
import { leadCsv, monthsCsv, nightsCsv, reportFileName, sourceCsv } from '@/domain/report/csv';
import { leadTable, monthsTable, roomsTable, sourceTable } from '@/domain/report/tables';
import { makeEmptyPeriod, makePeriod, makeReport, makeReportRoom } from '../../support/reports';

const report = makeReport();
const unknown = makeReport({ before: makeEmptyPeriod() });
const lines = (file: string) => file.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the files of a report', () => {
  it('are named by the house, what is in them, and the first and last day (REP-02)', () => {
    expect(reportFileName('Hostel Maré Nova', 'origens', report.period)).toBe(
      'hostel-mare-nova-origens-2026-01-01-a-2026-10-31.csv',
    );
  });

  it('have a line for each night and a column for each room (REP-02)', () => {
    const rooms = [
      makeReportRoom({ room_number: '1', name: 'Individual Estrela', nights: [1, 0, -1] }),
      makeReportRoom({ room_number: '7', name: '=Rede', nights: [6, 0, 8] }),
    ];
    expect(lines(nightsCsv(rooms, { from: '2026-12-31', until: '2027-01-03' }))).toEqual([
      'Noite;1 Individual Estrela;7 =Rede;Quartos ocupados;Quartos disponíveis;Hóspedes',
      '2026-12-31;1;6;2;2;7',
      '2027-01-01;0;0;0;2;0',
      '2027-01-02;bloqueado;8;1;1;8',
    ]);
  });

  it('have a line for each month with both years (REP-02)', () => {
    const [head, ...months] = lines(monthsCsv(report));
    expect(head?.split(';')).toHaveLength(13);
    expect(head).toMatch(/^Mês;Ocupação dos quartos \(%\) 2026;.*;Receita \(€\) 2025$/);
    expect(months).toHaveLength(10);
    expect(months[7]).toBe('2026-08;96,8;390;403;1170;1612;31200,00;95;383;403;1149;1612;30640,00');
  });

  it('have months of long periods one by one, however the plot gathers them (REP-02)', () => {
    const long = { from: '2016-01-01', until: '2026-01-01' };
    expect(lines(monthsCsv(makeReport({ period: makePeriod(long) })))).toHaveLength(121);
  });

  it('have arrivals by days ahead, and nights by source, with both years (REP-02)', () => {
    expect(lines(leadCsv(report))[4]).toBe('8 a 30 dias;145;29;112;28');
    expect(lines(sourceCsv(report)).slice(0, 2)).toEqual([
      'Origem;Noites 2026;Parte (%) 2026;Chegadas 2026;Receita (€) 2026;' +
        'Noites 2025;Parte (%) 2025;Chegadas 2025;Receita (€) 2025',
      'Site;833;31;308;70247,00;563;22;201;45300,00',
    ]);
  });

  it('leave the cells empty of a year of which nothing is known (REP-02)', () => {
    expect(lines(monthsCsv(unknown))[8]).toMatch(/;31200,00;;;;;;$/);
    expect(lines(leadCsv(unknown))[4]).toBe('8 a 30 dias;145;29;;');
    expect(lines(sourceCsv(unknown))[1]).toBe('Site;833;31;308;70247,00;;;;');
  });
});

describe('the tables of a report', () => {
  it('hold the months of both years and their sum (REP-02)', () => {
    const { head, rows } = monthsTable(report);
    expect(head).toEqual(['Período', '2026', '2025', 'Noites 2026', 'Noites 2025']);
    expect(rows[7]).toEqual([
      'agosto de 2026',
      '97\u00A0%',
      '95\u00A0%',
      '390 de 403',
      '383 de 403',
    ]);
    expect(rows.at(-1)).toEqual([
      'Total',
      '68\u00A0%',
      '65\u00A0%',
      '2688 de 3938',
      '2560 de 3932',
    ]);
    const large = makePeriod({ room_nights: 12_345, open_room_nights: 26_880 });
    expect(monthsTable({ period: large, before: report.before }).rows.at(-1)?.[3]).toBe(
      '12\u00A0345 de 26\u00A0880',
    );
    expect(monthsTable(unknown).rows[7]).toEqual([
      'agosto de 2026',
      '97\u00A0%',
      'sem dados',
      '390 de 403',
      'sem dados',
    ]);
  });

  it('hold every room by month, with both years, and the house (REP-02)', () => {
    const room = makeReportRoom({
      nights: [6, 8, -1, 0],
      room_nights_before: 1,
      open_room_nights_before: 4,
    });
    const days = { from: '2026-01-30', until: '2026-02-03' };
    const period = makePeriod({ ...days, room_nights: 2, open_room_nights: 3 });
    const { head, rows } = roomsTable([room], { period, before: report.before });
    expect(head).toEqual(['Quarto', 'jan.', 'fev.', '2026', '2025', 'Noites 2026']);
    expect(rows[0]).toEqual([
      '7 Dormitório Rede',
      '100\u00A0%',
      '0\u00A0%',
      '67\u00A0%',
      '25\u00A0%',
      '2 de 3',
    ]);
    expect(rows[1]?.[0]).toBe('Casa');
    expect(roomsTable([room], { period, before: unknown.before }).rows[0]?.[4]).toBe('sem dados');
  });

  it('name the years of months of two (REP-02)', () => {
    const period = makePeriod({ from: '2025-12-01', until: '2026-02-01' });
    expect(roomsTable([], { period, before: report.before }).head).toEqual([
      'Quarto',
      'dez. 2025',
      'jan. 2026',
      '2025/26',
      '2025',
      'Noites 2025/26',
    ]);
  });

  it('hold days ahead and sources with both years (REP-02)', () => {
    expect(leadTable(report).rows[3]).toEqual([
      '8 a 30 dias',
      '29\u00A0%',
      '28\u00A0%',
      '145',
      '112',
    ]);
    expect(sourceTable(report).rows[0]).toEqual([
      'Site',
      '31\u00A0%',
      '22\u00A0%',
      '833',
      '563',
      '70\u00A0247\u00A0€',
      '45\u00A0300\u00A0€',
    ]);
    expect(sourceTable(unknown).rows[0]?.filter((cell) => cell === 'sem dados')).toHaveLength(3);
  });
});
