import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';

/** Where 'Receber' stands, and later 'Transferência' on the sheet that covers it. */
const PLACE = { clientX: 600, clientY: 486 };
const stored = vi.fn<() => void>();

function Row() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Receber</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Receber 62,00 €" size="sheet">
        <Button onClick={stored}>Transferência</Button>
      </Dialog>
    </>
  );
}

const press = async (user: UserEvent, name: string, coords = PLACE) =>
  user.pointer([{ keys: '[MouseLeft]', target: screen.getByRole('button', { name }), coords }]);

beforeEach(() => {
  stored.mockClear();
  vi.useFakeTimers({ toFake: ['performance'] });
});

async function openSheet({ covers = true } = {}) {
  const box = covers ? new DOMRect(430, 300, 420, 300) : new DOMRect(430, 500, 420, 300);
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const user = userEvent.setup();
  render(<Row />);
  await press(user, 'Receber');
  return user;
}

it('does nothing at the second press of a double click on what opened it (PAY-02)', async () => {
  const user = await openSheet();
  vi.advanceTimersByTime(399);
  await press(user, 'Transferência', { clientX: 610, clientY: 480 });
  expect(stored).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
  vi.advanceTimersByTime(1);
  await press(user, 'Transferência');
  expect(stored).toHaveBeenCalledOnce();
});

it('takes a press elsewhere and the keyboard at once (PAY-02)', async () => {
  const user = await openSheet();
  await press(user, 'Transferência', { clientX: 500, clientY: 400 });
  expect(stored).toHaveBeenCalledTimes(1);
  await press(user, 'Transferência');
  expect(stored).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Transferência' }).focus();
  await user.keyboard('{Enter}');
  expect(stored).toHaveBeenCalledTimes(2);
});

it('takes every press on a sheet that did not open under the pointer (PAY-02)', async () => {
  const user = await openSheet({ covers: false });
  await press(user, 'Transferência');
  expect(stored).toHaveBeenCalledOnce();
});
