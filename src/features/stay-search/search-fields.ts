import { shownDate, typedDay, type SearchValues } from '@/domain/stay-search';
import { safeSessionStorage } from '@/lib/safe-storage';

const KEY = 'hostel.search-draft';

/** Keeps a search that is being typed, in this tab alone: Home in another language has it too (LANG-02). */
export function keepSearch(values: SearchValues): void {
  const text = new URLSearchParams({ ...values }).toString();
  safeSessionStorage.setItem(KEY, `?${text}`);
}

/** The search that was being typed, for `keptValues`; null for none. */
export const typedSearch = () => safeSessionStorage.getItem(KEY);

/** Forgets it: it was sent. */
export const forgetSearch = () => safeSessionStorage.removeItem(KEY);

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** What the fields hold, a disabled one included. */
export function valuesOf(form: HTMLFormElement): SearchValues {
  const text = (name: keyof SearchValues) => typedDay(fieldOf(form, name)?.value ?? '');
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}

/** Writes values into their fields, each as its kind of field writes it. */
export function fillFields(form: HTMLFormElement, values: Partial<SearchValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = field.type === 'text' ? shownDate(value) : value;
  }
}

/** The search that was sent from here, or was being typed, as an address, when one comes back; else null. */
export function keptValues(address: unknown): SearchValues | null {
  if (typeof address !== 'string') return null;
  const params = new URLSearchParams(address.split('?')[1]);
  const text = (name: string) => params.get(name) ?? '';
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}
