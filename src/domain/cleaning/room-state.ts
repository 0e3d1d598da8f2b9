import type { RoomState } from './rooms-today.ts';

/** The states of a room in the order of work (CLEAN-01). */
const ROOM_STATES: readonly RoomState[] = ['dirty', 'cleaning', 'clean', 'inspected'];

export const STATE_WORDS: Record<RoomState, string> = {
  dirty: 'Por limpar',
  cleaning: 'Em limpeza',
  clean: 'Limpo',
  inspected: 'Verificado',
};

/** What the button says that leads out of a state; after the last there is nothing to do. */
const STEP_WORDS: Record<RoomState, string | null> = {
  dirty: 'Começar',
  cleaning: 'Limpo',
  clean: 'Verificar',
  inspected: null,
};

/** One tap forward: the state it leads to, and what its button says; null after the last. */
export function nextStep(state: RoomState): { to: RoomState; label: string } | null {
  const to = ROOM_STATES[ROOM_STATES.indexOf(state) + 1];
  const label = STEP_WORDS[state];
  return to === undefined || label === null ? null : { to, label };
}

/** The state before; null before the first. */
export function stepBack(state: RoomState): RoomState | null {
  return ROOM_STATES[ROOM_STATES.indexOf(state) - 1] ?? null;
}

/** Whether a state comes earlier in the work than another. */
export function isBefore(state: RoomState, other: RoomState): boolean {
  return ROOM_STATES.indexOf(state) < ROOM_STATES.indexOf(other);
}

/** Whether a room needs no more cleaning. */
export function isFinished(state: RoomState): boolean {
  return state === 'clean' || state === 'inspected';
}

export function isRoomState(text: string): text is RoomState {
  return ROOM_STATES.some((state) => state === text);
}
