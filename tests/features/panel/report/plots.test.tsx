import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LeadPlot } from '@/features/panel/report/ReportBody';
import { MonthsPaper } from '@/features/panel/report/ReportPaper';
import { MonthsPlot } from '@/features/panel/report/plots/MonthsPlot';
import { LeadPaper } from '@/features/panel/report/PaperPlots';
import { RoomMonthsPaper } from '@/features/panel/report/PaperPlots';
import { RoomNightsPlot } from '@/features/panel/report/plots/RoomNightsPlot';
import { SourcePaper } from '@/features/panel/report/PaperPlots';
import { SourcePlot } from '@/features/panel/report/ReportBody';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import {
  makeEmptyPeriod,
  makePeriod,
  makeReport,
  makeReportRoom,
  makeReportRooms,
} from '../../../support/reports';

const report = makeReport();
const unknown = makeReport({ before: makeEmptyPeriod() });

/** Whether the screen is broad enough for the map of nights. */
function screenIsWide(isWide: boolean) {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { ...NO_MEDIA, matches: isWide }));
  onTestFinished(() => media.mockRestore());
}

const NO_MEDIA = { media: '', onchange: null, addListener() {}, removeListener() {} };

/** Every file that is saved: its name, and its lines. */
function savedFiles() {
  const files: { name: string; lines: Promise<string[]> }[] = [];
  let blob: unknown;
  const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file;
    return 'blob:file';
  });
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (!(blob instanceof Blob)) return;
    files.push({ name: this.download, lines: blob.text().then((text) => text.split('\r\n')) });
  });
  onTestFinished(() => {
    addresses.mockRestore();
    clicks.mockRestore();
  });
  return files;
}

const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
const rowNamed = (name: string) => {
  const head = screen.getByRole('rowheader', { name });
  return head.closest('tr') ?? head;
};

describe('the plots', () => {
  it.each([
    ['Ocupação por mês, em percentagem', 'da ocupação por mês', MonthsPlot],
    ['Com que antecedência reservam', 'da antecedência', LeadPlot],
    ['De onde vêm as noites', 'das origens', SourcePlot],
  ])(
    '%s: show their numbers as a table instead, and the plot again (REP-02)',
    async (title, of, Plot) => {
      const { user } = renderPart(<Plot report={report} />);
      expect(screen.getByRole('region', { name: title })).toBeVisible();
      expect(screen.queryByRole('table')).toBeNull();
      const button = screen.getByRole('button', { name: `Tabela ${of}` });
      await user.click(button);
      expect(button).toHaveAttribute('aria-pressed', 'true');
      const table = screen.getByRole('table');
      expect(table).toHaveAccessibleName();
      expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(4);
      expect(screen.queryByRole('listitem')).toBeNull();
      expect(await axeFindings()).toEqual([]);
      await user.click(button);
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5);
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('say the year before of each column and bar to those who listen (REP-02)', () => {
    renderPart(
      <>
        <MonthsPlot report={report} />
        <LeadPlot report={report} />
        <SourcePlot report={report} />
      </>,
    );
    const item = (words: RegExp) =>
      screen.getAllByRole('listitem').filter(({ textContent }) => words.test(textContent));
    expect(item(/^97\s%ago\.2025: 95\s%$/)).toHaveLength(1);
    expect(item(/^8 a 30 dias29\s%2025: 28\s%$/)).toHaveLength(1);
    expect(item(/^Site31\s%2025: 22\s%833 noites70\s247\s€$/)).toHaveLength(1);
  });

  it('group the figures of large numbers everywhere (REP-02)', async () => {
    const site = { arrivals: 9000, room_nights: 12_345, revenue: 987_600 };
    const period = makePeriod({ room_nights: 12_345, by_source: { site } });
    const { user } = renderPart(<SourcePlot report={makeReport({ period })} />);
    expect(screen.getByText('12\u00A0345 noites', { normalizer: (text) => text })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tabela das origens' }));
    expect(cellsOf(rowNamed('Site'))).toContain('12\u00A0345');
  });

  it('say that nothing is known of the year before (REP-02)', async () => {
    const { user } = renderPart(
      <>
        <MonthsPlot report={unknown} />
        <LeadPlot report={unknown} />
        <SourcePlot report={unknown} />
      </>,
    );
    expect(screen.getAllByText('2025: sem dados')).toHaveLength(3);
    expect(screen.queryByText(/2025: \d/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tabela das origens' }));
    expect(cellsOf(rowNamed('Site')).filter((cell) => cell === 'sem dados')).toHaveLength(3);
  });

  it('are taken away as files that say house and period (REP-02)', async () => {
    const files = savedFiles();
    const { user } = renderPart(
      <>
        <MonthsPlot report={report} />
        <LeadPlot report={report} />
        <SourcePlot report={report} />
      </>,
    );
    for (const of of ['da ocupação por mês', 'da antecedência', 'das origens']) {
      await user.click(screen.getByRole('button', { name: `CSV ${of}` }));
    }
    expect(files.map(({ name }) => name)).toEqual([
      'hostel-mare-nova-ocupacao-por-mes-2026-01-01-a-2026-10-31.csv',
      'hostel-mare-nova-antecedencia-2026-01-01-a-2026-10-31.csv',
      'hostel-mare-nova-origens-2026-01-01-a-2026-10-31.csv',
    ]);
    expect((await files[2]?.lines)?.[1]).toBe('Site;833;31;308;70247,00;563;22;201;45300,00');
    expect(await screen.findAllByText('CSV guardado.')).not.toHaveLength(0);
  });
});

describe('the map of nights', () => {
  const rooms = [
    makeReportRoom({
      room_number: '6',
      name: 'Família Leque',
      max_guests: 4,
      nights: [1, 4, 0, 0],
    }),
    makeReportRoom({ nights: [0, 6, 8, -1], room_nights_before: 1, open_room_nights_before: 4 }),
  ];
  const days = { from: '2026-07-31', until: '2026-08-04' };
  const period = makePeriod({ ...days, room_nights: 4, open_room_nights: 7 });
  const map = () => screen.getByRole('application', { name: /^Mapa das noites/ });
  const plot = <RoomNightsPlot rooms={rooms} period={period} before={report.before} />;

  beforeEach(() => screenIsWide(true));

  it('is one stop of Tab, walked with the keys, and says where they are (REP-02)', async () => {
    const { user } = renderPart(plot);
    const said = within(screen.getByRole('region', { name: /^Ocupação, quarto/ })).getByRole(
      'status',
    );
    expect(said).toBeEmptyDOMElement();
    act(() => map().focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(said).toHaveTextContent('Quarto 7, 1 ago.: 6 de 8'));
    expect(screen.getAllByText('Quarto 7, 1 ago.: 6 de 8')).toHaveLength(2);
    await user.keyboard('{End}');
    expect(said).toHaveTextContent('Quarto 7, 3 ago.: bloqueado');
    await user.keyboard('{Home}{ArrowUp}{PageDown}');
    expect(said).toHaveTextContent('Quarto 6, 3 ago.: vazio');
    await user.tab();
    expect(map()).not.toHaveFocus();
    expect(said).toBeEmptyDOMElement();
  });

  it('names each month with its own share where columns are quarters (REP-02)', () => {
    // 400 days that touch fifteen months.
    const long = { from: '2025-01-31', until: '2026-03-07' };
    renderPart(
      <RoomNightsPlot
        rooms={makeReportRooms({ ...long, count: 1 })}
        period={makePeriod(long)}
        before={report.before}
      />,
    );
    const heads = ['abr.', 'mai.', 'set.', 'dez.'].map((name) => screen.getByText(name));
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'abr.66 %',
      'mai.76 %',
      'set.79 %',
      'dez.33 %',
    ]);
  });

  it('shows the night under the pointer, silently, and none once Escape was pressed (REP-02)', async () => {
    const { user } = renderPart(plot);
    vi.spyOn(map(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 48));
    fireEvent.pointerMove(map(), { clientX: 250, clientY: 30 });
    const told = screen.getByText('Quarto 7, 1 ago.: 6 de 8');
    expect(told).toBeVisible();
    fireEvent.pointerLeave(map());
    expect(told).not.toBeInTheDocument();
    act(() => map().focus());
    expect(screen.getAllByText('Quarto 6, 31 jul.: 1 de 4')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.getAllByText('Quarto 6, 31 jul.: 1 de 4')).toHaveLength(1);
  });

  it('goes on from the night that a finger touched (REP-02)', async () => {
    const { user } = renderPart(plot);
    vi.spyOn(map(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 48));
    fireEvent.pointerDown(map(), { clientX: 250, clientY: 30 });
    fireEvent.pointerLeave(map());
    act(() => map().focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByText('Quarto 7, 2 ago.: 8 de 8')).toHaveLength(2);
  });

  it('keeps the keys within the map where a shorter period takes its place (REP-02)', async () => {
    const { user, redraw } = renderPart(plot);
    act(() => map().focus());
    await user.keyboard('{ArrowDown}{End}');
    expect(screen.getAllByText('Quarto 7, 3 ago.: bloqueado')).toHaveLength(2);
    const shorter = makePeriod({ from: '2026-07-31', until: '2026-08-02' });
    const only = makeReportRoom({ room_number: '6', max_guests: 4, nights: [1, 4] });
    redraw(<RoomNightsPlot rooms={[only]} period={shorter} before={report.before} />);
    expect(map()).toHaveFocus();
    expect(screen.getAllByText('Quarto 6, 1 ago.: 4 de 4')).toHaveLength(2);
    await user.keyboard('{ArrowLeft}');
    expect(screen.getAllByText('Quarto 6, 31 jul.: 1 de 4')).toHaveLength(2);
  });

  it('names rooms, months and both years, and what its shades mean (REP-02)', async () => {
    renderPart(plot);
    expect(screen.getByText('Dormitório Rede')).toBeVisible();
    expect(screen.getByText(/^67\s%$/)).toBeVisible();
    expect(screen.getByText(/^25\s%$/)).toBeVisible();
    expect(screen.getByText('até metade das camas')).toBeVisible();
    expect(screen.getByText(/4 noites ocupadas em 7\./)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('draws a year of all rooms as one shape for each level (REP-02)', () => {
    const year = { from: '2026-01-01', until: '2027-01-01' };
    renderPart(
      <RoomNightsPlot
        rooms={makeReportRooms({ ...year, count: 40 })}
        period={makePeriod(year)}
        before={report.before}
      />,
    );
    // The drawing has no role and no text to be found by.
    expect(document.querySelectorAll('svg[viewBox$=" 40"] > path')).toHaveLength(4);
  });

  it('has a table of rooms by months, and a file of every night (REP-02)', async () => {
    const files = savedFiles();
    const { user } = renderPart(plot);
    await user.click(screen.getByRole('button', { name: 'Tabela da ocupação dos quartos' }));
    expect(cellsOf(rowNamed('7 Dormitório Rede'))).toEqual([
      '7 Dormitório Rede',
      '0\u00A0%',
      '100\u00A0%',
      '67\u00A0%',
      '25\u00A0%',
      '2 de 3',
    ]);
    await user.click(screen.getByRole('button', { name: 'CSV da ocupação dos quartos' }));
    expect(files[0]?.name).toBe('hostel-mare-nova-quartos-por-noite-2026-07-31-a-2026-08-03.csv');
    expect((await files[0]?.lines)?.[2]).toBe('2026-08-01;4;6;2;2;10');
  });
});

describe('on a phone', () => {
  beforeEach(() => screenIsWide(false));

  it('rooms stand by months, in numbers (REP-02)', async () => {
    renderPart(<RoomNightsPlot rooms={makeReportRooms()} {...report} />);
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByText(/^Percentagem das noites de cada mês\. 2688/)).toBeVisible();
    const table = screen.getByRole('table', { name: /^Ocupação de cada quarto/ });
    expect(within(table).getAllByRole('row')).toHaveLength(15);
    expect(cellsOf(rowNamed('Casa'))).toEqual(
      ['Casa', 38, 37, 48, 66, 76, 84, 91, 97, 79, 64, 68].map(String),
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('rooms of more months than fit stand by quarters, and say so (REP-02)', () => {
    const long = { from: '2025-01-31', until: '2026-03-07' };
    renderPart(
      <RoomNightsPlot
        rooms={makeReportRooms({ ...long, count: 1 })}
        period={makePeriod(long)}
        before={report.before}
      />,
    );
    expect(screen.getByText(/^Percentagem das noites de cada trimestre\. 2688/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Ocupação por quarto e trimestre' })).toBeVisible();
  });

  it('months of two years stand below their years (REP-02)', () => {
    const days = { from: '2025-12-01', until: '2026-02-01' };
    renderPart(
      <RoomNightsPlot
        rooms={makeReportRooms(days)}
        period={makePeriod(days)}
        before={unknown.before}
      />,
    );
    expect(screen.getByRole('columnheader', { name: '2025' })).toHaveAttribute('colspan', '1');
    expect(screen.getByRole('columnheader', { name: 'total' })).toBeVisible();
    expect(screen.getByText(/2025: sem dados\.$/)).toBeVisible();
  });
});

describe('on paper', () => {
  it('stand the same plots without buttons, rooms by months with names and both years (REP-04)', async () => {
    renderPart(
      <>
        <MonthsPaper report={report} />
        <RoomMonthsPaper rooms={makeReportRooms()} {...report} />
        <SourcePaper report={report} />
        <LeadPaper report={report} />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Ocupação por mês, em percentagem',
      'Ocupação por quarto e mês, em percentagem das noites',
      'De onde vêm as noites',
      'Com que antecedência reservam',
    ]);
    expect(cellsOf(rowNamed('Casa')).slice(-2)).toEqual(['68', '65']);
    expect(rowNamed('13 Dormitório Lua Nova')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });
});
