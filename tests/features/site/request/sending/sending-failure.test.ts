import { describe, expect, it } from 'vitest';
import { sendingFailure } from '@/features/site/request/sending/sending-failure';
import { IncompleteRequestError } from '@/features/site/request/sending/submit-booking';
import { QueryError, type QueryErrorKind } from '@/queries/query-error';

const GENERIC = 'Erro ao enviar reserva. Por favor, tente novamente.';

const failure = (kind: QueryErrorKind, code: string, message: string) =>
  sendingFailure(new QueryError('insertBookings', { kind, code, message }));

describe('sendingFailure', () => {
  it.each<[QueryErrorKind, string, string, string, string]>([
    [
      'conflict',
      '23P01',
      'Já não está livre.',
      'Erro ao criar reserva: Já não está livre.',
      'choose-rooms',
    ],
    ['conflict', 'HS009', 'Bloqueado.', 'Erro ao criar reserva: Bloqueado.', 'choose-rooms'],
    ['invalid', 'HS006', 'Não existe.', 'Erro ao criar reserva: Não existe.', 'choose-rooms'],
    ['invalid', 'HS008', 'Outro preço.', 'Erro ao criar reserva: Outro preço.', 'confirm-price'],
    ['invalid', 'HS011', 'Email inválido', 'Erro ao criar reserva: Email inválido', 'try-again'],
    ['rate-limit', 'HS429', 'Demasiados.', 'Erro ao criar reserva: Demasiados.', 'try-again'],
    [
      'conflict',
      '23P01',
      'conflicting key value violates exclusion constraint',
      GENERIC,
      'choose-rooms',
    ],
    [
      'invalid',
      'HS015',
      'A estadia mínima é de 3 noites.',
      'Erro ao criar reserva: A estadia mínima é de 3 noites.',
      'change-dates',
    ],
    [
      'invalid',
      'HS016',
      'Neste dia não há entradas.',
      'Erro ao criar reserva: Neste dia não há entradas.',
      'change-dates',
    ],
    ['server', '23514', 'violates check constraint', GENERIC, 'try-again'],
    ['forbidden', '42501', 'permission denied', GENERIC, 'try-again'],
    ['server', 'HS999', '', GENERIC, 'try-again'],
  ])(
    'of kind %s, code %s, "%s" (ERR-BOOK-07, ERR-BOOK-08)',
    (kind, code, message, title, remedy) => {
      expect(failure(kind, code, message)).toMatchObject({ title, remedy, isAnswered: true });
    },
  );

  it.each([
    ['HS429', 'try-again'],
    ['HS017', 'try-again'],
    ['HS018', 'try-again'],
    ['HS023', 'change-dates'],
    ['HS024', 'choose-rooms'],
  ])('calls for reception on %s, in the words of the database', (code, remedy) => {
    expect(failure('invalid', code, 'Fale connosco.')).toEqual({
      title: 'Erro ao criar reserva: Fale connosco.',
      advice: expect.stringContaining('Nada se perdeu'),
      remedy,
      callsFor: true,
      isAnswered: true,
    });
    expect(failure('invalid', 'HS011', 'Email inválido').callsFor).toBe(false);
  });

  it.each([
    ['no answer', new QueryError('insertBookings', { kind: 'network', message: '' })],
    ['a gateway in between', new QueryError('insertBookings', { kind: 'rate-limit', message: '' })],
    ['an answer that is none', new QueryError('insertBookings', { kind: 'server', message: '' })],
    ['a fault of ours', new TypeError('x is undefined')],
  ])('with %s asks to try again, and does not count as answered', (_what, error) => {
    expect(sendingFailure(error)).toMatchObject({
      title: GENERIC,
      remedy: 'try-again',
      isAnswered: false,
    });
  });

  it('says that there is no connection where the browser knows of none', () => {
    const error = new QueryError('insertBookings', { kind: 'network', message: '' });
    expect(sendingFailure(error, true)).toMatchObject({
      title: GENERIC,
      advice: expect.stringMatching(/^Sem ligação à Internet\. Nada se perdeu/),
    });
    expect(sendingFailure(error).advice).not.toContain('ligação');
  });

  it('says what is missing in its own words', () => {
    const error = new IncompleteRequestError('Por favor, selecione pelo menos um quarto');
    expect(sendingFailure(error).title).toBe('Por favor, selecione pelo menos um quarto');
  });

  it('names the booking that holds a room of a new group already', () => {
    const error = new QueryError('insertBookings', {
      kind: 'duplicate-request',
      code: 'HS013',
      message: 'Este pedido já foi recebido.',
      hint: 'R26-7K3F9Q',
    });
    expect(sendingFailure(error)).toMatchObject({
      title: 'Erro ao criar reserva: Este pedido já foi recebido.',
      advice: expect.stringContaining('R26-7K3F9Q'),
      remedy: 'choose-rooms',
    });
  });
});
