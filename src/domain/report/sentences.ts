/** The sentence above each chart of a report, which sums it up (REP-02). */
import { sourceBars, type PeriodSources, type SourceBar } from './bars.ts';
import { type ReportColumn, touchesYears } from './columns.ts';
import { countText, decimalText, wholeText } from './numbers.ts';
import { hasNoData, percentFigure, percentText } from './glossary.ts';

/** The sentence of every chart for a period without guests. */
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
 * 'Mais alta em agosto (97 %), mais baixa em fevereiro (37 %).' Of equal columns the first is
 * named; columns without available nights are ignored.
 */
export function monthsSentence(
  columns: readonly ReportColumn[],
  { withFigures = true }: { withFigures?: boolean } = {},
): string {
  const open = columns.filter((column) => column.open > 0);
  const byShare = open.toSorted((a, b) => b.sold / b.open - a.sold / a.open);
  const highest = byShare[0];
  if (highest === undefined || highest.sold === 0) return NO_NIGHTS;
  // Not the last of `byShare`, which would be the last of several equally low columns.
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

/** 'Metade reserva pelo menos 24 dias antes.', from the median in days. */
export function leadSentence({ median_lead_days: days }: { median_lead_days: number | null }) {
  if (days === null) return 'Sem chegadas de reservas diretas neste período.';
  if (days === 0) return 'Pelo menos metade reserva no próprio dia.';
  const noun = days === 1 ? 'dia' : 'dias';
  return `Metade reserva pelo menos ${decimalText(days, 1)} ${noun} antes.`;
}

/**
 * 'O site passou de 22 para 31 %.', by share of nights; without nights from it, the largest source.
 */
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
