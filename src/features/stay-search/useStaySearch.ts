import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay } from '@/domain/dates';
import { MIN_GUESTS, searchGuestCount } from '@/domain/guest-count';
import { searchLimits, searchObstacle, type SearchValues } from '@/domain/stay-search';
import { useToday } from '@/hooks/useToday';
import { bookingPath, homePath } from '@/lib/paths';
import { fillFields, keepDraft, keptValues, readDraft, valuesOf } from './search-fields';

export const NOTHING_CHOSEN: SearchValues = {
  checkIn: '',
  checkOut: '',
  guests: String(MIN_GUESTS),
};

/**
 * What the search holds. The fields keep their own text, so that what someone types before the
 * script arrives is not lost; the values follow them.
 */
export function useStaySearch() {
  const navigate = useNavigate();
  const arrivedWith: unknown = useLocation().state;
  const today = useToday();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NOTHING_CHOSEN);
  const [isOurs, setIsOurs] = useState(false);

  // Before the day is known, which comes with the effects: otherwise a form filled in already is
  // taken for empty for a moment, and its button ignores the tap that falls into it.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const typed = valuesOf(form);
    const kept = typed.checkIn === '' ? keptValues(arrivedWith ?? readDraft()) : null;
    if (kept) fillFields(form, kept);
    setValues(kept ?? typed);
    // The browser's own calendar may stand open under a finger.
    setIsOurs(!form.contains(document.activeElement));
    // oxlint-disable-next-line react/exhaustive-deps -- what one came with is read once
  }, []);

  // A field that changes its kind keeps its text, which the other kind writes differently.
  useLayoutEffect(() => {
    if (formRef.current) fillFields(formRef.current, valuesOf(formRef.current));
  }, [isOurs]);

  const isAwake = today !== null;
  const checkIn = isDay(values.checkIn) ? values.checkIn : null;
  const canSearch = !isAwake || searchObstacle({ values, today }) === null;

  function handleChange({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const now = valuesOf(form);
    // Only a departure that is there: one that is being typed is still on its way.
    if (isDay(now.checkIn) && isDay(now.checkOut) && now.checkOut <= now.checkIn) {
      now.checkOut = '';
      fillFields(form, now);
    }
    setValues(now);
    keepDraft(now);
  }

  function handleBlur({ target: { form } }: FocusEvent<HTMLInputElement>) {
    if (form === null) return;
    const now = valuesOf(form);
    now.guests = String(searchGuestCount(now.guests));
    fillFields(form, now);
    setValues(now);
    setIsOurs(true);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSearch) return;
    keepDraft(NOTHING_CHOSEN);
    const { guests, ...dates } = valuesOf(event.currentTarget);
    const found = bookingPath({ ...dates, guests: searchGuestCount(guests) });
    // Whoever comes back finds the search as it was sent.
    void navigate(homePath, { replace: true, state: found });
    void navigate(found);
  }

  /** Writes days that were chosen elsewhere. */
  function choose(dates: Pick<SearchValues, 'checkIn' | 'checkOut'>) {
    const now = { ...values, ...dates };
    if (formRef.current) fillFields(formRef.current, now);
    setValues(now);
    keepDraft(now);
  }

  return {
    formRef,
    values,
    today,
    canSearch,
    checkIn,
    limits: isAwake ? searchLimits({ today, checkIn }) : undefined,
    /** Whether the dates are in fields of our own kind, no longer in the browser's. */
    isOurs,
    setIsOurs,
    choose,
    handleChange,
    handleBlur,
    handleSubmit,
  };
}
