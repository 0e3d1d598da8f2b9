import { countLabel } from '../basics/text.ts';
import { passwordForm } from './password-form.ts';
import { PASSWORD_LENGTH, type PasswordProblem } from './password.ts';

/** What a new password is asked to be (STAFF-03). */
export const PASSWORD_HINT = `${PASSWORD_LENGTH} caracteres ou mais. Nada de regras.`;

/** Why a password is not taken, next to its field (STAFF-03). */
export function passwordProblemWords(problem: PasswordProblem, password: string): string {
  if (problem === 'password-common') return 'É das mais usadas no mundo. Escolha outra.';
  if (problem === 'password-long') return 'É comprida demais. Escolha uma mais curta.';
  const missing = Math.max(1, PASSWORD_LENGTH - Array.from(passwordForm(password)).length);
  const verb = missing === 1 ? 'Falta' : 'Faltam';
  const characters = countLabel(missing, { one: 'caractere', many: 'caracteres' });
  return `${verb} ${characters}: são precisos ${PASSWORD_LENGTH}.`;
}
