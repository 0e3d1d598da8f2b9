import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '@/components/overlay/Toast';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';
import { usePanelMutation, type PanelMutation } from '@/features/panel/change/usePanelMutation';
import { QueryError } from '@/queries/query-error';
import { expectLoggedError } from '../../../support/server';
import { startSignedIn } from '../../../support/session';

const LIST = ['rows'];
const rows = [
  { id: 'a', isRead: false, isArchived: false },
  { id: 'b', isRead: false, isArchived: false },
];
type Row = (typeof rows)[number];
type Options = PanelMutation<string, string, Row>;

/** Requests that the test answers or refuses when it wants to. */
function makeAnswers() {
  const waiting: { input: string; give: () => void; refuse: (error: unknown) => void }[] = [];
  const send: Options['send'] = (_client, input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, give: () => resolve(input), refuse: reject });
    });
  return { waiting, send };
}

function start({
  client = new QueryClient(),
  ...options
}: Partial<Options> & Pick<Options, 'send'> & { client?: QueryClient }) {
  client.setQueryData(LIST, rows);
  const view = renderHook(
    () => usePanelMutation<string, string, Row>({ failure: () => 'Erro ao mudar.', ...options }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <ToastProvider>
              {children}
              <SessionEnded />
            </ToastProvider>
          </QueryClientProvider>
        </MemoryRouter>
      ),
    },
  );
  const change = (input: string) => act(async () => void view.result.current.change(input));
  return { client, view, change };
}

const refused = new QueryError('change', { kind: 'server', message: '' });
const sessionOver = new QueryError('change', { kind: 'session', message: '' });

beforeEach(() => startSignedIn());

describe('a change in the panel', () => {
  it('is sent once for two presses, and again when it has ended', async () => {
    const { waiting, send } = makeAnswers();
    const { change } = start({ send });
    await change('one');
    await change('two');
    expect(waiting.map(({ input }) => input)).toEqual(['one']);
    await act(async () => waiting[0]?.give());
    await change('three');
    expect(waiting.map(({ input }) => input)).toEqual(['one', 'three']);
  });

  it('waits in its queue for the one before, and reads anew only after the last', async () => {
    const { waiting, send } = makeAnswers();
    const { change, client } = start({ send, queue: 'rows', refresh: [LIST] });
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    await change('one');
    await change('two');
    expect(waiting.map(({ input }) => input)).toEqual(['one']);
    await act(async () => waiting[0]?.refuse(refused));
    await waitFor(() => expect(waiting.map(({ input }) => input)).toEqual(['one', 'two']));
    expect(invalidate).not.toHaveBeenCalled();
    await act(async () => waiting[1]?.give());
    expect(invalidate).toHaveBeenCalledWith({ queryKey: LIST });
  });

  it('has read anew what it asked for, though another change of its queue comes last', async () => {
    const { waiting, send } = makeAnswers();
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const one = start({ send, queue: 'rows', refresh: [LIST, ['payments']], client });
    const other = start({ send, queue: 'rows', refresh: [LIST], client });
    await one.change('one');
    await other.change('two');
    await act(async () => waiting[0]?.give());
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(invalidate).not.toHaveBeenCalled();
    await act(async () => waiting[1]?.give());
    expect(invalidate.mock.calls).toEqual([[{ queryKey: LIST }], [{ queryKey: ['payments'] }]]);
  });

  it('is shown at once, and when refused takes back no more than itself', async () => {
    const { waiting, send } = makeAnswers();
    const { change, client } = start({
      send,
      queue: 'rows',
      optimistic: (input) => ({
        list: LIST,
        row: { id: 'a', isRead: false, isArchived: false },
        changes: input === 'read' ? { isRead: true } : { isArchived: true },
      }),
    });
    await change('read');
    await change('archive');
    expect(client.getQueryData<Row[]>(LIST)?.[0]).toMatchObject({ isRead: true, isArchived: true });
    await act(async () => waiting[0]?.refuse(refused));
    expect(await screen.findByText('Erro ao mudar.')).toBeVisible();
    expect(client.getQueryData<Row[]>(LIST)?.[0]).toMatchObject({
      isRead: false,
      isArchived: true,
    });
    expect(client.getQueryData<Row[]>(LIST)?.[1]).toBe(rows[1]);
  });

  it('tells that it is done, and is undone by another change', async () => {
    const { waiting, send } = makeAnswers();
    const { change } = start({
      send,
      onDone: (_result, input) => ({ message: `Feito: ${input}`, undo: `${input} de volta` }),
    });
    await change('um');
    await act(async () => waiting[0]?.give());
    await act(async () => screen.getByRole('button', { name: 'Anular' }).click());
    expect(waiting.map(({ input }) => input)).toEqual(['um', 'um de volta']);
  });
});

describe('what a change has read first', () => {
  it('is there before it counts as made, and is read anew as well when it is refused', async () => {
    const { waiting, send } = makeAnswers();
    const client = new QueryClient();
    let arrive: () => void = () => undefined;
    const invalidate = vi
      .spyOn(client, 'invalidateQueries')
      .mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { change, view } = start({
      send,
      readFirst: [LIST],
      onDone: () => ({ message: 'Feito.' }),
      client,
    });
    await change('one');
    expect(invalidate).not.toHaveBeenCalled();
    await act(async () => waiting[0]?.give());
    expect(invalidate.mock.calls).toEqual([[{ queryKey: LIST }]]);
    await waitFor(() => expect(view.result.current.isPending).toBe(true));
    expect(screen.queryByText('Feito.')).toBeNull();
    await act(async () => arrive());
    expect(await screen.findByText('Feito.')).toBeVisible();

    await change('two');
    await act(async () => waiting[1]?.refuse(refused));
    expect(await screen.findByText('Erro ao mudar.')).toBeVisible();
    expect(invalidate).toHaveBeenCalledTimes(2);
  });
});

describe('a question that makes a change', () => {
  const missing = new QueryError('change', { kind: 'missing', message: '' });

  function ask() {
    const { waiting, send } = makeAnswers();
    const onOver = vi.fn<() => void>();
    const asked = start({
      send,
      onOver,
      gone: (input) => `${input} já não está.`,
      showFailure: 'inline',
    });
    return { ...asked, waiting, onOver };
  }

  it('is over when the change is made, or its thing is gone, which is said', async () => {
    const { change, waiting, onOver } = ask();
    await change('um');
    await act(async () => waiting[0]?.give());
    expect(onOver).toHaveBeenCalledTimes(1);
    await change('dois');
    await act(async () => waiting[1]?.refuse(missing));
    expect(onOver).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('dois já não está.')).toBeVisible();
  });

  it('stays after a refusal, and is over when the session is', async () => {
    const { change, waiting, onOver } = ask();
    await change('um');
    await act(async () => waiting[0]?.refuse(refused));
    expect(onOver).not.toHaveBeenCalled();
    await change('dois');
    await act(async () => waiting[1]?.refuse(sessionOver));
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('alertdialog', { name: 'A sessão terminou' })).toBeVisible();
  });
});

describe('a change without a session', () => {
  it('leads to the login by one dialog, and is neither told nor logged besides', async () => {
    const { change, view } = start({ send: () => Promise.reject(sessionOver), log: 'change' });
    await change('one');
    const dialog = await screen.findByRole('alertdialog', { name: 'A sessão terminou' });
    expect(dialog).toHaveTextContent('Erro ao mudar.');
    expect(screen.getAllByText('Erro ao mudar.')).toHaveLength(1);
    expect(view.result.current.error?.isSessionOver).toBe(true);
  });

  it('is only logged when nobody asked for it', async () => {
    const { change } = start({
      send: () => Promise.reject(sessionOver),
      log: 'change',
      showFailure: 'none',
    });
    await change('one');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expectLoggedError('change');
  });
});
