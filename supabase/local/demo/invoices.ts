import type { DemoBooking } from './bookings.ts';
import { chanceOf } from './chance.ts';

/** What the bill is to say, as the columns of `bookings`. */
interface DemoInvoice {
  invoice_name: string | null;
  tax_number: string | null;
}

const NONE: DemoInvoice = { invoice_name: null, tax_number: null };

// Numbers whose check digit agrees, and that look as invented as they are.
const OF_PEOPLE = ['222222220', '111111110', '333333330', '123456789'] as const;
const FIRMS: readonly [DemoInvoice, DemoInvoice] = [
  { invoice_name: 'Cabo Norte, Lda.', tax_number: '555555550' },
  { invoice_name: 'Oficina do Sal', tax_number: '500000000' },
];

/** The group reference's last symbols, and what its bill says. */
const CLUB = '8KQ2M7XA';
const OF_CLUB: DemoInvoice = { invoice_name: 'Clube de Vela da Foz', tax_number: '555555550' };

/** Every third guest from Portugal gives a tax number, now and then a firm's. */
export function invoiceOf({ code, guest, details, status }: DemoBooking): DemoInvoice {
  if (details.group === CLUB) return OF_CLUB;
  if (details.group !== undefined || guest.language !== 'pt' || status === 'pending') return NONE;
  const chance = chanceOf(`what the bill of ${code} says`);
  if (chance.share() > 1 / 3) return NONE;
  if (chance.share() > 1 / 5) return { invoice_name: null, tax_number: chance.pick(OF_PEOPLE) };
  return chance.pick(FIRMS);
}
