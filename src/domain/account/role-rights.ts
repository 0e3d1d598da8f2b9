/** What each role may do, as the team's screen says it (STAFF-02). */
import type { Role } from './role.ts';

/** In one sentence. */
export const ROLE_RIGHTS: Record<Role, string> = {
  owner: 'Tudo, também a equipa e apagar.',
  reception: 'Tudo, menos a equipa, as definições e apagar.',
  housekeeping: 'Só os quartos do dia: sem nomes, contactos nem preços.',
};
