import type { Page } from 'playwright-core';
import { formatFullDay, formatMonthTitle } from '@/domain/calendar/date-formats';
import { addDays, lisbonToday, type Day } from '@/domain/calendar/dates';
import { bookingPath } from '@/lib/paths';

/** A stay counted from today; callers choose days that the demo house has not blocked. */
export function stayFromToday({ inDays, nights }: { inDays: number; nights: number }) {
  const checkIn = addDays(lisbonToday(new Date()), inDays);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** Shows every room as free, whatever the other tests of this worker have booked. */
export async function freeAllRooms(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/rest/v1/bookings') && url.searchParams.has('or'),
    async (route) => route.fulfill({ json: [] }),
  );
}

/** Drives the booking page as a guest does, by its visible texts. */
export function bookingPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const day = (date: Day) =>
    page.getByRole('button', { name: new RegExp(`^${formatFullDay(date)}`) });

  const pickDay = async (date: Day) => {
    await turnTo(page, date);
    await day(date).click();
  };

  return {
    button,
    day,
    open: async (query = '') => {
      await page.goto(`/reservas${query}`);
      await page.getByRole('grid').first().waitFor();
    },
    openRooms: async (stay: { checkIn: Day; checkOut: Day; guests: number }) => {
      await page.goto(bookingPath(stay));
      await page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
    },
    next: async (title: string) => {
      await button('Próximo').click();
      await page.getByRole('heading', { name: title }).waitFor();
      await scrolledToForm(page);
    },
    pickDay,
    pickStay: async ({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }) => {
      await pickDay(checkIn);
      await pickDay(checkOut);
    },
    setGuests: async (count: number) => {
      await page.getByLabel('Número de hóspedes').fill(String(count));
    },
    // As a finger does: on the card, which is the label of its radio button.
    choose: async (room: string) => page.locator('label', { hasText: room }).first().click(),
    chooseByHand: async () => page.getByRole('radio', { name: 'Seleção manual' }).check(),
    fillContact: async ({ name, email, phone }: { name: string; email: string; phone: string }) => {
      await page.getByLabel('Nome completo').fill(name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Telefone').fill(phone);
    },
    reference: async () => {
      await page.getByRole('heading', { name: 'Reserva Enviada com Sucesso!' }).waitFor();
      return page
        .getByText(/^(?:R\d\d-[0-9A-Z]{6}|GRP\d\d-[0-9A-Z]{8})$/)
        .first()
        .innerText();
    },
  };
}

/** Pages the calendar forward until it shows the month of a day. */
async function turnTo(page: Page, date: Day): Promise<void> {
  const month = page.getByRole('grid', { name: formatMonthTitle(date), exact: true });
  while (!(await month.isVisible())) {
    await page.getByRole('button', { name: 'Mês seguinte' }).click();
  }
}

/**
 * Waits until the page has scrolled to the form, which it does shortly after a change of step
 * (BOOK-FLOW-05): a press during the scroll would be released over something else.
 */
async function scrolledToForm(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    if (form === null) return false;
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const place = Number.parseFloat(getComputedStyle(form).scrollMarginTop) + (padding || 0);
    const below = form.getBoundingClientRect().top - place;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    // The end of the page stops a scroll down to the form, not one up to it.
    return Math.abs(below) < 2 || (below > 0 && isAtEnd);
  });
}
