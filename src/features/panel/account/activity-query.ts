import type { Reading } from '@/features/panel/kit/StillReading';
import type { OwnActivity } from '@/queries/account/own-account';

/** The question where the own panel is open and what was done, as the cards show how it went. */
export interface ActivityQuery extends Reading {
  /** Undefined while it is not known. */
  data: OwnActivity | undefined;
}
