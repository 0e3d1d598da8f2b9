/**
 * The accounts of Auth, which no browser may make, change or delete. Two ways lead there: the admin
 * API of a hosted project (auth-admin.ts), and SQL on the embedded stack.
 */
export interface Accounts {
  /** Makes an account that nobody knows the password of, its address confirmed; gives its id. */
  create(email: string): Promise<string>;
  /** Sets the password and ends all sessions; false where Auth itself finds it too weak. */
  setPassword(id: string, password: string): Promise<boolean>;
  /** Deletes an account with its sessions; one that is gone already is as good. */
  remove(id: string): Promise<void>;
}
