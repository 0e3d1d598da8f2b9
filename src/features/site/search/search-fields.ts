import { shownDate, normalizedDate, type SearchValues } from '@/domain/request/stay-search';
import { safeSessionStorage } from '@/lib/safe-storage';

const KEY = 'hostel.search-draft';

/**
 * Keeps a search that is being typed in this tab alone, as an address that `keptValues` reads: Home
 * in another language has it too (LANG-02). Once the search is sent, an empty one is kept.
 */
export function keepSearchDraft(values: SearchValues): void {
  safeSessionStorage.setItem(KEY, `?${new URLSearchParams({ ...values }).toString()}`);
}

/** The search that was being typed; null for none. */
export function readSearchDraft(): string | null {
  return safeSessionStorage.getItem(KEY);
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** What the fields hold, a disabled one included. */
export function valuesOf(form: HTMLFormElement): SearchValues {
  const text = (name: keyof SearchValues) => normalizedDate(fieldOf(form, name)?.value ?? '');
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}

/** Writes values into their fields, each as its kind of field writes it. */
export function fillFields(form: HTMLFormElement, values: Partial<SearchValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = field.type === 'text' ? shownDate(value) : value;
  }
}

/** Reads a search that was kept as an address: sent from here, or being typed; else null. */
export function keptValues(address: unknown): SearchValues | null {
  if (typeof address !== 'string') return null;
  const params = new URLSearchParams(address.split('?')[1]);
  const text = (name: string) => params.get(name) ?? '';
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}
