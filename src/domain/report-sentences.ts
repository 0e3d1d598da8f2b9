/** The one sentence above each plot of a report, which says what is to be seen in it (REP-02). */
import { sourceBars, type PeriodSources, type SourceBar } from './report-bars';
import { type ReportColumn, touchesYears } from './report-columns';
import { countText, decimalText, wholeText } from './report-numbers';
import { hasNoData, percentFigure, percentText } from './report-terms';

/** What is said of every plot of a period in which nobody slept. */
const NO_NIGHTS = 'Sem noites ocupadas neste período.';

interface Nights {
  room_nights: number;
  open_room_nights: number;
}

/** '2688 noites ocupadas em 3938.' */
export function nightsSentence({ room_nights, open_room_nights }: Nights): string {
  if (room_nights === 0) return NO_NIGHTS;
  const sold = countText(room_nights, { one: 'noite ocupada', many: 'noites ocupadas' });
  return `${sold} em ${wholeText(open_room_nights)}.`;
}

/**
 * 'Mais alta em agosto (97 %), mais baixa em fevereiro (37 %).' Of columns that are equal the first is named;
 * columns in which nothing could be sold are passed over.
 */
export function monthsSentence(
  columns: readonly ReportColumn[],
  { withFigures = true }: { withFigures?: boolean } = {},
): string {
  const open = columns.filter((column) => column.open > 0);
  const byShare = open.toSorted((a, b) => b.sold / b.open - a.sold / a.open);
  const highest = byShare[0];
  if (highest === undefined || highest.sold === 0) return NO_NIGHTS;
  // The first of those that are lowest, as of those that are highest.
  const lowest = open.reduce((low, each) =>
    each.sold / each.open < low.sold / low.open ? each : low,
  );
  const isNamedWithYear = touchesYears(columns);
  const name = ({ title, year }: ReportColumn) =>
    isNamedWithYear ? title : title.replace(` de ${year}`, '');
  const figure = (column: ReportColumn) => (withFigures ? ` (${figureOf(column)})` : '');
  if (open.length === 1) return `${capital(name(highest))}: ${figureOf(highest)}.`;
  if (figureOf(highest) === figureOf(lowest)) {
    return `${figureOf(highest)} do princípio ao fim.`;
  }
  return `Mais alta ${place(name(highest))}${figure(highest)}, mais baixa ${place(name(lowest))}${figure(lowest)}.`;
}

const figureOf = ({ sold, open }: ReportColumn) => percentText(sold, open);

/** 'em agosto', 'no 1.º trimestre'. */
function place(name: string): string {
  return /^\d\.º/.test(name) ? `no ${name}` : `em ${name}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Metade reserva pelo menos 24 dias antes.', by the median, in days. */
export function leadSentence({ median_lead_days: days }: { median_lead_days: number | null }) {
  if (days === null) return 'Sem chegadas de reservas diretas neste período.';
  if (days === 0) return 'Pelo menos metade reserva no próprio dia.';
  const noun = days === 1 ? 'dia' : 'dias';
  return `Metade reserva pelo menos ${decimalText(days, 1)} ${noun} antes.`;
}

/** 'O site passou de 22 para 31 %.', by the share of nights; the largest source where the site brought none. */
export function sourceSentence(report: { period: PeriodSources; before: PeriodSources }): string {
  if (report.period.room_nights === 0) return NO_NIGHTS;
  const bars = sourceBars(report);
  const site = bars.find(({ source }) => source === 'site');
  if (site === undefined) return largestSentence(bars);
  const now = percentText(site.part, site.whole);
  if (hasNoData(report.before) || site.before === null || site.before.whole === 0) {
    return `O site trouxe ${now} das noites.`;
  }
  const then = percentFigure(site.before.part, site.before.whole);
  return then === percentFigure(site.part, site.whole)
    ? `O site ficou em ${now}, como no ano anterior.`
    : `O site passou de ${then} para ${now}.`;
}

function largestSentence(bars: readonly SourceBar[]): string {
  const [first] = bars.toSorted((a, b) => b.part - a.part);
  return first === undefined
    ? NO_NIGHTS
    : `A maior parte: ${first.label}, ${percentText(first.part, first.whole)} das noites.`;
}
