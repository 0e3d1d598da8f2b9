import { useNavigate } from 'react-router-dom';
import { anchorDay, type AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import { useAskedParams } from '@/hooks/useAskedParams';
import { adminPaths } from '@/lib/staff-paths';

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
  const { shown: params, ask } = useAskedParams();
  const navigate = useNavigate();

  function show(changes: Partial<ScreenAddress>) {
    const query = ask((asked) => paramsOf({ ...addressOf(asked, today), ...changes }, today));
    const path = adminPaths.availability;
    void navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  }

  return { ...addressOf(params, today), show };
}

function addressOf(params: URLSearchParams, today: Day): ScreenAddress {
  return {
    tab: params.get('separador') === PRICES_WORD ? 'prices' : 'availability',
    view: viewOfWord(params.get('vista')),
    anchor: anchorDay(params.get('desde'), today),
  };
}

function paramsOf({ tab, view, anchor }: ScreenAddress, today: Day): URLSearchParams {
  const params = new URLSearchParams();
  if (tab === 'prices') params.set('separador', PRICES_WORD);
  if (view !== 'month') params.set('vista', VIEW_WORDS[view]);
  if (anchor !== today) params.set('desde', anchor);
  return params;
}

function viewOfWord(word: string | null): AvailabilityView {
  if (word === VIEW_WORDS.week) return 'week';
  return word === VIEW_WORDS['three-months'] ? 'three-months' : 'month';
}
