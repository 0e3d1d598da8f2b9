import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onKnownGuests, openHouse, renderDesk, roomWith } from '../../../../support/new-booking';

const FONSECA = {
  guest_name: 'Rita Fonseca',
  guest_email: 'rita@correio.example',
  guest_phone: '+351 925 555 614',
  language: 'en',
  stays: 2,
  last_stay: '2026-08-03',
  last_room: '10',
};
const FONTES = {
  ...FONSECA,
  guest_name: 'Rita Fontes',
  guest_email: null,
  guest_phone: '+351 962 555 038',
  stays: 1,
  last_stay: '2027-02-10',
  last_room: '4',
};

/** Types into the name all at once, because a slow typist is also asked for the first letters. */
async function typeName(typed: string) {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  openHouse([roomWith('2')]);
  const asked = onKnownGuests([FONSECA, FONTES]);
  const desk = renderDesk();
  const dialog = await desk.open();
  const name = dialog.getByRole('combobox', { name: /^Nome/ });
  await desk.user.click(name);
  if (typed !== '') await desk.user.paste(typed);
  return { ...desk, dialog, name, asked };
}

it('offers who stayed before from three letters on, said aloud, and fills the contact (DESK-04)', async () => {
  const { dialog, name, asked, user } = await typeName('Ri');
  expect(name).toHaveAttribute('aria-expanded', 'false');
  await user.paste('ta Fon');
  const list = within(await dialog.findByRole('listbox', { name: 'Já cá ficaram' }));
  const options = list.getAllByRole('option');
  expect(asked).toEqual([{ words: 'Rita Fon' }]);
  expect(dialog.getByText('2 hóspedes conhecidos')).toBeInTheDocument();
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Rita Fonseca+351 925 555 614 · última vez em ago. 2026, quarto 10já ficou 2 vezes',
    'Rita Fontes+351 962 555 038 · próxima vez em fev. 2027, quarto 4já reservou 1 vez',
  ]);
  expect(name).toHaveAttribute('aria-expanded', 'true');
  expect(name).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(name).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{Enter}');
  expect(name).toHaveValue('Rita Fonseca');
  expect(name).toHaveAttribute('aria-expanded', 'false');
  expect(dialog.getByRole('combobox', { name: 'Telefone' })).toHaveValue('+351 925 555 614');
  expect(dialog.getByRole('combobox', { name: 'E-mail' })).toHaveValue('rita@correio.example');
  expect(dialog.getByLabelText('Língua do hóspede')).toHaveValue('en');
  expect(dialog.getByText('Já ficou 2 vezes.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'É outra pessoa' }));
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Rita Fon');
  expect(dialog.getByRole('combobox', { name: 'Telefone' })).toHaveValue('');
});

it('takes Escape for another person, and stays open as a form (DESK-04)', async () => {
  const { dialog, name, user } = await typeName('Rita Fon');
  await dialog.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('listbox')).toBeNull();
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Rita Fon');
});

it('offers them by telephone too, to a pointer (DESK-04)', async () => {
  const { dialog, user, asked } = await typeName('');
  const phone = dialog.getByRole('combobox', { name: 'Telefone' });
  await user.type(phone, '962');
  const list = within(await dialog.findByRole('listbox'));
  expect(asked).toEqual([{ words: '962' }]);
  await user.click(list.getByRole('option', { name: /^Rita Fontes/ }));
  expect(dialog.getByRole('combobox', { name: /^Nome/ })).toHaveValue('Rita Fontes');
  expect(phone).toHaveValue('+351 962 555 038');
});
