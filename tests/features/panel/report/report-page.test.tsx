import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderAt } from '../../../support/render-at';
import { makeEmptyPeriod, makePeriod, makeReport } from '../../../support/reports';
import { onRpc } from '../../../support/server';
import { startSignedIn } from '../../../support/session';
import { broken, ended, openReports } from './report-desk';

const PATH = '/admin/relatorios';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:30:00Z') });
  startSignedIn();
});

const field = (name: 'De' | 'Até') => screen.getByRole<HTMLInputElement>('textbox', { name });
const preset = (name: string) => screen.getByRole('radio', { name });
/** A text on the screen; the print sheet repeats it. */
const onScreen = (words: string | RegExp) =>
  screen.getByText(words, { ignore: 'body > [data-print-sheet] *' });
const paper = () => document.querySelector('body > [data-print-sheet]');

/** Each figure with what stands below it, once they are there. */
async function findFigures(): Promise<string[]> {
  const terms = await screen.findAllByRole('term');
  return terms.map(({ parentElement }) =>
    [...(parentElement?.children ?? [])]
      .map(({ textContent }) => textContent)
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );
}

const REVENUE = 2;
const findRevenue = async () => (await findFigures())[REVENUE];

describe('the page of reports', () => {
  it('is reached from the dashboard, stands in A casa, and leads back there (REP-01, STAFF-02)', async () => {
    openReports();
    const { user, address } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Relatórios' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
    expect(address()).toBe(PATH);
    await waitFor(() => expect(document.title).toContain('Relatórios'));
    const house = within(screen.getByRole('navigation', { name: 'A casa' }));
    expect(await house.findByRole('link', { name: 'Relatórios' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' }));
    expect(address()).toBe('/admin/dashboard');
  });

  it('asks for both halves of the report at once, of the months that are over (REP-01, REP-03)', async () => {
    const house = openReports();
    const answer = house.hold();
    await renderAt(PATH);
    const year = [{ from_day: '2026-01-01', until_day: '2026-11-01' }];
    await waitFor(() => expect(house.asked).toEqual({ report: year, report_map: year }));
    expect(screen.getByText('A fazer o relatório...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toHaveAttribute('aria-disabled');
    answer();
    expect(await screen.findByText('Relatório: 1 jan. – 31 out. 2026')).toBeInTheDocument();
    expect(house.asked).toEqual({ report: year, report_map: year });
  });

  it('says ten figures, each beside the year before (REP-01)', async () => {
    openReports();
    await renderAt(PATH);
    expect(await findFigures()).toEqual([
      'Ocupação dos quartos | 68 % | 2025: 65 %, +3 pontos',
      'Ocupação das camas | 53 % | 2025: 50 %, +3 pontos',
      'Receita das estadias | 218 476 € | 2025: 200 561 €, +9 %',
      'Preço médio por noite | 81,28 € | 2025: 78,34 €, +4 %',
      'Receita por quarto e noite | 55,48 € | 2025: 51,01 €, +9 %',
      'Receita por cama e noite | 14,67 € | 2025: 13,46 €, +9 %',
      'Estadia média | 2,7 noites | 2025: 2,8 noites, −4 %',
      'Antecedência, mediana | 24 dias | 2025: 19 dias, +5 dias',
      'Tempo de resposta, mediana | 2 h 50 | 2025: 6 h 10, −3 h 20',
      'Cancelamentos | 7,8 % | 2025: 8,4 %, −0,6 pontos | 86 de 1100; 9 não vieram',
    ]);
    expect(onScreen('1 jan. – 31 out. 2025')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('says where nothing is known of the year before (REP-01)', async () => {
    openReports({ report: () => makeReport({ before: makeEmptyPeriod() }) });
    await renderAt(PATH);
    expect(await findRevenue()).toBe('Receita das estadias | 218 476 € | 2025: sem dados');
  });

  it('says which nights have no price (REP-01, CHAN-03)', async () => {
    openReports({ report: () => makeReport({ period: makePeriod({ priced_room_nights: 2676 }) }) });
    await renderAt(PATH);
    await findFigures();
    expect(onScreen(/^12 noites vendidas por plataformas ainda não têm preço/)).toBeVisible();
  });

  it('says which nights may have had more people (REP-01, CHAN-03)', async () => {
    const period = makePeriod({ uncounted_room_nights: 340 });
    openReports({ report: () => makeReport({ period }) });
    await renderAt(PATH);
    await findFigures();
    expect(onScreen(/^340 noites vendidas por plataformas contam uma só pessoa/)).toBeVisible();
  });

  it('says that nobody slept here, beside what the year before was (REP-01)', async () => {
    openReports({ report: () => makeReport({ period: makeEmptyPeriod({ asked: 2 }) }) });
    await renderAt(PATH);
    expect(await findRevenue()).toContain('0 €');
    expect(
      screen.getByRole('heading', { name: 'Sem noites ocupadas neste período.' }),
    ).toBeVisible();
  });

  it('has no figures where there is nothing in either year (REP-01)', async () => {
    const nothing = { period: makeEmptyPeriod(), before: makeEmptyPeriod() };
    openReports({ report: () => nothing });
    await renderAt(PATH);
    await screen.findByRole('heading', { name: 'Sem noites ocupadas neste período.' });
    expect(screen.queryAllByRole('term')).toEqual([]);
  });
});

describe('the period', () => {
  it('is chosen at a press, and stands in the address (REP-01)', async () => {
    const house = openReports();
    const { user, address } = await renderAt(PATH);
    await findFigures();
    expect(preset('Este ano')).toBeChecked();
    await user.click(preset('12 meses'));
    expect(address()).toBe(`${PATH}?de=2025-11-01&ate=2026-10-31`);
    expect(field('De')).toHaveValue('01/11/2025');
    expect(field('Até')).toHaveValue('31/10/2026');
    expect(onScreen('1 nov. 2024 – 31 out. 2025')).toBeVisible();
    await screen.findByText('Relatório: 1 nov. 2025 – 31 out. 2026');
    expect(house.asked.report.at(-1)).toEqual({ from_day: '2025-11-01', until_day: '2026-11-01' });
    await user.click(preset('Mês'));
    expect(address()).toBe(`${PATH}?de=2026-10-01&ate=2026-10-31`);
    expect(preset('Mês')).toBeChecked();
  });

  it('is that of the address, the last day within it (REP-01)', async () => {
    const house = openReports();
    await renderAt(`${PATH}?de=2026-08-01&ate=2026-08-31`);
    await findFigures();
    expect(house.asked.report).toEqual([{ from_day: '2026-08-01', until_day: '2026-09-01' }]);
    for (const name of ['Mês', '3 meses', 'Este ano', '12 meses']) {
      expect(preset(name)).not.toBeChecked();
    }
  });

  it('is the year where the address makes no sense (REP-01)', async () => {
    const house = openReports();
    await renderAt(`${PATH}?de=2026-02-31&ate=ontem`);
    await findFigures();
    expect(house.asked.report).toEqual([{ from_day: '2026-01-01', until_day: '2026-11-01' }]);
  });

  it('is typed, the last such day where the year is left out (REP-01)', async () => {
    openReports();
    const { user, address } = await renderAt(PATH);
    await findFigures();
    await user.clear(field('De'));
    await user.type(field('De'), '1/8{Enter}');
    expect(address()).toBe(`${PATH}?de=2026-08-01&ate=2026-10-31`);
    expect(preset('3 meses')).toBeChecked();
    await user.click(field('Até'));
    await user.keyboard('{ArrowDown}');
    expect(address()).toBe(`${PATH}?de=2026-08-01&ate=2026-10-30`);
    expect(field('Até')).toHaveFocus();
  });

  it('keeps what was typed while it is none, says why, and shows the last report (REP-01)', async () => {
    const house = openReports();
    const { user, address } = await renderAt(PATH);
    await findFigures();
    await user.clear(field('De'));
    await user.type(field('De'), '5/11/2026{Enter}');
    expect(field('De')).toHaveValue('05/11/2026');
    expect(field('Até')).toHaveAccessibleDescription(
      'O último dia não pode ser antes do primeiro.',
    );
    expect(address()).toBe(PATH);
    expect(await findRevenue()).toContain('218 476 €');
    expect(house.asked.report).toHaveLength(1);
    await user.clear(field('Até'));
    await user.type(field('Até'), 'hoje{Enter}');
    expect(field('Até')).toHaveValue('hoje');
    expect(field('Até')).toHaveAccessibleDescription('Escreva a data assim: 28/11/2026.');
    await user.clear(field('Até'));
    await user.type(field('Até'), '20/11/2026{Enter}');
    expect(field('Até')).not.toBeInvalid();
    expect(address()).toBe(`${PATH}?de=2026-11-05&ate=2026-11-20`);
    expect(field('De')).toHaveValue('05/11/2026');
  });

  it('that is too long is told beside its field (REP-03)', async () => {
    openReports();
    const { user, address } = await renderAt(PATH);
    await findFigures();
    await user.clear(field('De'));
    await user.type(field('De'), '1/1/2025{Enter}');
    expect(field('Até')).toHaveAccessibleDescription(
      'Um relatório pode ter até 400 dias; estes são 669.',
    );
    expect(address()).toBe(PATH);
  });
});

describe('while a report is made', () => {
  it('the last one stays, dimmed and out of reach (REP-01)', async () => {
    const house = openReports({
      report: ({ from_day: from, until_day: until }) =>
        makeReport({ period: makePeriod({ from, until, revenue: from === '2026-10-01' ? 5 : 7 }) }),
    });
    const { user } = await renderAt(PATH);
    expect(await findRevenue()).toContain('7 €');
    const answer = house.hold();
    await user.click(preset('Mês'));
    expect(await screen.findByText('A fazer o relatório...')).toBeInTheDocument();
    const revenue = screen.getByText('Receita das estadias', { selector: 'dt' });
    expect(revenue.closest('[aria-busy="true"]')).toHaveAttribute('inert');
    expect(revenue.nextSibling).toHaveTextContent('7 €');
    expect(paper()).toBeNull();
    answer();
    await waitFor(() => expect(revenue.nextSibling).toHaveTextContent('5 €'));
    expect(revenue.closest('[inert]')).toBeNull();
  });

  it('never draws the rooms of other days beside its figures (REP-02)', async () => {
    const house = openReports();
    const { user } = await renderAt(PATH);
    const title = 'Ocupação, quarto a quarto e dia a dia';
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    onRpc('report_map', () => delay('infinite'));
    await user.click(preset('Mês'));
    await screen.findByText('Relatório: 1 out. – 31 out. 2026');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(house.asked.report).toHaveLength(2);
  });

  it('that fails says so, and is made when asked again (REP-01)', async () => {
    const house = openReports();
    house.failures.report = broken;
    const { user } = await renderAt(PATH);
    expect(await screen.findByText('Não foi possível fazer o relatório.')).toBeVisible();
    expect(screen.queryAllByRole('term')).toEqual([]);
    house.failures.report = null;
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await findRevenue()).toContain('218 476 €');
    expect(screen.queryByText('Não foi possível fazer o relatório.')).toBeNull();
    // What had come is not asked for again.
    expect(house.asked.report_map).toHaveLength(1);
  });

  it('whose rooms fail has its figures all the same, and is printed without them (REP-02, REP-04)', async () => {
    const house = openReports();
    house.failures.report_map = broken;
    const { user } = await renderAt(PATH);
    expect(await findRevenue()).toContain('218 476 €');
    const failure = await screen.findByText('Não foi possível fazer o mapa dos quartos.');
    expect(paper()).toHaveTextContent('218 476 €');
    house.failures.report_map = null;
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
    expect(house.asked.report).toHaveLength(1);
  });

  it('says that the session has ended (REP-01)', async () => {
    const house = openReports();
    house.failures.report = ended;
    house.failures.report_map = ended;
    await renderAt(PATH);
    expect(
      await screen.findByText('Erro de autenticação. Por favor, faça login novamente.'),
    ).toBeVisible();
  });
});

describe('on paper', () => {
  it('stand the same figures beside those of the year before, and how to read them (REP-04)', async () => {
    openReports({ report: () => makeReport({ period: makePeriod({ priced_room_nights: 2676 }) }) });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderAt(PATH);
    await findFigures();
    const button = screen.getByRole('button', { name: 'Imprimir' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    expect(print).toHaveBeenCalledOnce();
    const sheet = paper();
    await waitFor(() =>
      expect(sheet).toHaveTextContent('Impresso a 22 de novembro de 2026, 15:30'),
    );
    for (const words of [
      '1 de janeiro a 31 de outubro de 2026, ao lado do mesmo período de 2025',
      'Números da casa20262025Diferença',
      'Receita das estadias218 476 €200 561 €+9 %',
      'Cancelamentos (86 de 1100; 9 não vieram)7,8 %8,4 %−0,6 pontos',
      '12 noites vendidas por plataformas ainda não têm preço',
      'A receita conta por noite de estadia, não pelo dia da reserva.',
      'Página 2 de 2',
    ]) {
      expect(sheet).toHaveTextContent(words);
    }
  });

  it('stands that nobody slept here (REP-04)', async () => {
    const empty = makeEmptyPeriod({ from: '2026-01-01', until: '2026-11-01' });
    openReports({ report: () => makeReport({ period: empty }) });
    await renderAt(PATH);
    await findFigures();
    await waitFor(() => expect(paper()).toHaveTextContent('Sem noites ocupadas neste período.'));
    expect(paper()).toHaveTextContent('Página 1 de 1');
  });
});
