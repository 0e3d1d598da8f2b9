import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nightsAtStake, shortNights } from '@/domain/channel/conflict-words';
import { endSentence } from '@/domain/calendar/short-dates';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import type { Conflict } from './useConflicts';

/** The URL parameter for the chosen conflict, so that Back from its booking shows it again. */
const PARAM = 'conflito';

interface Chosen {
  id: string;
  /** Its place in the list and its name, kept because both are gone once it leaves the list. */
  place: number;
  name: string;
}

/**
 * Which conflict is shown: the chosen one while it is in the list, then the one that takes its
 * place, with a line that says that the first is settled. If the focus was on the conflict that
 * left, it moves to the heading of the one now shown.
 */
export function useChosenConflict(list: readonly Conflict[]) {
  const { shown: params, ask } = useQueuedParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(() => chosenIn(list, params.get(PARAM)));
  const [settled, setSettled] = useState<string | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isFollowing = useRef(false);

  const kept = list.findIndex(({ event }) => event.id === chosen?.id);
  const place = kept === -1 ? Math.min(chosen?.place ?? 0, list.length - 1) : kept;
  const shown = list[place] ?? null;
  const now = chosenIn(list, shown?.event.id ?? null);
  if (chosen !== null && kept === -1) {
    setSettled(`${chosen.name} já está resolvido.`);
    setChosen(now);
  } else if (
    now !== null &&
    (now.id !== chosen?.id || place !== chosen.place || now.name !== chosen.name)
  ) {
    setChosen(now);
  }

  const shownId = shown?.event.id ?? null;
  const lastId = useRef(shownId);
  useEffect(() => {
    const wasShown = lastId.current;
    lastId.current = shownId;
    if (wasShown === null || wasShown === shownId) return;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || !activeElement.isConnected;
    if (isLost || isFollowing.current) headingRef.current?.focus();
    isFollowing.current = false;
  }, [shownId]);

  return {
    shown,
    headingRef,
    /** The line that says that the shown conflict was settled; null before one is. */
    settled,
    /** Shows another conflict; `isFollowed` moves the focus to its heading as well. */
    choose: (conflict: Conflict, isFollowed: boolean) => {
      isFollowing.current = isFollowed;
      setSettled(null);
      setChosen(chosenIn(list, conflict.event.id));
      const query = ask((asked) => {
        const next = new URLSearchParams(asked);
        next.set(PARAM, conflict.event.id);
        return next;
      });
      void navigate({ search: `?${query}` }, { replace: true });
    },
  };
}

/** What is kept of the conflict with this id; null when the list does not contain it. */
function chosenIn(list: readonly Conflict[], id: string | null): Chosen | null {
  const place = list.findIndex(({ event }) => event.id === id);
  const conflict = list[place];
  return conflict === undefined ? null : { id: conflict.event.id, place, name: nameOf(conflict) };
}

/** 'O conflito do quarto 8, 25 e 26 nov.,': a conflict's name, ready to begin a sentence. */
function nameOf({ room, foreign, ours, closed }: Conflict): string {
  const nights = shortNights(nightsAtStake({ foreign, ours, closed }));
  return endSentence(`O conflito do quarto ${room.room_number}, ${nights}`).replace(/\.$/, '.,');
}
