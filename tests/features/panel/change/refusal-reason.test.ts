import { describe, expect, it } from 'vitest';
import { reasonSentence } from '@/features/panel/change/reason-sentence';
import { knownReason, refusalReason } from '@/features/panel/change/refusal-reason';
import { QueryError, type QueryErrorKind } from '@/queries/query-error';

const UNEXPECTED = 'ocorreu um erro inesperado. Tente novamente.';

const failure = (kind: QueryErrorKind, message = '', code = '') =>
  new QueryError('test', { kind, message, code });

describe('why something was refused', () => {
  it.each([
    ['a cut line', failure('network'), /^sem ligação ao servidor/],
    ['an expired session', failure('session'), /^Erro de autenticação/],
    ['no session', failure('no-session'), /^Sem sessão ativa/],
    ['an account without access', failure('forbidden', 'x', '42501'), /^esta conta não tem acesso/],
    ['too many requests', failure('rate-limit', '', 'HS429'), /^demasiados pedidos/],
    ['a rule of the database, in its words', failure('invalid', 'Preço mudou.', 'HS008'), /^Preço/],
    ['a server that explains itself', failure('server', 'Em manutenção.', ''), /^Em manutenção/],
  ])('%s is said', (_name, error, reason) => {
    expect(knownReason(error)).toMatch(reason);
    expect(refusalReason(error)).toMatch(reason);
  });

  it.each([
    ['an engine error', failure('server', 'check violated', '23514')],
    ['an error of the interface', failure('server', 'JSON object requested', 'PGRST100')],
    ['an error without words', failure('server')],
    ['a conflict the screen has no words for', failure('conflict', 'duplicate key', '23505')],
    ['anything else', new TypeError('x is undefined')],
  ])('%s has no words for people', (_name, error) => {
    expect(knownReason(error)).toBeNull();
    expect(refusalReason(error)).toBe(UNEXPECTED);
  });

  it('begins as a sentence does where it stands alone, below a title', () => {
    expect(reasonSentence(failure('network'))).toBe(
      'Sem ligação ao servidor. Verifique a rede e tente novamente.',
    );
    expect(reasonSentence(failure('server'))).toBeUndefined();
  });

  it('takes the words of the screen first', () => {
    const own = { conflict: 'o número já existe.', network: 'espere pela rede.' };
    expect(refusalReason(failure('conflict', 'duplicate key', '23505'), own)).toBe(own.conflict);
    expect(refusalReason(failure('network'), own)).toBe(own.network);
  });
});
