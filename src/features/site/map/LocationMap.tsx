import * as t from '@messages/location';
import { TRY_AGAIN } from '@messages/parts';
import { LoaderCircle, MapPinOff } from 'lucide-react';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { DrawnMap } from './DrawnMap';
import type { LeafletMapProps, MapTiles } from './LeafletMap';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';
import { allowLeafletProbe } from '@/lib/trusted-types';

/** Loading begins so far from the viewport, because the next swipe will reach the element. */
const MARGIN = '200px';

/** Whether an element has been in or near the viewport; true at once if the browser cannot tell. */
function useHasComeIntoView(ref: RefObject<Element | null>): boolean {
  const [hasCome, setHasCome] = useState(false);
  const canTell = typeof IntersectionObserver !== 'undefined';

  useEffect(() => {
    if (!canTell || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setHasCome(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, canTell]);

  return hasCome || !canTell;
}

/**
 * The street map, loaded when it comes into view. Until its tiles have loaded, and where they do
 * not load, the house's own drawn map stands in its place (SITE-03).
 */
export function LocationMap() {
  const frameRef = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const isHydrated = useIsHydrated();
  const isWanted = useHasComeIntoView(frameRef) && isHydrated;
  const map = useLeafletMap(isWanted, attempt);
  const [tiles, setTiles] = useState<MapTiles>('coming');
  const hasFailed = map.status === 'failed' || tiles === 'missing';

  function handleTiles(now: MapTiles) {
    // A link of the drawing that has the focus is hidden with it.
    if (now === 'here') keepFocus(frameRef.current);
    setTiles(now);
  }

  function retry() {
    keepFocus(frameRef.current);
    setTiles('coming');
    setAttempt(attempt + 1);
  }

  return (
    <section
      ref={frameRef}
      tabIndex={-1}
      aria-label={t.MAP}
      className="relative isolate h-180 overflow-hidden border-y border-linha bg-sal md:h-103.5 min-[68.75rem]:h-140 min-[120.1rem]:h-187.5 print:hidden"
    >
      {map.status === 'ready' && (
        <div inert={tiles !== 'here'} className="absolute inset-0 inert:invisible">
          <map.LeafletMap key={attempt} onTiles={handleTiles} />
        </div>
      )}
      <DrawnMap isGone={tiles === 'here'} />
      {/* Keeps its place and size; the key makes a new message a new element, so that none
          moves. */}
      <output className="pointer-events-none absolute inset-3 z-2 flex items-end md:inset-x-5 md:inset-y-4">
        {isWanted && tiles !== 'here' && (
          <span
            key={String(hasFailed)}
            // On a phone the text wraps into two lines, so that it covers no name of a place.
            className={`pointer-events-auto flex-wrap items-center gap-x-2.25 rounded-field bg-branco px-3.5 py-2 text-14 leading-5 shadow-s2 forced-colors:border ${hasFailed ? 'md:flex' : 'flex'}`}
          >
            {hasFailed ? (
              <>
                <MapPinOff
                  className="size-5 text-ocre-800 max-md:me-1.5 max-md:inline"
                  aria-hidden
                />
                {t.MAP_FAILED}{' '}
                <button type="button" onClick={retry} className="-my-3 inline-block py-3 text-link">
                  {TRY_AGAIN}
                </button>
              </>
            ) : (
              <>
                <LoaderCircle className="size-4 animate-turn text-anil-600" aria-hidden />
                {t.MAP_LOADING}
              </>
            )}
          </span>
        )}
      </output>
    </section>
  );
}

/** Moves a focus inside the frame to the frame, because the focused element is about to go. */
function keepFocus(frame: HTMLElement | null): void {
  if (frame?.contains(document.activeElement)) frame.focus({ preventScroll: true });
}

type LoadedMap =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; LeafletMap: ComponentType<LeafletMapProps> };

/**
 * Loads the map, by far the heaviest part of the page, once it is wanted, and again for every
 * further attempt. Not with React.lazy, because a chunk that fails to load must cost only the map,
 * not the page.
 */
function useLeafletMap(isWanted: boolean, attempt: number): LoadedMap {
  const [answer, setAnswer] = useState<{ attempt: number; loaded: LoadedMap } | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    allowLeafletProbe();
    const settle = (loaded: LoadedMap) => setAnswer({ attempt, loaded });
    retryImport(async () => import('./LeafletMap')).then(
      ({ LeafletMap }) => startTransition(() => settle({ status: 'ready', LeafletMap })),
      (error: unknown) => {
        logError('loadMap', error);
        settle({ status: 'failed' });
      },
    );
  }, [isWanted, attempt]);

  return answer?.attempt === attempt ? answer.loaded : { status: 'waiting' };
}
