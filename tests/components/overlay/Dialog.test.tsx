import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';

function BookingWindow({ isClosedByBackdrop = false }: { isClosedByBackdrop?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir reserva</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="R26-7K3F9Q"
        isClosedByBackdrop={isClosedByBackdrop}
      >
        <p>Detalhes</p>
      </Dialog>
    </>
  );
}

const NESTED = ['R26-7K3F9Q', 'Alterar a reserva', 'Sair sem guardar?'];

/** Three dialogs, each inside the one before, which one press opens and Escape closes one by one. */
function NestedWindows() {
  const [depth, setDepth] = useState(0);
  const windows = NESTED.reduceRight<ReactNode>(
    (inner, title, place) =>
      depth > place && (
        <Dialog isOpen onClose={() => setDepth(place)} title={title}>
          {inner}
        </Dialog>
      ),
    null,
  );
  return (
    <>
      <Button onClick={() => setDepth(NESTED.length)}>Prolongar</Button>
      {windows}
    </>
  );
}

/**
 * Does what a browser does on Escape: fires `cancel`, and closes the dialog unless it is prevented.
 */
function pressEscape(dialog: HTMLElement) {
  const isLetThrough = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  if (isLetThrough && dialog instanceof HTMLDialogElement) dialog.close();
}

async function openWindow(props: { isClosedByBackdrop?: boolean } = {}) {
  const user = userEvent.setup();
  render(<BookingWindow {...props} />);
  await user.click(screen.getByRole('button', { name: 'Abrir reserva' }));
  return { user, dialog: screen.getByRole('dialog') };
}

describe('Dialog', () => {
  it('shows nothing until it is opened', () => {
    render(<BookingWindow />);
    expect(screen.queryByText('Detalhes')).not.toBeInTheDocument();
  });

  it('opens as a modal named by its title, with the focus on it', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = await openWindow();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog).toHaveAccessibleName('R26-7K3F9Q');
    expect(screen.getByRole('heading', { name: 'R26-7K3F9Q' })).toHaveFocus();
    showModal.mockRestore();
  });

  it('closes on Escape and gives the focus back to what opened it', async () => {
    const { dialog } = await openWindow();
    pressEscape(dialog);
    expect(screen.getByRole('button', { name: 'Abrir reserva' })).toHaveFocus();
    expect(screen.queryByText('Detalhes')).not.toBeInTheDocument();
  });

  it('follows a browser that closes it without asking', async () => {
    const { dialog } = await openWindow();
    act(() => (dialog instanceof HTMLDialogElement ? dialog.close() : undefined));
    expect(screen.queryByText('Detalhes')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks once when the browser tells that it closes and lets nobody prevent it', () => {
    const onClose = vi.fn();
    render(
      <Dialog isOpen onClose={onClose} title="R26-7K3F9Q">
        <p>Detalhes</p>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('cancel'));
    dialog.close();
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog).toHaveAttribute('open');
  });

  it('closes by its button', async () => {
    const { user } = await openWindow();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('Detalhes')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Abrir reserva' })).toHaveFocus();
  });

  it('gives the focus back also when it is taken away whole', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { unmount } = render(
      <Dialog isOpen onClose={() => {}} title="R26-7K3F9Q">
        <p>Detalhes</p>
      </Dialog>,
    );
    expect(opener).not.toHaveFocus();
    unmount();
    expect(opener).toHaveFocus();
    opener.remove();
  });

  it('stays open on a click on the backdrop, unless that is allowed', async () => {
    const { user, dialog } = await openWindow();
    await user.click(dialog);
    expect(screen.getByText('Detalhes')).toBeInTheDocument();
  });

  it('closes on a click on the backdrop where that is allowed, but not on one inside', async () => {
    const { user, dialog } = await openWindow({ isClosedByBackdrop: true });
    await user.click(screen.getByText('Detalhes'));
    expect(screen.getByText('Detalhes')).toBeInTheDocument();
    await user.click(dialog);
    expect(screen.queryByText('Detalhes')).not.toBeInTheDocument();
  });

  it('stays open when a press that began inside ends on the backdrop', async () => {
    const { user, dialog } = await openWindow({ isClosedByBackdrop: true });
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Detalhes') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(screen.getByText('Detalhes')).toBeInTheDocument();
  });

  it('lies beneath a dialog inside it that opens in the same commit, and the focus goes back step by step', async () => {
    const user = userEvent.setup();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<NestedWindows />);
    await user.click(screen.getByRole('button', { name: 'Prolongar' }));
    const opened = showModal.mock.contexts.map(
      (dialog) => dialog instanceof Element && dialog.querySelector('h2')?.textContent,
    );
    expect(opened).toEqual(NESTED);
    expect(screen.getByRole('heading', { name: 'Sair sem guardar?' })).toHaveFocus();
    pressEscape(screen.getByRole('dialog', { name: 'Sair sem guardar?' }));
    expect(screen.getByRole('heading', { name: 'Alterar a reserva' })).toHaveFocus();
    pressEscape(screen.getByRole('dialog', { name: 'Alterar a reserva' }));
    expect(screen.getByRole('heading', { name: 'R26-7K3F9Q' })).toHaveFocus();
    pressEscape(screen.getByRole('dialog', { name: 'R26-7K3F9Q' }));
    expect(screen.getByRole('button', { name: 'Prolongar' })).toHaveFocus();
    showModal.mockRestore();
  });
});
