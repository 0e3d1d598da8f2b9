import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <Field label="Email" hint="Só para tratar da reserva." error="Email inválido" isRequired>
        <TextInput type="email" />
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Email inválido Só para tratar da reserva.');
  });

  it('says nothing wrong while nothing is wrong', () => {
    render(
      <Field label="Estado">
        <Select>
          <option>Todos os estados</option>
        </Select>
      </Field>,
    );
    const select = screen.getByLabelText('Estado');
    expect(select).toBeValid();
    expect(select).not.toHaveAttribute('aria-describedby');
  });

  it('marks an optional field in its label', () => {
    render(
      <Field label="Mensagem" isOptional>
        <TextArea />
      </Field>,
    );
    expect(screen.getByLabelText('Mensagem (opcional)')).toBeInTheDocument();
  });

  it('counts what is typed, tied to the field, and lets no text be lost at the limit', async () => {
    render(
      <Field label="Notas">
        <TextArea countTo={5} />
      </Field>,
    );
    const area = screen.getByLabelText('Notas');
    expect(area).toHaveAccessibleDescription('0 de 5');
    await userEvent.type(area, 'berço!');
    expect(area).toHaveAccessibleDescription('6 de 5');
    expect(area).toHaveValue('berço!');
  });
});
