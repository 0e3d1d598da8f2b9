import { expect, it } from 'vitest';
import { answerAsHosted } from '../../supabase/local/hosted-status.ts';

/** What the API is handed for an error of the engine: how it answers, or null where lite knows. */
function answered(code: string): unknown {
  const error = Object.assign(new Error('in words'), { code, detail: 'of a row', hint: undefined });
  answerAsHosted(error);
  if (error.message === 'in words') return null;
  return [JSON.parse(error.message), JSON.parse(error.detail)];
}

it.each([
  ['23514', 400],
  ['23P01', 400],
  ['P0001', 400],
  ['P0002', 500],
  ['40001', 500],
  ['57014', 500],
  ['08006', 503],
  ['53300', 503],
  ['28000', 403],
])('%s is answered with %i, its code and its detail', (code, status) => {
  const body = { code, message: 'in words', details: 'of a row', hint: null };
  expect(answered(code)).toEqual([body, { status, headers: {} }]);
});

it.each(['23505', '42501', '22P02', 'PGRST', 'ECONNRESET'])('%s is left as it is', (code) => {
  expect(answered(code)).toBeNull();
});

it('an object where a text belongs is the client’s fault, though the engine names no code', () => {
  const error: Error & { code?: string; detail?: string } = new Error(
    'Invalid input for string type',
  );
  answerAsHosted(error);
  expect(error.code).toBe('PGRST');
  expect(JSON.parse(error.message)).toMatchObject({ code: '22P02' });
  expect(JSON.parse(error.detail ?? '')).toMatchObject({ status: 400 });
});
