import { QueryError } from '@/queries/query-error';

const WRONG_CREDENTIALS = 'Email ou password incorretos';
const OTHER_FAILURE = 'Erro ao fazer login. Tente novamente.';

/** Whether the login failed because of a wrong e-mail or password, and for no other reason. */
export function areCredentialsWrong(error: unknown): boolean {
  return error instanceof QueryError && error.kind === 'session';
}

/** What the login says when it fails (ERR-AUTH-02, ERR-AUTH-03). */
export function loginMessage(error: unknown): string {
  return areCredentialsWrong(error) ? WRONG_CREDENTIALS : OTHER_FAILURE;
}
