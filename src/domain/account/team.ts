import type { Role } from './role.ts';

/** A person of the team, or an invitation. Moments are ISO texts. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Null: invited, and has not chosen a password yet. */
  joined_at: string | null;
  last_sign_in_at: string | null;
  factor_since: string | null;
  /** Of who is invited: the last link, and what became of its mail; null of others. */
  invitation: Invitation | null;
}

export interface Invitation {
  /** When the link was made; null while its mail has not gone out. */
  sent_at: string | null;
  expires_at: string | null;
  /** The state of the last mail (`mails.state`); null without one. */
  mail_state: string | null;
}

/** An act of the team's history (STAFF-01). */
export interface TeamEvent {
  id: number;
  at: string;
  kind: TeamEventKind;
  actor_name: string | null;
  subject_name: string | null;
  detail: { role?: Role | [Role, Role]; from?: string | null; left?: number };
}

export type TeamEventKind =
  | 'invited'
  | 'invited_again'
  | 'joined'
  | 'role'
  | 'removed'
  | 'password'
  | 'signed_out'
  | 'factor_on'
  | 'factor_off'
  | 'factor_reset'
  | 'factor_required'
  | 'recovery_code';

export interface Team {
  mail_is_on: boolean;
  second_factor_from: string | null;
  /** Owners, reception, housekeeping, then invitations. */
  people: Person[];
  /** The last thirty, newest first. */
  events: TeamEvent[];
}

/** Whether a person is the only owner who has joined: not to be removed or made less. */
export function isLastOwner(person: Person, people: readonly Person[]): boolean {
  const owners = people.filter(({ role, joined_at }) => role === 'owner' && joined_at !== null);
  return owners.length === 1 && owners[0]?.id === person.id;
}

export function withoutFactor(people: readonly Person[]): Person[] {
  return people.filter(
    ({ joined_at, factor_since }) => joined_at !== null && factor_since === null,
  );
}
