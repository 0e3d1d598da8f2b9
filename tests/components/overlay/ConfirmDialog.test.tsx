import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';

function renderDialog({ isBusy = false, error }: { isBusy?: boolean; error?: string } = {}) {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      isOpen
      title="Eliminar a reserva?"
      confirmLabel="Eliminar"
      isDestructive
      busyLabel="A eliminar..."
      onConfirm={onConfirm}
      onCancel={onCancel}
      isBusy={isBusy}
      error={error}
    >
      <p>Esta ação é irreversível.</p>
    </ConfirmDialog>,
  );
  return { user: userEvent.setup(), onConfirm, onCancel, dialog: screen.getByRole('alertdialog') };
}

describe('ConfirmDialog', () => {
  it('asks its question, tells what will happen, and starts on Cancelar', () => {
    const { dialog } = renderDialog();
    expect(dialog).toHaveAccessibleName('Eliminar a reserva?');
    expect(dialog).toHaveAccessibleDescription('Esta ação é irreversível.');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  it('does nothing on Enter but cancel', async () => {
    const { user, onConfirm, onCancel } = renderDialog();
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('confirms by its button', async () => {
    const { user, onConfirm } = renderDialog();
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cannot be pressed twice nor left while it is at work', async () => {
    const { user, onConfirm, onCancel, dialog } = renderDialog({ isBusy: true });
    await user.click(screen.getByRole('button', { name: 'A eliminar...' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
    act(() => (dialog instanceof HTMLDialogElement ? dialog.close() : undefined));
    expect(dialog).toHaveAttribute('open');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('stays open and says why it failed', () => {
    renderDialog({ error: 'Erro ao eliminar reserva' });
    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao eliminar reserva');
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeInTheDocument();
  });
});
