import * as v from 'valibot';
import { ROLES } from '@/domain/account/role';
import { isEmail } from '@/domain/guest/contact-details';
import { staffDrafts } from '@/lib/staff-drafts';
import type { QueryError } from '@/queries/query-error';
import type { NewPerson } from './useTeamChanges';

/** How long a name may be, as in the database. */
export const STAFF_NAME_MAX_LENGTH = 60;

export const EMPTY_INVITATION: NewPerson = { name: '', email: '', role: 'reception' };

/** The invitation that is typed and not sent. */
export const inviteDrafts = staffDrafts(
  'convite',
  v.object({ name: v.string(), email: v.string(), role: v.picklist(ROLES) }),
);
export const INVITE_DRAFT = 'novo';

/** What the database said of a field, for as long as the field holds what it was said of. */
export interface FieldRefusal {
  field: 'name' | 'email';
  value: string;
  words: string;
}

const FIELDS: Partial<Record<string, FieldRefusal['field']>> = {
  HS040: 'email', // already of the team
  HS011: 'email', // no address
  HS045: 'name', // no name
};

/** The field that a refusal is about; null where it is about none. */
export function fieldRefusal(
  { code, message }: QueryError,
  person: NewPerson,
): FieldRefusal | null {
  const field = FIELDS[code];
  return field === undefined ? null : { field, value: person[field], words: message };
}

/** What is wrong with an invitation, by field. */
export function inviteProblems(
  { name, email }: NewPerson,
  refusal: FieldRefusal | null,
): { name?: string; email?: string } {
  const problems = {
    name: name.trim() === '' ? 'Escreva o nome.' : undefined,
    email: isEmail(email) ? undefined : 'Escreva um endereço como rita@exemplo.pt.',
  };
  const typed = { name: name.trim(), email: plainAddress(email) };
  if (refusal !== null && typed[refusal.field] === refusal.value) {
    problems[refusal.field] ??= refusal.words;
  }
  return problems;
}

export function plainAddress(email: string): string {
  return email.trim().toLowerCase();
}
