import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import type { StayRegister } from '@/domain/register/stay-register';
import { StayGuests } from '@/features/panel/register/StayGuests';
import { makeBooking, makeStayRegister } from '../../../support/builders';
import { renderPart } from '../../../support/panel-part';
import { gabriela, makeEntry, openRegisterDesk, sofia } from '../../../support/register-desk';
import { startSignedIn } from '../../../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00Z') });
  startSignedIn();
});

/** Prints the card; gives what the sheet said when the browser was asked to print. */
async function print(register: StayRegister, language: GuestLanguage) {
  openRegisterDesk(register);
  const sheets: HTMLElement[] = [];
  vi.stubGlobal('print', () => {
    sheets.push(...document.querySelectorAll<HTMLElement>('body > [data-print-sheet]'));
  });
  const { user } = renderPart(
    <StayGuests
      booking={makeBooking({
        id: register.booking_id,
        language,
        rooms: { room_number: '10', name: 'Quarto' },
      })}
      isActive
      onOpen={() => {}}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Ficha' }));
  const sheet = sheets.at(-1);
  if (sheet === undefined) throw new Error('Nothing was printed.');
  return { sheet, text: sheet.textContent };
}

const entries = [
  sofia,
  makeEntry(2, { ...gabriela, doc_type: 'P', doc_number: 'FX481207', doc_country: 'BRA' }),
];

describe('the registration card', () => {
  it('is one page a stay, with lines to write on, and leaves with the printing (REG-05)', async () => {
    const { sheet, text } = await print(makeStayRegister({ guests: 3, entries }), 'en');
    expect(text).toContain('Registration card · R26-7K3F9Q');
    expect(text).toContain('Room 10, 12 Nov 2026 to 15 Nov 2026');
    expect(text).toContain('3 nights, 3 guests.');
    expect(text).toContain('FX481207');
    expect(text).toContain('Recife, Brazil');
    expect(within(sheet).getByText('to be filled in by hand')).toBeDefined();
    expect(within(sheet).getAllByText('Surname')).toHaveLength(3);
    expect(within(sheet).getByText('Signature')).toBeDefined();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(document.querySelector('body > [data-print-sheet]')).toBeNull();
  });

  it('has names and documents alone from five people on (REG-05)', async () => {
    const { sheet } = await print(makeStayRegister({ guests: 5, entries }), 'de');
    expect(within(sheet).getAllByText('Nachname')).toHaveLength(5);
    expect(within(sheet).queryByText('Staatsangehörigkeit')).toBeNull();
  });

  it('says the tax only once all ages are known, for that is what is signed (REG-05, TAX-01)', async () => {
    const tax = { amount: 9, at_most: 9, owed: 3, collected: 0, people: [], payments: [] };
    const known = await print(makeStayRegister({ entries, tax }), 'en');
    expect(known.text).toContain('Tourist tax of this stay: €9.00, paid at reception.');
    cleanup();
    const open = await print(makeStayRegister({ entries, tax: { ...tax, at_most: 21 } }), 'en');
    expect(open.text).toContain('11:00');
    expect(open.text).not.toContain('Tourist tax');
  });

  it.each(GUEST_LANGUAGES)('is in the language of its guest: %s (REG-05)', async (language) => {
    const { sheet, text } = await print(makeStayRegister({ entries }), language);
    expect(sheet.querySelector('article')?.lang).toBe(language);
    expect(text).toContain('23/2007');
    expect(text).toContain('11:00');
  });
});
