import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '@/components/form/Field';
import { NumberStepper } from '@/components/form/NumberStepper';

function Guests({ initial }: { initial: number }) {
  const [guests, setGuests] = useState(initial);
  return (
    <>
      <Field label="Número de hóspedes">
        <NumberStepper
          value={guests}
          onChange={setGuests}
          min={1}
          max={50}
          isEditable
          decreaseLabel="Menos um hóspede"
          increaseLabel="Mais um hóspede"
        />
      </Field>
      <p>{guests} escolhidos</p>
    </>
  );
}

const box = () => screen.getByLabelText('Número de hóspedes');

describe('NumberStepper', () => {
  it('steps by one and stops at both ends', async () => {
    const user = userEvent.setup();
    render(<Guests initial={2} />);
    const less = screen.getByRole('button', { name: 'Menos um hóspede' });
    await user.click(less);
    expect(box()).toHaveValue(1);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await user.click(less);
    expect(box()).toHaveValue(1);
    await user.click(screen.getByRole('button', { name: 'Mais um hóspede' }));
    expect(box()).toHaveValue(2);
  });

  it('stops at the maximum', async () => {
    render(<Guests initial={50} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mais um hóspede' }));
    expect(screen.getByText('50 escolhidos')).toBeInTheDocument();
  });

  it('lets a number be typed from an empty box', async () => {
    const user = userEvent.setup();
    render(<Guests initial={4} />);
    await user.clear(box());
    await user.type(box(), '12');
    expect(box()).toHaveValue(12);
    expect(screen.getByText('12 escolhidos')).toBeInTheDocument();
  });

  it('counts an empty box as the least, and shows so when it is left', async () => {
    const user = userEvent.setup();
    render(<Guests initial={4} />);
    await user.clear(box());
    expect(screen.getByText('1 escolhidos')).toBeInTheDocument();
    await user.tab();
    expect(box()).toHaveValue(1);
  });

  it('passes on a number beyond the maximum, for the form to judge; a step comes back to it', async () => {
    const user = userEvent.setup();
    render(<Guests initial={4} />);
    await user.clear(box());
    await user.type(box(), '60');
    expect(screen.getByText('60 escolhidos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menos um hóspede' }));
    expect(box()).toHaveValue(50);
  });
});
