import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StillReading, type Reading } from '@/features/panel/kit/StillReading';
import { QueryError, type QueryErrorKind } from '@/queries/query-error';

const TITLE = 'Não foi possível carregar o mês';

const reading = (overrides: Partial<Reading> = {}): Reading => ({
  data: undefined,
  error: null,
  isLoadingError: false,
  refetch: vi.fn(() => Promise.resolve()),
  ...overrides,
});

const failed = (kind: QueryErrorKind, message = ''): Reading =>
  reading({
    isLoadingError: true,
    error: new QueryError('readMonth', { kind, message, code: 'XX000' }),
  });

it('holds the place until all is there, and is gone then', () => {
  const { rerender } = render(
    <StillReading of={[reading(), reading({ data: null })]} title={TITLE}>
      A carregar o mês
    </StillReading>,
  );
  expect(screen.getByText('A carregar o mês')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <StillReading of={[reading({ data: [] }), reading({ data: null })]} title={TITLE}>
      A carregar o mês
    </StillReading>,
  );
  expect(document.body).toHaveTextContent(/^$/);
});

it.each([
  ['session', '', 'Erro de autenticação. Por favor, faça login novamente.'],
  ['no-session', '', 'Sem sessão ativa. Por favor, faça login.'],
  ['network', '', 'Sem ligação ao servidor. Verifique a rede e tente novamente.'],
  ['forbidden', '', 'Esta conta não tem acesso.'],
  ['invalid', 'o mês ainda não começou.', 'O mês ainda não começou.'],
] as const)('says why it failed: %s (ERR-ADMBOOK-01)', (kind, message, reason) => {
  const { rerender } = render(
    <StillReading of={failed(kind, message)} title={TITLE}>
      A carregar o mês
    </StillReading>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(`${TITLE}${reason}Tentar Novamente`);
  expect(screen.queryByText('A carregar o mês')).toBeNull();
  rerender(<StillReading of={failed(kind, message)} title={TITLE} isQuiet />);
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it('shows no words of the engine', () => {
  render(<StillReading of={failed('server', 'relation does not exist')} title={TITLE} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`${TITLE}Tentar Novamente`);
});

it('asks again for what failed, and for nothing else', async () => {
  const there = reading({ data: [] });
  const waiting = reading();
  const [first, second] = [failed('network'), failed('server')];
  render(<StillReading of={[there, first, waiting, second]} title={TITLE} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(first.refetch).toHaveBeenCalledOnce();
  expect(second.refetch).toHaveBeenCalledOnce();
  expect(there.refetch).not.toHaveBeenCalled();
  expect(waiting.refetch).not.toHaveBeenCalled();
});

it('asks again as its place says', async () => {
  const broken = failed('network');
  const handleRetry = vi.fn();
  render(<StillReading of={broken} title={TITLE} onRetry={handleRetry} isQuiet />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(handleRetry).toHaveBeenCalledOnce();
  expect(broken.refetch).not.toHaveBeenCalled();
});
