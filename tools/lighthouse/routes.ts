import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { roomsPath } from '../../src/lib/paths.ts';

/** A page that is measured. */
export interface MeasuredRoute {
  path: string;
  /** What is largest on it comes by its script: a room of the database, or the whole page. */
  waitsForScript: boolean;
  /** Asks search engines to leave it out. */
  isHidden: boolean;
}

/** All public pages: the prerendered ones, a room, and what is nowhere. */
export const MEASURED_ROUTES: readonly MeasuredRoute[] = [
  ...PRERENDERED_ROUTES.map(({ path }) => ({
    path,
    waitsForScript: path === roomsPath,
    isHidden: false,
  })),
  { path: '/quarto/7', waitsForScript: true, isHidden: false },
  { path: '/nao-existe', waitsForScript: true, isHidden: true },
];
