import type { Role } from './role.ts';

/** What a person of the team is told of the own account. Moments are ISO texts. */
export interface Member {
  /** In, or the code of this session is missing, or a second factor is to be set up first (STAFF-04). */
  state: 'code' | 'set-up' | 'in';
  id: string;
  /** As the history calls them. */
  name: string;
  role: Role;
  /** Since when the second factor is on; null while it is off. */
  factor_since: string | null;
  /** From which day nobody works without one, yyyy-mm-dd; null where nobody has to. */
  second_factor_from: string | null;
  /** When the password was last chosen; null where that was before it was written down. */
  password_at: string | null;
  /** Recovery codes that are left. */
  codes_left: number;
  /** The names of the owners, to whom others are sent. */
  owners: string[];
}

export type Account = Member | { state: 'stranger' | 'removed' | 'signed-out' };

/** Whether an account works in the panel now, in whatever role. */
export function isMember(account: Account): account is Member {
  return account.state === 'in' || account.state === 'code' || account.state === 'set-up';
}

/** What came of trying a code. */
export type CodeResult =
  | { state: 'ok'; codes_left: number; is_recovery: boolean; codes?: string[] }
  | { state: 'wrong'; left: number; clock_off?: number | null }
  | { state: 'wait'; until: string };

/** Recovery codes below which each entry says how many are left. */
export const FEW_CODES = 3;

/** 'Marta' of 'Marta Nunes': how the panel speaks to somebody. */
export function calledName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
