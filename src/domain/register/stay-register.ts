/** The register of one stay, as the window of a booking shows it (REG-03, TAX-01). */
import type { Day } from '../calendar/dates.ts';
import { type RegisterEntry, type RegisterField } from './entry.ts';

/** Why somebody owes no tourist tax for a night. 'season': none is asked on that day. */
export type ExemptReason =
  'season' | 'age' | 'cap' | 'disability' | 'treatment' | 'offered' | 'unknown';

/** The reasons that the desk writes down. */
export type TaxReason = Extract<ExemptReason, 'disability' | 'treatment' | 'offered'>;

/** A person as reception has it, or, beside it, as the guest proposes. */
export interface StoredEntry extends RegisterEntry {
  id: string;
  /** The first, the second of the stay. */
  person: number;
  is_proposal: boolean;
  /** In years on the day of arrival that holds now; null where it is not known, or no more. */
  age: number | null;
  tax_reason: TaxReason | null;
  missing: RegisterField[];
  checked_at: string | null;
  checked_by: string | null;
  erased_at: string | null;
  updated_at: string;
}

/** Tax that was received. EUR; yyyy-mm-dd in Lisbon. */
export interface TaxPayment {
  id: string;
  amount: number;
  method: string;
  paid_on: Day;
  entered_name: string | null;
  undone: boolean;
}

/** What one person owes: nights and EUR, and the nights that owe nothing by reason. */
export interface PersonTax {
  person: number;
  amount: number;
  owed: number;
  exempt: Partial<Record<ExemptReason, number>>;
}

export interface StayTax {
  /** EUR of the whole stay, as far as ages are known. */
  amount: number;
  /** EUR if everybody of unknown age owes. */
  at_most: number;
  /** Nights that owe. */
  owed: number;
  /** EUR. */
  collected: number;
  people: PersonTax[];
  payments: TaxPayment[];
}

export interface StayRegister {
  /** The first booking of the stay: the register is kept there. */
  booking_id: string;
  booking_number: string;
  arrival: Day;
  departure: Day;
  guests: number;
  has_arrived: boolean;
  /** The day from which number, birth and document are erased. */
  kept_until: Day;
  entries: StoredEntry[];
  /** Null where no season taxes any night. */
  tax: StayTax | null;
}

/** One person's place in a stay: what reception has, and what the guest proposes beside it. */
export interface PersonPlace {
  person: number;
  entry: StoredEntry | null;
  proposal: StoredEntry | null;
}

/** Every place of a stay, filled or not; more than guests were said to come where more are here. */
export function placesOf({
  guests,
  entries,
}: Pick<StayRegister, 'guests' | 'entries'>): PersonPlace[] {
  const last = Math.max(guests, ...entries.map(({ person }) => person));
  return Array.from({ length: last }, (_, index) => {
    const of = entries.filter(({ person }) => person === index + 1);
    return {
      person: index + 1,
      entry: of.find(({ is_proposal }) => !is_proposal) ?? null,
      proposal: of.find(({ is_proposal }) => is_proposal) ?? null,
    };
  });
}

/** How many of a stay are registered with nothing missing: '2 de 4 registados'. */
export function registeredCount(places: readonly PersonPlace[]): number {
  return places.filter(({ entry }) => entry?.missing.length === 0).length;
}
