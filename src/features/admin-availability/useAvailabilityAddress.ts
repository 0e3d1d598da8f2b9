import { useNavigate, useSearchParams } from 'react-router-dom';
import { anchorDay, type AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import { adminPaths } from '@/lib/paths';

export type ScreenTab = 'availability' | 'prices';

interface ScreenAddress {
  tab: ScreenTab;
  view: AvailabilityView;
  /** The day the grid is shown around. */
  anchor: Day;
}

const PRICES_WORD = 'precos';
const VIEW_WORDS = { week: 'semana', 'three-months': '3-meses' } as const;

/** What the screen shows, as its address says, so that a reload and Back bring it back. */
export function useAvailabilityAddress(today: Day) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown: ScreenAddress = {
    tab: params.get('separador') === PRICES_WORD ? 'prices' : 'availability',
    view: viewOfWord(params.get('vista')),
    anchor: anchorDay(params.get('desde'), today),
  };

  function show(changes: Partial<ScreenAddress>) {
    const { tab, view, anchor } = { ...shown, ...changes };
    const query = new URLSearchParams();
    if (tab === 'prices') query.set('separador', PRICES_WORD);
    if (view !== 'month') query.set('vista', VIEW_WORDS[view]);
    if (anchor !== today) query.set('desde', anchor);
    const path = adminPaths.availability;
    void navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  }

  return { ...shown, show };
}

function viewOfWord(word: string | null): AvailabilityView {
  if (word === VIEW_WORDS.week) return 'week';
  return word === VIEW_WORDS['three-months'] ? 'three-months' : 'month';
}
