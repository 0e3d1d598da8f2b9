import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';

describe('Button', () => {
  it('tells that it is at work and sends nothing a second time', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Nome" />
        <Button type="submit" isBusy busyLabel="A enviar...">
          Confirmar Reserva
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'A enviar...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Nome'), 'Inês{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus when it is disabled, but does nothing', async () => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={onClick}>Buscar</Button>);
    const button = screen.getByRole('button', { name: 'Buscar' });
    button.focus();
    rerender(
      <Button onClick={onClick} disabled>
        Buscar
      </Button>,
    );
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  // With two padding classes on one element, the order of the style sheet decides which one wins.
  it.each(['ocre', 'primary', 'outline', 'danger', 'danger-outline', 'quiet'] as const)(
    'has one padding of its own as %s',
    (variant) => {
      render(<Button variant={variant}>Buscar</Button>);
      const paddings = screen.getByRole('button').className.match(/(?<=^|\s)px-\d+/g);
      expect(paddings).toEqual([variant === 'quiet' ? 'px-2' : 'px-5']);
    },
  );
});
