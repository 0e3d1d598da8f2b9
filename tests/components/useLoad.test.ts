import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLoad } from '@/hooks/useLoad';
import { expectLoggedError } from '../support/server';

/** Renders the hook with loads that the test answers or fails itself; `questions` lists them. */
function renderLoad(firstKey: string) {
  const questions: { key: string; answer: (text: string) => void; fail: (e: Error) => void }[] = [];
  const view = renderHook(
    ({ key }) =>
      useLoad(
        ['findText', key],
        () =>
          new Promise<string>((resolve, reject) => {
            questions.push({ key, answer: resolve, fail: reject });
          }),
      ),
    { initialProps: { key: firstKey } },
  );
  return { ...view, questions, loaded: () => view.result.current.loaded };
}

describe('useLoad', () => {
  it('asks once and gives the answer', async () => {
    const { loaded, questions, rerender } = renderLoad('a');
    expect(loaded()).toEqual({ status: 'loading' });
    await act(async () => questions[0]?.answer('A'));
    expect(loaded()).toEqual({ status: 'ready', data: 'A' });
    rerender({ key: 'a' });
    expect(questions).toHaveLength(1);
  });

  it('asks anew for another key, and at once forgets the answer to the old one', async () => {
    const { loaded, questions, rerender } = renderLoad('a');
    await act(async () => questions[0]?.answer('A'));
    rerender({ key: 'b' });
    expect(loaded()).toEqual({ status: 'loading' });
    expect(questions.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('drops an answer, or a failure, that comes after the key has changed', async () => {
    const { loaded, questions, rerender } = renderLoad('a');
    rerender({ key: 'b' });
    rerender({ key: 'c' });
    await act(async () => questions[2]?.answer('C'));
    await act(async () => questions[0]?.answer('A'));
    await act(async () => questions[1]?.fail(new Error('too late to matter')));
    expect(loaded()).toEqual({ status: 'ready', data: 'C' });
  });

  it('logs a failure under its operation, and asks again on retry', async () => {
    const { loaded, questions, result } = renderLoad('a');
    const error = new Error('no line');
    await act(async () => questions[0]?.fail(error));
    expect(loaded()).toEqual({ status: 'failed', error });
    expectLoggedError('findText');
    act(() => result.current.retry());
    expect(loaded()).toEqual({ status: 'loading' });
    await act(async () => questions[1]?.answer('A'));
    expect(loaded()).toEqual({ status: 'ready', data: 'A' });
  });

  it('says nothing to a page that has gone', async () => {
    const { questions, unmount } = renderLoad('a');
    unmount();
    await act(async () => questions[0]?.fail(new Error('gone')));
    expect(console.error).not.toHaveBeenCalled();
  });
});
