import type { GuestPage } from '@/queries/guest-page';
import type { MemoryState } from './register-memory';

/** What the page of the request gives to the register. */
export interface RegisterProps {
  page: GuestPage;
  linkKey: string;
  /** The state of the history entry: what of the register is open. */
  place: unknown;
  memory: MemoryState;
  /** After something was saved: the page as it now is, or null if the key opens nothing. */
  onChange: (page: GuestPage | null) => void;
}

/** Where in the register a guest is. It stands in the history, under the address of the page. */
export type RegisterPlace =
  { is: 'list' } | { is: 'person'; booking: string; person: number; isAnew: boolean };

export const LIST: RegisterPlace = { is: 'list' };

/** The state of a history entry; `isOpened`: the entry before it is the place above. */
export interface RegisterState {
  register: RegisterPlace;
  isOpened: boolean;
}

/** The place of a history entry, the list for anything unknown; null on the page of the request. */
export function placeOf(state: unknown): RegisterState | null {
  if (typeof state !== 'object' || state === null || !('register' in state)) return null;
  const isOpened = 'isOpened' in state && state.isOpened === true;
  return { register: checked(state.register), isOpened };
}

function checked(place: unknown): RegisterPlace {
  if (typeof place !== 'object' || place === null) return LIST;
  const { booking, person, isAnew }: Record<string, unknown> = { ...place };
  if (typeof booking !== 'string' || typeof person !== 'number') return LIST;
  return { is: 'person', booking, person, isAnew: isAnew === true };
}
