/** The roles that the database knows (STAFF-02). */
export const ROLES = ['owner', 'reception', 'housekeeping'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Gerência',
  reception: 'Receção',
  housekeeping: 'Limpeza',
};
