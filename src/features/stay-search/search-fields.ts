import { shownDate, typedDay, type SearchValues } from '@/domain/stay-search';

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

/** The search that was sent from here, as the address it led to, when one comes back; else null. */
export function keptValues(address: unknown): SearchValues | null {
  if (typeof address !== 'string') return null;
  const params = new URLSearchParams(address.split('?')[1]);
  const text = (name: string) => params.get(name) ?? '';
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}
