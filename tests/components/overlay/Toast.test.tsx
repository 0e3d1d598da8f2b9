import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { Dialog } from '@/components/overlay/Dialog';
import { ToastProvider } from '@/components/overlay/Toast';
import type { ShowToast } from '@/components/overlay/toast-context';
import { useToast } from '@/components/overlay/useToast';

const SAVED = 'Notas atualizadas com sucesso!';
const FAILED = 'Erro ao arquivar reserva';
const NEWS = 'Novo pedido de Léa Fontaine';

let closed: string[] = [];

function Teller({ options }: { options?: Parameters<ShowToast>[1] }) {
  const toast = useToast();
  const tellNews = (key: string) =>
    toast.news(NEWS, {
      key,
      action: { label: 'Abrir', onPress: () => closed.push('abrir') },
      secondAction: { label: 'Como me avisar…', onPress: () => closed.push('como') },
      onClose: () => closed.push(key),
    });
  return (
    <>
      <Button onClick={() => tellNews('1')}>Novidade</Button>
      <Button onClick={() => tellNews('2')}>Outra novidade</Button>
      <Button onClick={() => toast.withdraw(['1'])}>Retirar</Button>
      <Button onClick={() => toast.success(SAVED, options)}>Guardar</Button>
      <Button onClick={() => toast.error(FAILED)}>Arquivar</Button>
      <Button onClick={toast.undoNewest}>Tecla Z</Button>
    </>
  );
}

function renderTeller(options?: Parameters<ShowToast>[1]) {
  render(
    <ToastProvider>
      <Teller options={options} />
    </ToastProvider>,
  );
}

interface Notice {
  name: string;
  action: { label: string; onPress: () => void; isUndo: boolean };
}

function SeveralNotices({ notices }: { notices: readonly Notice[] }) {
  const toast = useToast();
  const tellAll = () => {
    for (const { name, action } of notices) toast.success(name, { action });
  };
  return (
    <>
      <Button onClick={tellAll}>Todos</Button>
      <Button onClick={toast.undoNewest}>Tecla Z</Button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('Toast', () => {
  beforeEach(() => {
    closed = [];
    vi.useFakeTimers();
  });

  it('tells a success politely and takes it away after five seconds', async () => {
    renderTeller({ detail: 'R26-9DPH3V: Confirmada' });
    press('Guardar');
    expect(within(screen.getByRole('status')).getByText(SAVED)).toBeInTheDocument();
    expect(screen.getByText('R26-9DPH3V: Confirmada')).toBeInTheDocument();
    await wait(4999);
    expect(screen.getByText(SAVED)).toBeInTheDocument();
    await wait(1);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  it('tells an error at once and keeps it until it is closed', async () => {
    renderTeller();
    press('Arquivar');
    await wait(60_000);
    expect(within(screen.getByRole('alert')).getByText(FAILED)).toBeInTheDocument();
    press('Fechar aviso');
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('undoes by key what it shows, once, and nothing when it has gone', async () => {
    const onPress = vi.fn();
    renderTeller({ action: { label: 'Anular', onPress, isUndo: true } });
    press('Guardar');
    press('Tecla Z');
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    press('Tecla Z');
    press('Guardar');
    await wait(9999);
    expect(screen.getByText(SAVED)).toBeInTheDocument();
    await wait(1);
    press('Tecla Z');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('undoes the newest of several by key, and presses no other button', () => {
    const pressed: string[] = [];
    const notice = (name: string, isUndo: boolean) => ({
      name,
      action: { label: 'Fazer', onPress: () => pressed.push(name), isUndo },
    });
    render(
      <ToastProvider>
        <SeveralNotices
          notices={[notice('um', true), notice('dois', true), notice('três', false)]}
        />
      </ToastProvider>,
    );
    press('Todos');
    press('Tecla Z');
    press('Tecla Z');
    press('Tecla Z');
    expect(pressed).toEqual(['dois', 'um']);
    expect(screen.getByText('três')).toBeInTheDocument();
  });

  it('gives a pointer more time, but does not stay for one that only rests there', async () => {
    renderTeller();
    press('Guardar');
    fireEvent.pointerEnter(screen.getByText(SAVED));
    await wait(14_999);
    expect(screen.getByText(SAVED)).toBeInTheDocument();
    await wait(1);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    press('Guardar');
    fireEvent.pointerEnter(screen.getByText(SAVED));
    await wait(4000);
    fireEvent.pointerLeave(screen.getByText(SAVED));
    await wait(5000);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  it('waits for the focus, goes on Escape, and gives the focus back', async () => {
    renderTeller();
    const button = screen.getByRole('button', { name: 'Guardar' });
    button.focus();
    press('Guardar');
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    await wait(60_000);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Fechar aviso' }), { key: 'Escape' });
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('lets Escape close an error from anywhere but a field or a window', () => {
    renderTeller();
    render(<input aria-label="Pesquisar" />);
    press('Arquivar');
    fireEvent.keyDown(screen.getByLabelText('Pesquisar'), { key: 'Escape' });
    expect(screen.getByText(FAILED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fechar aviso' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Escape',
    );
    const { unmount } = render(
      <Dialog isOpen onClose={() => {}} title="R26-7K3F9Q">
        {null}
      </Dialog>,
    );
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText(FAILED)).toBeInTheDocument();
    unmount();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('tells news politely for twenty seconds, whose clock stops under a pointer (LIVE-02)', async () => {
    renderTeller();
    press('Novidade');
    expect(within(screen.getByRole('status')).getByText(NEWS)).toBeInTheDocument();
    await wait(19_000);
    fireEvent.pointerEnter(screen.getByText(NEWS));
    await wait(600_000);
    expect(screen.getByText(NEWS)).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText(NEWS));
    await wait(20_000);
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
    expect(closed).toEqual(['1']);
  });

  it('tells news of one key once, of two keys twice, and takes them away by key', () => {
    renderTeller();
    press('Novidade');
    press('Novidade');
    expect(screen.getAllByText(NEWS)).toHaveLength(1);
    press('Outra novidade');
    expect(screen.getAllByText(NEWS)).toHaveLength(2);
    press('Retirar');
    expect(screen.getAllByText(NEWS)).toHaveLength(1);
    expect(closed).toEqual([]);
  });

  it('offers a second action, and closes before either is done', () => {
    renderTeller();
    press('Novidade');
    press('Como me avisar…');
    expect(closed).toEqual(['1', 'como']);
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
  });

  it('offers one action, which also closes it', () => {
    const onPress = vi.fn<() => void>();
    renderTeller({ action: { label: 'Anular', onPress } });
    press('Guardar');
    press('Anular');
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  it('shows the same message once, however often it is told', () => {
    renderTeller();
    press('Guardar');
    press('Guardar');
    expect(screen.getAllByText(SAVED)).toHaveLength(1);
  });

  it('appears inside an open modal, where it can be heard and closed', () => {
    render(
      <ToastProvider>
        <Dialog isOpen onClose={() => {}} title="R26-7K3F9Q">
          <Teller />
        </Dialog>
      </ToastProvider>,
    );
    press('Guardar');
    expect(within(screen.getByRole('dialog')).getByText(SAVED)).toBeInTheDocument();
  });

  it('leaves a question alone: nothing moves under its answer', () => {
    render(
      <ToastProvider>
        <Dialog isOpen onClose={() => {}} title="R26-7K3F9Q">
          <Teller />
          <ConfirmDialog
            isOpen
            title="Arquivar a reserva?"
            confirmLabel="Arquivar"
            onConfirm={() => {}}
            onCancel={() => {}}
          >
            Sai da lista.
          </ConfirmDialog>
        </Dialog>
      </ToastProvider>,
    );
    press('Guardar');
    const question = screen.getByRole('alertdialog');
    expect(within(question).queryByText(SAVED)).not.toBeInTheDocument();
    expect(screen.getByText(SAVED)).toBeInTheDocument();
  });
});
