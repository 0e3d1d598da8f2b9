import { UserPlus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import type { Day } from '@/domain/calendar/dates';
import { asGuestLanguage } from '@/domain/language/guest-language';
import {
  type PersonPlace,
  placesOf,
  registeredCount,
  type StayRegister,
} from '@/domain/register/stay-register';
import { Section } from '@/features/panel/parts/Section';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useShortcutSetting, useShortcuts } from '@/hooks/useShortcuts';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { GuestRow } from './GuestRow';
import { PrintCard } from './PrintCard';
import { nextPerson, REGISTER_KEY } from './next-person';
import { TaxSection } from './TaxSection';
import { useRegisterActs } from './useRegisterActs';
import { useStayRegister } from './useStayRegister';

interface StayGuestsProps {
  booking: StaffBooking;
  /** No dialog is open over the window. */
  isActive: boolean;
  onOpen: (person: number) => void;
}

/** 'Hóspedes': who of a stay is registered, and what guests propose (REG-03). */
export function StayGuests({ booking, ...window }: StayGuestsProps) {
  const register = useStayRegister(booking.id);
  const { data } = register;
  const today = useToday();
  if (data === undefined || today === null) {
    return (
      <Section title="Hóspedes">
        <StillReading of={register} title="Não foi possível carregar os hóspedes">
          <GuestsLoading guests={booking.number_of_guests} />
        </StillReading>
      </Section>
    );
  }
  return (
    <>
      <Guests register={data} {...{ booking, today }} {...window} />
      {data.tax !== null && <TaxSection register={data} tax={data.tax} today={today} />}
    </>
  );
}

/** As high as the rows to come. */
function GuestsLoading({ guests }: { guests: number }) {
  return Array.from({ length: guests }, (_, index) => (
    <Skeleton key={index} className="mb-px h-14.5 animate-breathe" />
  ));
}

interface GuestsProps extends StayGuestsProps {
  register: StayRegister;
  today: Day;
}

function Guests({ register, booking, today, isActive, onOpen }: GuestsProps) {
  const { isOn: hasKeys } = useShortcutSetting();
  const listRef = useRef<HTMLUListElement>(null);
  const acts = useRegisterActs(register);
  const places = placesOf(register);
  const isErased = register.entries.some(({ erased_at }) => erased_at !== null);
  const next = isErased ? null : nextPerson(places);

  useShortcuts({ [REGISTER_KEY]: () => next !== null && onOpen(next) }, { isActive });

  async function settle(change: Promise<unknown>, person: number) {
    await change;
    // The buttons of the proposal are gone, or what they did has failed.
    focusName(listRef, person);
  }

  return (
    <Section
      title="Hóspedes"
      detail={`${registeredCount(places)} de ${places.length} registados`}
      actions={
        isErased ? undefined : (
          <div className="flex gap-2">
            <PrintCard
              register={register}
              room={booking.rooms?.room_number ?? ''}
              language={asGuestLanguage(booking.language)}
            />
            <Button variant="outline" onClick={() => onOpen(places.length + 1)}>
              <UserPlus aria-hidden />
              Juntar
            </Button>
          </div>
        )
      }
    >
      <ul
        ref={listRef}
        aria-label="Hóspedes"
        className="divide-y divide-linha overflow-hidden rounded-field border border-linha tabular-figures"
      >
        {places.map((place) => (
          <GuestRow
            key={place.person}
            place={place}
            today={today}
            isNext={hasKeys && place.person === next}
            isSettling={acts.settling.includes(place.person)}
            onOpen={() => onOpen(place.person)}
            onAccept={(proposal, onlyMissing) =>
              void settle(acts.accept(proposal, onlyMissing), place.person)
            }
            onRefuse={(proposal) => void settle(acts.refuse(proposal), place.person)}
          />
        ))}
      </ul>
      <p className="mt-2 text-12 text-tinta-2">{closingWords(register, places)}</p>
    </Section>
  );
}

function closingWords({ has_arrived }: StayRegister, places: readonly PersonPlace[]): string {
  const erased = places.find(({ entry }) => entry?.erased_at);
  if (erased !== undefined) {
    return 'Passou o prazo: ficaram só o país de residência e a faixa etária.';
  }
  return has_arrived
    ? 'O que falta pode completar-se durante a estadia.'
    : 'O check-in não espera por isto: lembra, não impede.';
}

function focusName(listRef: RefObject<HTMLUListElement | null>, person: number): void {
  listRef.current?.querySelector<HTMLElement>(`[data-person="${person}"]`)?.focus();
}
