import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EMPTY_FORM } from '@/features/site/request/state/booking-form-values';
import { PhoneBar } from '@/features/site/request/summary/PhoneBar';
import { StaySummary } from '@/features/site/request/summary/StaySummary';
import { makeRoom } from '../../../support/builders';

const room = makeRoom({ room_number: '7', name: 'Dormitório Onda', max_guests: 8 });

function openBar({ guests, guestCount }: { guests: number; guestCount: number }) {
  const state = {
    ...EMPTY_FORM,
    step: 3 as const,
    mode: 'manual' as const,
    guestCount,
    dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
    selections: { recommended: [], manual: [{ room, guests }] },
  };
  render(
    <>
      <p>A página</p>
      <PhoneBar
        arrival={null}
        state={state}
        summary={<StaySummary state={state} rates={undefined} arrival={undefined} />}
      >
        <button type="button">Próximo</button>
      </PhoneBar>
    </>,
  );
  return { user: userEvent.setup(), toggle: screen.getByRole('button', { name: /^Resumo/ }) };
}

describe('the bar of a phone', () => {
  it.each([
    [6, 9, 'Faltam 3 de 9'],
    [3, 4, 'Falta 1 de 4'],
    [4, 4, '4 de 4 acomodados'],
    [4, 2, '4 lugares para 2'],
  ])('with %i placed of %i says "%s"', (guests, guestCount, text) => {
    openBar({ guests, guestCount });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('closes its summary by Escape and by a press beside it, and takes the focus back', async () => {
    const { user, toggle } = openBar({ guests: 4, guestCount: 4 });
    const isOpen = () => toggle.getAttribute('aria-expanded');
    await user.click(toggle);
    expect(await screen.findByText('A sua estadia')).toBeVisible();
    await user.click(screen.getByText('A sua estadia'));
    expect(isOpen()).toBe('true');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe('false');
    expect(toggle).toHaveFocus();

    await user.click(toggle);
    await user.click(screen.getByText('A página'));
    expect(isOpen()).toBe('false');
    expect(screen.queryByText('A sua estadia')).not.toBeInTheDocument();
    await user.click(toggle);
    await user.click(toggle);
    expect(isOpen()).toBe('false');
  });
});
