import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSteadyOrder } from '@/features/panel/day/useSteadyOrder';

interface Row {
  key: string;
  isDone: boolean;
}

function List({ of = 'day', rows }: { of?: string; rows: readonly Row[] }) {
  const ref = useRef<HTMLUListElement>(null);
  const order = useSteadyOrder(of, rows, ref);
  return (
    <ul ref={ref}>
      {order.map((key) => (
        <li key={key}>
          <button type="button">{key}</button>
        </li>
      ))}
    </ul>
  );
}

const rows = (...keys: string[]) =>
  keys.map((key) => ({ key: key.slice(0, 1), isDone: key.endsWith('!') }));
const shown = (root: Element) => root.textContent;
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('rows that somebody reads', () => {
  it('keep their places when others come, go or change (LIVE-01)', () => {
    const { container, rerender } = render(<List rows={rows('b', 'c')} />);
    rerender(<List rows={rows('a', 'b', 'c')} />);
    expect(shown(container)).toBe('bca');
    rerender(<List rows={rows('a', 'c')} />);
    expect(shown(container)).toBe('ca');
    rerender(<List of="another day" rows={rows('a', 'c')} />);
    expect(shown(container)).toBe('ac');
  });

  it('sink ten seconds after they are done (DAY-02)', () => {
    const { container, rerender } = render(<List rows={rows('a', 'b')} />);
    rerender(<List rows={rows('a!', 'b')} />);
    wait(9.9);
    expect(shown(container)).toBe('ab');
    wait(0.2);
    expect(shown(container)).toBe('ba');
  });

  it('stay while the focus is in the list (DAY-02)', () => {
    const { container, rerender, getByText } = render(<List rows={rows('a', 'b')} />);
    getByText('a').focus();
    rerender(<List rows={rows('a!', 'b')} />);
    wait(60);
    expect(shown(container)).toBe('ab');
    getByText('a').blur();
    wait(10);
    expect(shown(container)).toBe('ba');
  });

  it('stay where what was done is taken back in time (DAY-02)', () => {
    const { container, rerender } = render(<List rows={rows('a', 'b')} />);
    rerender(<List rows={rows('a!', 'b')} />);
    wait(5);
    rerender(<List rows={rows('a', 'b')} />);
    wait(20);
    expect(shown(container)).toBe('ab');
  });
});
