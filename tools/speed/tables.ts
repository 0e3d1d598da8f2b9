import { middle } from '../bench/measure.ts';
import { printTable } from '../bench/table.ts';
import type { MeasuredPage } from './pages.ts';
import type { Visit } from './visit.ts';

/** The visits to a page, and to the same without its scripts. */
export interface Measured {
  page: MeasuredPage;
  built: Visit[];
  bare: Visit[];
}

const typical = (visits: readonly Visit[], figure: keyof Visit) =>
  middle(visits.map((visited) => visited[figure]));

const ms = (value: number) => (value === 0 ? 'nothing' : value.toFixed(0));
// An address of the empty shell has nothing to paint without scripts.
const ratio = (one: number, other: number) => (other === 0 ? '' : (one / other).toFixed(2));

/** When something is seen, beside the page without its scripts. */
export function printPaints(measured: readonly Measured[]): void {
  console.log('\nPaint, ms\n');
  printTable(
    measured.map(({ page, built, bare }) => {
      const [fcp, lcp] = [typical(built, 'fcp'), typical(built, 'lcp')];
      return {
        Page: `\`${page.path}\``,
        First: ms(fcp),
        'without scripts': ms(typical(bare, 'fcp')),
        ratio: ratio(fcp, typical(bare, 'fcp')),
        Largest: ms(lcp),
        'without scripts ': ms(typical(bare, 'lcp')),
        'ratio ': ratio(lcp, typical(bare, 'lcp')),
      };
    }),
  );
}

/** What it takes until a guest can use the page, and what the page takes in all. */
export function printProcessor(measured: readonly Measured[]): void {
  console.log('\nProcessor, ms\n');
  printTable(
    measured.map(({ page, built, bare }) => {
      const own = typical(built, 'processorInAll');
      return {
        Page: `\`${page.path}\``,
        'usable after': ms(typical(built, 'usable')),
        'until usable': ms(typical(built, 'processor')),
        'of it script': ms(typical(built, 'script')),
        'in all': ms(own),
        'without scripts': ms(typical(bare, 'processorInAll')),
        ratio: ratio(own, typical(bare, 'processorInAll')),
      };
    }),
  );
}
