import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { inLanguage } from '../../../support/language';

const partsIn = async (language: GuestLanguage) =>
  inLanguage(language, async () => ({
    ...(await import('@/features/site/request/steps/DetailsStep')),
    ...(await import('@/features/site/request/state/booking-form-values')),
    ...(await import('@/domain/request/booking-validation')),
  }));

const PARTS = { fr: await partsIn('fr'), pt: await partsIn('pt') };

/** Step 4 after a press of 'Suivant' that was refused. */
function open(language: keyof typeof PARTS) {
  const { DetailsStep, EMPTY_FORM, stepMessages } = PARTS[language];
  function Step() {
    const [contact, setContact] = useState(EMPTY_FORM.contact);
    const request = {
      dates: { checkIn: null, checkOut: null },
      guestCount: 1,
      selection: [],
      guests: [contact],
      message: '',
    };
    return (
      <DetailsStep
        state={{ ...EMPTY_FORM, contact }}
        today="2026-11-12"
        dispatch={(action) => {
          if (action.type === 'contactTyped') setContact({ ...contact, ...action.changes });
        }}
        messages={stepMessages({ step: 4, request, today: '2026-11-12' })}
        isRefused
      />
    );
  }
  render(<Step />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

it('asks a French guest for the country of a telephone, and completes it in one tap (BOOK-STEP4-09)', async () => {
  const user = open('fr');
  const phone = screen.getByRole('textbox', { name: /^Téléphone/ });
  await user.type(phone, '06 12 34 56 78');
  expect(phone).toHaveAccessibleDescription(/Commencez par l’indicatif du pays/);
  await user.click(screen.getByRole('button', { name: /^Vouliez-vous dire \+33 6 12 34 56 78/ }));
  expect(phone).toHaveValue('+33 6 12 34 56 78');
  expect(phone).toHaveFocus();
  expect(phone).not.toHaveAccessibleDescription(/indicatif/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes a Portuguese telephone on the Portuguese site as it is (BOOK-STEP4-09)', async () => {
  const user = open('pt');
  const phone = screen.getByRole('textbox', { name: /^Telefone/ });
  await user.type(phone, '912 345 678');
  expect(phone).toBeValid();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks back an address to which no mail can go, and mends what is sure (BOOK-STEP4-08)', async () => {
  const user = open('pt');
  const email = screen.getByRole('textbox', { name: /^E-?mail/ });
  await user.type(email, 'ana@correio..example');
  expect(email).toHaveAccessibleDescription('Email inválido');
  await user.click(screen.getByRole('button', { name: 'Quis dizer ana@correio.example?' }));
  expect(email).toHaveValue('ana@correio.example');
  expect(email).toHaveFocus();
  await user.clear(email);
  await user.type(email, 'mailto:ana@correio.example,');
  await user.tab();
  expect(email).toHaveValue('ana@correio.example');
  expect(email).toBeValid();
});
