import { middle } from '../bench/measure.ts';
import { printTable } from '../bench/table.ts';
import { hasData, type MeasuredPage } from './pages.ts';
import type { Visit } from './visit.ts';

/** The visits to a page, and to the two that it is compared with. */
export interface Measured {
  page: MeasuredPage;
  built: Visit[];
  bare: Visit[];
  plain: Visit[];
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
    measured.map(({ page, built, bare, plain }) => {
      const [fcp, lcp] = [typical(built, 'fcp'), typical(built, 'lcp')];
      return {
        Page: `\`${page.path}\``,
        First: ms(fcp),
        'without scripts': ms(typical(bare, 'fcp')),
        ratio: ratio(fcp, typical(bare, 'fcp')),
        plain: ms(typical(plain, 'fcp')),
        Largest: ms(lcp),
        'without scripts ': ms(typical(bare, 'lcp')),
        'ratio ': ratio(lcp, typical(bare, 'lcp')),
        'plain ': ms(typical(plain, 'lcp')),
      };
    }),
  );
}

/** What it takes until a guest can use the page, beside the plain React page. */
export function printProcessor(measured: readonly Measured[]): void {
  console.log('\nUntil usable, ms\n');
  printTable(
    measured.map(({ page, built, plain }) => {
      const [own, other] = [typical(built, 'processor'), typical(plain, 'processor')];
      return {
        Page: `\`${page.path}\``,
        Processor: ms(own),
        plain: ms(other),
        ratio: ratio(own, other),
        goal: hasData(page) ? '0.80' : '0.50',
        'of it script': ms(typical(built, 'script')),
        'plain ': ms(typical(plain, 'script')),
        'usable after': ms(typical(built, 'usable')),
        'plain  ': ms(typical(plain, 'usable')),
      };
    }),
  );
  console.log('\nProcessor in all, ms\n');
  printTable(
    measured.map(({ page, built, bare, plain }) => {
      const own = typical(built, 'processorInAll');
      return {
        Page: `\`${page.path}\``,
        Processor: ms(own),
        plain: ms(typical(plain, 'processorInAll')),
        ratio: ratio(own, typical(plain, 'processorInAll')),
        'without scripts': ms(typical(bare, 'processorInAll')),
        'ratio ': ratio(own, typical(bare, 'processorInAll')),
      };
    }),
  );
}
