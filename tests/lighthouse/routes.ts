import { PRERENDERED_ROUTES } from '../../src/build/prerendered-routes.ts';

/** A page that is measured. */
export interface MeasuredRoute {
  path: string;
  /** Asks search engines to leave it out. */
  isHidden: boolean;
}

/** All public pages: the prerendered ones, a room, and what is nowhere. */
export const MEASURED_ROUTES: readonly MeasuredRoute[] = [
  ...PRERENDERED_ROUTES.map(({ path }) => ({ path, isHidden: false })),
  { path: '/quarto/7', isHidden: false },
  { path: '/nao-existe', isHidden: true },
];
