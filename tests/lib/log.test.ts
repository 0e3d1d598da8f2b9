import { describe, expect, it, vi } from 'vitest';
import { logError } from '@/lib/log';
import { QueryError } from '@/queries/query-error';

const PERSON = /in[eê]s|duarte|correio|912/i;

/** What was logged, with every field that a browser's developer tools would expand. */
function written(error: unknown): string {
  logError('insertBookings', error);
  const { calls } = vi.mocked(console.error).mock;
  const text = calls.map((call) => JSON.stringify(call)).join('\n');
  expect(calls.flat().every((part) => typeof part === 'string')).toBe(true);
  vi.mocked(console.error).mockClear();
  return text;
}

const personal = {
  code: '23514',
  message: 'new row violates check "x" (Inês Duarte)',
  details: 'Failing row contains (Inês Duarte, ines@correio.example, +351 912 345 678).',
  hint: 'ines@correio.example',
};

describe('what is logged of a failure', () => {
  it('is the operation, the kind and the code of a refused request', () => {
    const error = new QueryError('insertBookings', {
      kind: 'server',
      ...personal,
      cause: personal,
    });
    expect(written(error)).toBe('["[insertBookings]","QueryError server 23514"]');
  });

  it('is the name and the place of any other error', () => {
    const text = written(new TypeError('Cannot read ines@correio.example of Inês Duarte'));
    expect(text).not.toMatch(PERSON);
    expect(text).toContain('TypeError');
    expect(text).toContain('log.test.ts');
  });

  it.each([
    ['a message over several lines', new Error('Inês\nDuarte@correio.example\n at 912 345 678')],
    ['a text', 'Inês Duarte'],
    ['an answer', personal],
    ['nothing', undefined],
  ])('quotes nobody from %s', (_, error) => {
    expect(written(error)).not.toMatch(PERSON);
  });
});
