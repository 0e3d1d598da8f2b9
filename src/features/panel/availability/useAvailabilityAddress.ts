import { useNavigate } from 'react-router-dom';
import { anchorDay, type AvailabilityView } from '@/domain/availability/availability-period';
import type { Day } from '@/domain/calendar/dates';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { adminPaths, CHANNELS_WORD } from '@/lib/staff-paths';

export type ScreenTab = 'availability' | 'prices' | 'channels';

interface ScreenAddress {
  tab: ScreenTab;
  view: AvailabilityView;
  /** The day the grid is shown around. */
  anchor: Day;
}

const TAB_WORDS = { prices: 'precos', channels: CHANNELS_WORD } as const;
const VIEW_WORDS = { week: 'semana', 'three-months': '3-meses' } as const;

/** The state of the screen, kept in its URL so that a reload and Back restore it. */
export function useAvailabilityAddress(today: Day) {
  const { shown: params, ask } = useQueuedParams();
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
    tab: tabOfWord(params.get('separador')),
    view: viewOfWord(params.get('vista')),
    anchor: anchorDay(params.get('desde'), today),
  };
}

function paramsOf({ tab, view, anchor }: ScreenAddress, today: Day): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'availability') params.set('separador', TAB_WORDS[tab]);
  if (view !== 'month') params.set('vista', VIEW_WORDS[view]);
  if (anchor !== today) params.set('desde', anchor);
  return params;
}

function tabOfWord(word: string | null): ScreenTab {
  if (word === TAB_WORDS.prices) return 'prices';
  return word === TAB_WORDS.channels ? 'channels' : 'availability';
}

function viewOfWord(word: string | null): AvailabilityView {
  if (word === VIEW_WORDS.week) return 'week';
  return word === VIEW_WORDS['three-months'] ? 'three-months' : 'month';
}
