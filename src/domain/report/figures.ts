/** The ten figures of a report as text, each with that of the year before (REP-01). */
import type { Day } from '../calendar/dates.ts';
import { formatEuros } from '../basics/money.ts';
import {
  decimalText,
  durationText,
  NO_BREAK,
  signed,
  unitText,
  wholeEuros,
  wholeText,
} from './numbers.ts';
import { hasNoData, percentOf } from './glossary.ts';

/** The sums of a period from the database; for the units see `PeriodFigures`. */
export interface PeriodSums {
  from: Day;
  until: Day;
  room_nights: number;
  bed_nights: number;
  open_room_nights: number;
  open_bed_nights: number;
  revenue: number;
  priced_room_nights: number;
  mean_nights: number | null;
  median_lead_days: number | null;
  asked: number;
  cancelled: number;
  no_shows: number;
  median_answer_minutes: number | null;
}

/** A period and the same days a year before. */
export interface Compared {
  period: PeriodSums;
  before: PeriodSums;
}

export interface ReportFigure {
  name: string;
  /** '68 %', '81,28 €', '2 h 50'; '–' where it cannot be computed. */
  value: string;
  /** The same for the year before; null without data for that year. */
  before: string | null;
  /** '+3 pontos', '+9 %', 'igual'; '–' where one of the two values is missing. */
  difference: string;
  /** The numbers behind the figure, where the screen shows them. */
  note: string | null;
}

interface Definition {
  name: string;
  of: (sums: PeriodSums) => number | null;
  write: (figure: number) => string;
  differ: (now: number, before: number) => string;
  note?: (sums: PeriodSums) => string | null;
}

const NOTHING = '–';
const PER_CENT = 100;

/** A part divided by a whole; null if the whole is 0. */
const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

const inWords = (decimals: number) => (figure: number) =>
  `${decimalText(figure, decimals)}${NO_BREAK}%`;

/** A percentage with so many decimals; differences are in percentage points. */
const inPerCent = (decimals: number): Pick<Definition, 'write' | 'differ'> => ({
  write: inWords(decimals),
  differ: (now, before) =>
    signed(now, before, decimals, (points) => unitText(points, decimals, 'ponto', 'pontos')),
});

/** The difference in per cent of the value before. */
const relatively: Definition['differ'] = (now, before) => {
  if (before <= 0) return NOTHING;
  return signed((now / before) * PER_CENT, PER_CENT, 0, inWords(0));
};

const DEFINITIONS: readonly Definition[] = [
  {
    name: 'Ocupação dos quartos',
    of: ({ room_nights, open_room_nights }) => percentOf(room_nights, open_room_nights),
    ...inPerCent(0),
  },
  {
    name: 'Ocupação das camas',
    of: ({ bed_nights, open_bed_nights }) => percentOf(bed_nights, open_bed_nights),
    ...inPerCent(0),
  },
  {
    name: 'Receita das estadias',
    of: ({ revenue }) => revenue,
    write: wholeEuros,
    differ: relatively,
  },
  {
    name: 'Preço médio por noite',
    of: ({ revenue, priced_room_nights }) => ratio(revenue, priced_room_nights),
    write: formatEuros,
    differ: relatively,
  },
  {
    name: 'Receita por quarto e noite',
    of: ({ revenue, open_room_nights }) => ratio(revenue, open_room_nights),
    write: formatEuros,
    differ: relatively,
  },
  {
    name: 'Receita por cama e noite',
    of: ({ revenue, open_bed_nights }) => ratio(revenue, open_bed_nights),
    write: formatEuros,
    differ: relatively,
  },
  {
    name: 'Estadia média',
    of: ({ mean_nights }) => mean_nights,
    write: (nights) => unitText(nights, 1, 'noite', 'noites'),
    differ: relatively,
  },
  {
    name: 'Antecedência, mediana',
    of: ({ median_lead_days }) => median_lead_days,
    write: (days) => unitText(days, 1, 'dia', 'dias'),
    differ: (now, before) => signed(now, before, 1, (days) => unitText(days, 1, 'dia', 'dias')),
  },
  {
    name: 'Tempo de resposta, mediana',
    of: ({ median_answer_minutes }) => median_answer_minutes,
    write: durationText,
    differ: (now, before) => signed(now, before, 0, durationText),
  },
  {
    name: 'Cancelamentos',
    of: ({ cancelled, asked }) => percentOf(cancelled, asked),
    ...inPerCent(1),
    note: cancelledOf,
  },
];

/**
 * The figures in their order, by the usual definitions of the hotel business. Occupancy: nights
 * sold by nights available. Average rate, revenue per available room and per available bed: EUR of
 * the nights in the period (without tourist tax) by nights with a known price, by available room
 * nights, and by available bed nights.
 */
export function reportFigures({ period, before }: Compared): ReportFigure[] {
  const hasBefore = !hasNoData(before);
  return DEFINITIONS.map(({ name, of, write, differ, note }) => {
    const now = of(period);
    const then = hasBefore ? of(before) : null;
    const value = now === null ? NOTHING : write(now);
    const beforeText = then === null ? NOTHING : write(then);
    return {
      name,
      value,
      before: hasBefore ? beforeText : null,
      difference: difference(),
      note: note?.(period) ?? null,
    };

    function difference(): string {
      if (now === null || then === null) return NOTHING;
      return value === beforeText ? 'igual' : differ(now, then);
    }
  });
}

/** '86 de 1100; 9 não vieram': no-shows are among the cancelled and also named apart. */
function cancelledOf({ cancelled, asked, no_shows }: PeriodSums): string | null {
  if (asked === 0) return null;
  const all = `${wholeText(cancelled)} de ${wholeText(asked)}`;
  if (no_shows === 0) return all;
  return `${all}; ${wholeText(no_shows)} não ${no_shows === 1 ? 'veio' : 'vieram'}`;
}
