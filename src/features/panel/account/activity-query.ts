import type { OwnActivity } from '@/queries/account/own-account';

/** The question where the own panel is open and what was done, as the cards show how it went. */
export interface ActivityQuery {
  /** Undefined while it is not known. */
  data: OwnActivity | undefined;
  /** Asked for the first time. */
  isPending: boolean;
  /** Asked in vain, with nothing to show from before. */
  isLoadingError: boolean;
  isFetching: boolean;
  /** Asks again. */
  refetch: () => Promise<unknown>;
}
