import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animateTiles, tileArrived } from '@/lib/tile-transition';
import { held } from '../support/held';

const SEVEN = '/azulejos/07.svg';

/** The view transition names of the tiles, in page order. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>('main img')].map((tile) =>
    tile.style.getPropertyValue('view-transition-name'),
  );

const show = (content: string) => {
  document.body.innerHTML = `<header><img src="${SEVEN}"></header><main>${content}</main>`;
};

const CARD = `<img src="/azulejos/02.svg"><img src="${SEVEN}"><img src="${SEVEN}">`;
const PAGE = `<img src="${SEVEN}">`;

/** Stubs view transitions; `seen` lists the tiles' names before and after each change. */
function stubTransitions() {
  const seen: string[][] = [];
  const { promise: finished, release: end } = held();
  const start = vi.fn((change: () => Promise<void>) => {
    seen.push(names());
    const updateCallbackDone = change().then(() => void seen.push(names()));
    return { ready: Promise.reject(new Error('hidden')), finished, updateCallbackDone };
  });
  Object.assign(document, { startViewTransition: start });
  return { seen, start, end };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  show(CARD);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

describe('animateTiles', () => {
  it('names the tile before and after, the first of its kind on the page, and then no more (SITE-05)', async () => {
    const { seen, end } = stubTransitions();
    await animateTiles([SEVEN], () => show(PAGE));
    expect(seen).toEqual([['', 'azulejo-7', ''], ['azulejo-7']]);
    end();
    await waitFor(() => expect(names()).toEqual(['']));
  });

  it('carries each of several tiles once (SITE-05)', async () => {
    const { seen } = stubTransitions();
    await animateTiles([SEVEN, '/azulejos/02.svg', SEVEN], async () => show(PAGE));
    expect(seen).toEqual([['azulejo-2', 'azulejo-7', ''], ['azulejo-7']]);
  });

  it('changes the page at once where the browser knows of none (SITE-05)', async () => {
    await animateTiles([SEVEN], () => show(PAGE));
    expect(names()).toEqual(['']);
  });

  it('changes the page at once where the guest bears no motion (SITE-05)', async () => {
    const { start } = stubTransitions();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    await animateTiles([SEVEN], () => show(PAGE));
    expect(names()).toEqual(['']);
    expect(start).not.toHaveBeenCalled();
  });
});

describe('tileArrived', () => {
  it('waits for another tile that is no longer in a place kept for it (SITE-05)', async () => {
    const before = document.querySelectorAll('main img')[1] ?? document.body;
    const arrived = vi.fn();
    const waiting = tileArrived(SEVEN, before).then(arrived);
    show(`<div aria-busy="true">${PAGE}</div>`);
    await Promise.resolve();
    expect(arrived).not.toHaveBeenCalled();
    show(PAGE);
    await waiting;
    expect(arrived).toHaveBeenCalled();
  });

  it('has an end where none comes (SITE-05)', async () => {
    vi.useFakeTimers();
    const waiting = tileArrived('/azulejos/09.svg', document.body);
    vi.advanceTimersByTime(400);
    await expect(waiting).resolves.toBeUndefined();
  });
});
