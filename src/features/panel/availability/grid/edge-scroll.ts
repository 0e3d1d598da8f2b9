import type { GridPlace } from '@/domain/availability/availability-selection';
import { placeOf } from './grid-place';

/** The id of the selection panel, which covers the last rows of the grid. */
export const SELECTION_PANEL_ID = 'painel-de-selecao';

/** The id of the strip that replaces it while a stay is lifted. */
export const MOVE_STRIP_ID = 'mudanca-por-guardar';

/** This near to an edge the grid begins to scroll; the farther beyond, the faster. */
const EDGE_PX = 24;
const MAX_STEP_PX = 24;

/** A place on the screen, in px from its top left. */
export interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The part of the screen where cells are visible, without the room names, the head and the panel.
 */
export function cellBox(frame: HTMLElement): Box {
  const { right, bottom } = frame.getBoundingClientRect();
  const names = frame.querySelector('tbody th')?.getBoundingClientRect();
  const days = frame.querySelector('thead')?.getBoundingClientRect();
  return {
    left: names?.right ?? 0,
    right: Math.min(right, window.innerWidth),
    top: Math.max(days?.bottom ?? 0, 0),
    bottom: Math.min(bottom, floorOfScreen()),
  };
}

function floorOfScreen(): number {
  const panel =
    document.getElementById(MOVE_STRIP_ID) ?? document.getElementById(SELECTION_PANEL_ID);
  return Math.min(panel?.getBoundingClientRect().top ?? window.innerHeight, window.innerHeight);
}

function stepAt(position: number, from: number, to: number): number {
  const beyond = Math.max(position - (to - EDGE_PX), 0) - Math.max(from + EDGE_PX - position, 0);
  return Math.max(-MAX_STEP_PX, Math.min(MAX_STEP_PX, Math.round(beyond / 2)));
}

/** Scrolls one step towards the edge that the pointer is near. Returns whether it is near one. */
export function slideAtEdge(frame: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = cellBox(frame);
  const across = stepAt(x, left, right);
  const down = stepAt(y, top, bottom);
  if (across === 0 && down === 0) return false;
  const before = frame.scrollTop;
  frame.scrollBy(across, down);
  // Once the frame itself cannot scroll further, the page may.
  if (down !== 0 && frame.scrollTop === before) slidePage(frame, down);
  return true;
}

function slidePage(frame: HTMLElement, down: number): void {
  const { top, bottom } = frame.getBoundingClientRect();
  const isCut = down > 0 ? bottom > floorOfScreen() : top < 0;
  if (isCut) window.scrollBy(0, down);
}

export function cellUnder(frame: HTMLElement, { x, y }: Point): GridPlace | null {
  const { left, right, top, bottom } = cellBox(frame);
  const nearest = {
    x: Math.max(left + 1, Math.min(right - 2, x)),
    y: Math.max(top + 1, Math.min(bottom - 2, y)),
  };
  const element = document
    .elementsFromPoint(nearest.x, nearest.y)
    .find((candidate) => frame.contains(candidate) && placeOf(candidate) !== null);
  return element === undefined ? null : columnWithin(element, nearest.x);
}

/** A bar covers several days, so this finds the one at `x`. */
function columnWithin(element: Element, x: number): GridPlace | null {
  const place = placeOf(element);
  const cell = element.closest('td');
  if (place === null || cell === null) return place;
  const { left, width } = cell.getBoundingClientRect();
  const days = Math.floor(((x - left) / width) * cell.colSpan);
  return { ...place, column: place.column + Math.max(0, Math.min(cell.colSpan - 1, days)) };
}
