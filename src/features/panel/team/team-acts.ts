import type { Person } from '@/domain/account/team';
import type { HandedInvitation } from './InvitationAddress';
import type { RoleChange } from './useTeamChanges';

/** What the rows of the table leave to the screen, which asks in dialogs. */
export interface TeamActs {
  onRemove: (person: Person) => void;
  onReset: (person: Person) => void;
  /** One's own role is asked about first. */
  onLowerYourself: (change: RoleChange) => void;
  /** An invitation is to be given by hand. */
  onHanded: (invitation: HandedInvitation) => void;
}
