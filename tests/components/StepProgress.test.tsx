import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StepProgress } from '@/components/StepProgress';

const STEPS = ['Datas', 'Hóspedes', 'Quartos', 'Informações', 'Confirmar'];

describe('StepProgress', () => {
  it.each([1, 3, 5])(
    'marks step %i as the current one, and those before it as done (BOOK-FLOW-02)',
    (current) => {
      const completed = STEPS.map((_, index) => index + 1).filter((step) => step < current);
      render(<StepProgress steps={STEPS} {...{ current, completed }} />);
      const items = within(screen.getByRole('list')).getAllByRole('listitem');
      expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(
        STEPS.map((_, index) => (index + 1 === current ? 'step' : null)),
      );
      expect(items.map((item) => item.textContent.includes('(concluído)'))).toEqual(
        STEPS.map((_, index) => index + 1 < current),
      );
      expect(items.map((item) => item.textContent.replace(' (concluído)', ''))).toEqual(
        STEPS.map((name, index) => (index + 1 < current ? name : `${index + 1}${name}`)),
      );
    },
  );

  it('keeps the marks of steps that lie ahead after going back', () => {
    render(<StepProgress steps={STEPS} current={2} completed={[1, 2, 3]} />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent.includes('(concluído)'))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('makes buttons of the steps that are done, named by where they lead', async () => {
    const onOpen = vi.fn();
    render(<StepProgress steps={STEPS} current={2} completed={[1, 3]} onOpen={onOpen} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Voltar a Datas (concluído)', 'Voltar a Quartos (concluído)']);
    await userEvent.click(screen.getByRole('button', { name: /Quartos/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(3);
  });
});
