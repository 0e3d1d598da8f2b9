import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import type { Day } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import { findKnownGuests, type KnownGuest } from '@/queries/known-guests';
import { KnownGuestOption } from './KnownGuestOption';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';

const SHORTEST = 3;
const PAUSE_MS = 250;

const NONE: KnownGuest[] = [];

/** Past guests whose name, e-mail or phone matches what is typed (DESK-04); debounced. */
function useKnownGuests(typed: string, isAsked: boolean): KnownGuest[] {
  const words = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isEnough = isAsked && typed.trim().length >= SHORTEST && words.length >= SHORTEST;
  const query = useQuery({
    queryKey: [...queryKeys.bookings, 'known-guests', words],
    queryFn: () => findKnownGuests(staffClient(), words),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    // A failure is only logged, because a booking can be entered without suggestions.
    meta: { log: 'findKnownGuests' },
  });
  return isEnough ? (query.data ?? NONE) : NONE;
}

interface GuestComboboxProps {
  label: string;
  value: string;
  today: Day;
  type?: 'text' | 'tel' | 'email';
  isRequired?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  /** Called when a guest who stayed before is chosen. */
  onChoose: (guest: KnownGuest) => void;
}

/** A guest field that suggests guests who stayed before; Escape dismisses them. */
export function GuestCombobox({
  label,
  value,
  today,
  type = 'text',
  isRequired,
  error,
  ref,
  onChange,
  onChoose,
}: GuestComboboxProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const guests = useKnownGuests(value, isWanted);
  const isOpen = isWanted && guests.length > 0;
  const activeGuest = isOpen ? guests[active] : undefined;

  useEffect(() => {
    if (isOpen) listRef.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  function close() {
    setIsWanted(false);
    setActive(-1);
  }

  function choose(guest: KnownGuest) {
    close();
    onChoose(guest);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % guests.length);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? guests.length - 1 : active - 1);
    else if (event.key === 'Enter' && activeGuest !== undefined) choose(activeGuest);
    // Handled here, because the dialog around the field would close on Escape.
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <Field
        label={
          isRequired ? (
            <>
              {label}{' '}
              <span aria-hidden className="text-erro-700">
                *
              </span>
            </>
          ) : (
            label
          )
        }
        isRequired={isRequired}
        error={error}
      >
        <TextInput
          ref={ref}
          type={type}
          // The browser would suggest the receptionist's own data.
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list shows stays, nor fills three fields
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeGuest && `${id}-${active}`}
          value={value}
          onChange={({ target }) => {
            setIsWanted(true);
            setActive(-1);
            onChange(target.value);
          }}
          onBlur={close}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <div
        ref={listRef}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="listbox"
        aria-label="Já cá ficaram"
        hidden={!isOpen}
        className="absolute inset-x-0 z-3 mt-1 grid max-h-80 min-w-64 scroll-mb-3 overflow-y-auto rounded-field border border-contorno bg-branco p-1 shadow-s2"
      >
        {guests.map((guest, place) => (
          <KnownGuestOption
            key={guestKey(guest)}
            id={`${id}-${place}`}
            guest={guest}
            typed={value}
            today={today}
            isActive={place === active}
            onPoint={() => setActive(place)}
            onChoose={() => choose(guest)}
          />
        ))}
      </div>
      <output className="sr-only">
        {isOpen &&
          countLabel(guests.length, { one: 'hóspede conhecido', many: 'hóspedes conhecidos' })}
      </output>
    </div>
  );
}

function guestKey({ guest_name, guest_email, guest_phone }: KnownGuest): string {
  return [guest_name, guest_email, guest_phone].join(' ');
}
