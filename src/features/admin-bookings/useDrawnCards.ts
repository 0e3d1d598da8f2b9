import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** About what a screen shows: drawing rows is what a key in the search is spent on. */
const CARDS_AT_FIRST = 16;
/** So many follow when the end comes near, or with 'Mostrar mais'. */
const CARDS_AT_ONCE = 32;

interface DrawnCardsOptions {
  /** The cards there are to draw. */
  cards: readonly { key: string }[];
  /** The place of a card that must be drawn, if it follows soon; -1 for none. */
  wantedPlace: number;
  /** Changes with filters and search: a new list begins at its top. */
  listKey: string;
}

/**
 * How many cards of the list are drawn: a screenful, and more by themselves before the list's foot
 * comes on the screen. `drawMore` does the same for those without an observer or a scroll.
 */
export function useDrawnCards({ cards, wantedPlace, listKey }: DrawnCardsOptions): {
  count: number;
  footRef: RefObject<HTMLDivElement | null>;
  drawMore: () => void;
} {
  const firstKey = cards[0]?.key;
  const [drawn, setDrawn] = useState({ listKey, firstKey, count: CARDS_AT_FIRST });
  const count = drawn.listKey === listKey ? drawn.count : CARDS_AT_FIRST;
  const footRef = useRef<HTMLDivElement>(null);
  const drawMore = () => setDrawn({ listKey, firstKey, count: count + CARDS_AT_ONCE });

  // What comes in above must not push the last rows, and perhaps the focus, off the page.
  if (drawn.listKey === listKey && drawn.firstKey !== firstKey) {
    const place = cards.slice(0, CARDS_AT_ONCE).findIndex(({ key }) => key === drawn.firstKey);
    setDrawn({ listKey, firstKey, count: count + Math.max(0, place) });
  }

  // Whoever goes from booking to booking in the window comes back to a row that is there.
  if (wantedPlace >= count && wantedPlace < count + CARDS_AT_ONCE) drawMore();

  const handleNear = useEffectEvent(() => startTransition(drawMore));
  const isLeft = cards.length > count;
  const isScrolled = useIsScrolled(listKey);

  // With every drawing anew: an observer tells no second time that the foot is still near.
  useEffect(() => {
    if (!isLeft || footRef.current === null || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear();
      },
      // Whoever scrolls has a window's height drawn ahead; whoever types waits for nothing unseen.
      { rootMargin: isScrolled ? '0px 0px 100%' : '0px' },
    );
    observer.observe(footRef.current);
    return () => observer.disconnect();
  });

  return { count, footRef, drawMore };
}

/** Whether somebody has scrolled since this list came. */
function useIsScrolled(listKey: string): boolean {
  const [scrolledList, setScrolledList] = useState<string | null>(null);

  useEffect(() => {
    const handleScroll = () => setScrolledList(listKey);
    window.addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [listKey]);

  return scrolledList === listKey;
}
