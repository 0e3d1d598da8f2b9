import { PRERENDERED_ROUTES } from '../../src/build/prerendered-routes.ts';

/** A page that is measured. */
export interface MeasuredRoute {
  path: string;
  /** Its script starts at once, to ask the database or to know the page at all. */
  startsAtOnce: boolean;
  /** Asks search engines to leave it out. */
  isHidden: boolean;
}

/** All public pages: the prerendered ones, a room, and what is nowhere. */
export const MEASURED_ROUTES: readonly MeasuredRoute[] = [
  ...PRERENDERED_ROUTES.map(({ path, start }) => ({
    path,
    startsAtOnce: start === 'after-paint',
    isHidden: false,
  })),
  { path: '/quarto/7', startsAtOnce: true, isHidden: false },
  { path: '/nao-existe', startsAtOnce: true, isHidden: true },
];
