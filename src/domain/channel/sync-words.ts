import { formatClock } from '../calendar/date-formats.ts';
import { countLabel } from '../basics/text.ts';

/** The result of reading one calendar: counts, or an error; neither if nothing was new. */
export interface ReadOutcome {
  /** `moved` counts those of `booked` that were bookings before and have changed. */
  counts?: { booked: number; moved: number; cancelled: number; conflict: number } | undefined;
  error?: string | undefined;
}

/**
 * 'Sincronizado às 15:31: 2 estadias novas.': the result of a reading started by hand (CHAN-02).
 *
 * @param at when it was done (ISO)
 */
export function syncWords(outcomes: readonly ReadOutcome[], at: string): string {
  const errors = outcomes.flatMap(({ error }) => (error === undefined ? [] : [error]));
  const [only] = errors;
  if (outcomes.length === 1 && only !== undefined) return `Não foi possível ler. ${only}`.trim();
  const failures = countLabel(errors.length, { one: 'falha', many: 'falhas' });
  const after = errors.length === 0 ? '' : `, com ${failures}`;
  return `Sincronizado às ${formatClock(at)}${after}: ${newsOf(outcomes)}.`;
}

function newsOf(outcomes: readonly ReadOutcome[]): string {
  const sum = (kind: 'booked' | 'moved' | 'cancelled' | 'conflict') =>
    outcomes.reduce((total, { counts }) => total + (counts?.[kind] ?? 0), 0);
  const moved = sum('moved');
  const parts = [
    [sum('booked') - moved, { one: 'estadia nova', many: 'estadias novas' }],
    [moved, { one: 'estadia mudada', many: 'estadias mudadas' }],
    [sum('cancelled'), { one: 'estadia cancelada', many: 'estadias canceladas' }],
    [sum('conflict'), { one: 'em conflito', many: 'em conflito' }],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => countLabel(count, words));
  return told.length === 0 ? 'nada de novo' : told.join(', ');
}
