import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { useSteadyLayout } from '@/features/panel/cleaning/useSteadyLayout';
import { makeRoomToday } from '../../../support/cleaning';

function Layout({ rooms }: { rooms: readonly RoomToday[] }) {
  return useSteadyLayout(rooms)
    .map(({ key, ids }) => `${key} ${ids.join(' ')}`)
    .join(', ');
}

const room = (id: string, state: RoomToday['state'], day: Partial<RoomToday> = {}) =>
  makeRoomToday(id, { id, state, left: true, ...day });
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('rows of the board', () => {
  it('sink ten seconds after the last touch, and not under a thumb (CLEAN-02)', () => {
    const { container, rerender } = render(
      <Layout rooms={[room('1', 'cleaning'), room('2', 'dirty')]} />,
    );
    fireEvent.pointerDown(document.body);
    rerender(<Layout rooms={[room('1', 'clean'), room('2', 'dirty')]} />);
    wait(9.9);
    expect(container).toHaveTextContent('departure 1 2');
    fireEvent.pointerDown(document.body);
    wait(9.9);
    expect(container).toHaveTextContent('departure 1 2');
    wait(0.2);
    expect(container).toHaveTextContent('departure 2 1');
  });

  it('change their group then, too, and by a key as by a touch (CLEAN-02)', () => {
    const coming = { left: false, arriving: { at: null, guests: 2 } };
    const { container, rerender } = render(<Layout rooms={[room('1', 'cleaning', coming)]} />);
    fireEvent.keyDown(document.body, { key: 'j' });
    rerender(<Layout rooms={[room('1', 'clean', coming)]} />);
    expect(container).toHaveTextContent('arrival 1');
    wait(10);
    expect(container).toHaveTextContent('ready 1');
  });

  it('follow at once what others change while nobody touches the board (CLEAN-02)', () => {
    const { container, rerender } = render(
      <Layout rooms={[room('1', 'cleaning'), room('2', 'dirty')]} />,
    );
    rerender(<Layout rooms={[room('1', 'clean'), room('2', 'dirty')]} />);
    expect(container).toHaveTextContent('departure 2 1');
  });

  it('come and go with their rooms, touched or not (CLEAN-02)', () => {
    const { container, rerender } = render(<Layout rooms={[room('1', 'dirty')]} />);
    fireEvent.pointerDown(document.body);
    rerender(<Layout rooms={[room('1', 'dirty'), room('2', 'dirty')]} />);
    expect(container).toHaveTextContent('departure 1 2');
    rerender(<Layout rooms={[room('2', 'dirty')]} />);
    expect(container).toHaveTextContent('departure 2');
  });
});
