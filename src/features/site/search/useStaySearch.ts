import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay } from '@/domain/calendar/dates';
import { MIN_GUESTS, searchGuestCount } from '@/domain/guest/guest-count';
import {
  searchLimits,
  searchObstacle,
  type SearchValues,
  shownDate,
  normalizedDate,
} from '@/domain/request/stay-search';
import { useToday } from '@/hooks/useToday';
import { bookingPath, homePath } from '@/lib/paths';
import { safeSessionStorage, SEARCH_DRAFT } from '@/lib/safe-storage';

/**
 * Keeps a search that is being typed in this tab alone, as an address that `keptValues` reads: Home
 * in another language has it too (LANG-02). Once the search is sent, an empty one is kept.
 */
function keepSearchDraft(values: SearchValues): void {
  safeSessionStorage.setItem(SEARCH_DRAFT, `?${new URLSearchParams({ ...values }).toString()}`);
}

/** The search that was being typed; null for none. */
function readSearchDraft(): string | null {
  return safeSessionStorage.getItem(SEARCH_DRAFT);
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** What the fields hold, a disabled one included. */
function valuesOf(form: HTMLFormElement): SearchValues {
  const text = (name: keyof SearchValues) => normalizedDate(fieldOf(form, name)?.value ?? '');
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}

/** Writes values into their fields, each as its kind of field writes it. */
function fillFields(form: HTMLFormElement, values: Partial<SearchValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = field.type === 'text' ? shownDate(value) : value;
  }
}

/** Reads a search that was kept as an address: sent from here, or being typed; else null. */
function keptValues(address: unknown): SearchValues | null {
  if (typeof address !== 'string') return null;
  const params = new URLSearchParams(address.split('?')[1]);
  const text = (name: string) => params.get(name) ?? '';
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}

export const NOTHING_CHOSEN: SearchValues = {
  checkIn: '',
  checkOut: '',
  guests: String(MIN_GUESTS),
};

/**
 * The state of the search. The fields are uncontrolled, so that what someone types before hydration
 * is not lost; `values` follows them.
 */
export function useStaySearch() {
  const navigate = useNavigate();
  const arrivedWith: unknown = useLocation().state;
  const today = useToday();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NOTHING_CHOSEN);
  const [usesOurCalendar, setUsesOurCalendar] = useState(false);

  // A layout effect, because it must run before today is known: otherwise a form that is already
  // filled in counts as empty for a moment, and its button ignores a tap.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const typed = valuesOf(form);
    const kept = typed.checkIn === '' ? keptValues(arrivedWith ?? readSearchDraft()) : null;
    if (kept) fillFields(form, kept);
    setValues(kept ?? typed);
    // Not while a field has the focus: the browser's own calendar may be open.
    setUsesOurCalendar(!form.contains(document.activeElement));
    // oxlint-disable-next-line react/exhaustive-deps -- what one came with is read once
  }, []);

  // A field that changes its type keeps its text, but the other type writes dates differently.
  useLayoutEffect(() => {
    if (formRef.current) fillFields(formRef.current, valuesOf(formRef.current));
  }, [usesOurCalendar]);

  const isHydrated = today !== null;
  const checkIn = isDay(values.checkIn) ? values.checkIn : null;
  const canSearch = !isHydrated || searchObstacle({ values, today }) === null;

  function handleChange({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const now = valuesOf(form);
    // Only a complete check-out is cleared, because one that is being typed may yet become valid.
    if (isDay(now.checkIn) && isDay(now.checkOut) && now.checkOut <= now.checkIn) {
      now.checkOut = '';
      fillFields(form, now);
    }
    setValues(now);
    keepSearchDraft(now);
  }

  function handleBlur({ target: { form } }: FocusEvent<HTMLInputElement>) {
    if (form === null) return;
    const now = valuesOf(form);
    now.guests = String(searchGuestCount(now.guests));
    fillFields(form, now);
    setValues(now);
    setUsesOurCalendar(true);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSearch) return;
    keepSearchDraft(NOTHING_CHOSEN);
    const { guests, ...dates } = valuesOf(event.currentTarget);
    const found = bookingPath({ ...dates, guests: searchGuestCount(guests) });
    // Whoever goes back to Home finds the search as it was sent.
    void navigate(homePath, { replace: true, state: found });
    void navigate(found);
  }

  /** Writes days that were chosen in the calendar. */
  function choose(dates: Pick<SearchValues, 'checkIn' | 'checkOut'>) {
    const now = { ...values, ...dates };
    if (formRef.current) fillFields(formRef.current, now);
    setValues(now);
    keepSearchDraft(now);
  }

  return {
    formRef,
    values,
    today,
    canSearch,
    checkIn,
    limits: isHydrated ? searchLimits({ today, checkIn }) : undefined,
    /** Whether dates are text fields with our calendar; false while they are the browser's own. */
    usesOurCalendar,
    setUsesOurCalendar,
    choose,
    handleChange,
    handleBlur,
    handleSubmit,
  };
}
