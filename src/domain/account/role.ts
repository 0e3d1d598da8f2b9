/** The roles that the database knows (STAFF-02). */
export const ROLES = ['owner', 'reception', 'housekeeping'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Gerência',
  reception: 'Receção',
  housekeeping: 'Limpeza',
};

/** What each role may do, in one sentence. */
export const ROLE_RIGHTS: Record<Role, string> = {
  owner: 'Tudo, também a equipa e apagar.',
  reception: 'Tudo, menos a equipa, as definições e apagar.',
  housekeeping: 'Só os quartos do dia: sem nomes, contactos nem preços.',
};
