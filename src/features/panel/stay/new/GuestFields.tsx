import { History } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { Button } from '@/components/Button';
import { Corrections } from '@/components/form/Corrections';
import { Keycap } from '@/components/Keycap';
import type { Day } from '@/domain/calendar/dates';
import { completedPhones } from '@/domain/guest/meant-contact';
import type { DeskBookingDraft } from '@/domain/new-stay/booking-schema';
import { asGuestLanguage } from '@/domain/language/guest-language';
import type { KnownGuest } from '@/queries/known-guests';
import { lastStayWords, staysWords } from './desk-words';
import { GuestCombobox } from './GuestCombobox';
import type { DeskBookingForm } from './useDeskBookingForm';

type Contact = Pick<DeskBookingDraft, 'guestName' | 'guestPhone' | 'guestEmail' | 'language'>;

/** The guest's name and contact; guests who stayed before are suggested during typing. */
export function GuestFields({
  form,
  nameRef,
}: {
  form: DeskBookingForm;
  nameRef: Ref<HTMLInputElement>;
}) {
  const { draft, today, problems, change } = form;
  const boxRef = useRef<HTMLDivElement>(null);
  /** Who was chosen, and what stood in the fields before. */
  const [known, setKnown] = useState<{ guest: KnownGuest; before: Contact } | null>(null);

  function choose(guest: KnownGuest) {
    const { guestName, guestPhone, guestEmail, language } = draft;
    setKnown({ guest, before: { guestName, guestPhone, guestEmail, language } });
    change({
      guestName: guest.guest_name,
      guestPhone: guest.guest_phone ?? guestPhone,
      guestEmail: guest.guest_email ?? guestEmail,
      language: asGuestLanguage(guest.language),
    });
  }

  function takeBack() {
    if (known !== null) change(known.before);
    setKnown(null);
    boxRef.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={boxRef}>
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 font-semibold">
        Hóspede
        <small aria-hidden className="ms-auto text-12 font-normal text-tinta-2 max-md:hidden">
          <Keycap>↓</Keycap> <Keycap>↵</Keycap> preenche o contacto. <Keycap>Esc</Keycap> é outra
          pessoa.
        </small>
      </h3>
      <div className="mt-2.5 grid gap-3.5 md:grid-cols-2">
        <div className="md:col-span-2">
          <GuestCombobox
            ref={nameRef}
            label="Nome"
            isRequired
            value={draft.guestName}
            today={today}
            error={problems.guestName}
            onChange={(guestName) => change({ guestName })}
            onChoose={choose}
          />
        </div>
        <Corrections
          offers={completedPhones(draft.guestPhone, draft.language)}
          label={(offer) => `Quis dizer ${offer}?`}
          onTake={(guestPhone) => change({ guestPhone })}
        >
          <GuestCombobox
            label="Telefone"
            type="tel"
            value={draft.guestPhone}
            today={today}
            error={problems.guestPhone}
            onChange={(guestPhone) => change({ guestPhone })}
            onChoose={choose}
          />
        </Corrections>
        <GuestCombobox
          label="E-mail"
          type="email"
          value={draft.guestEmail}
          today={today}
          error={problems.guestEmail}
          onChange={(guestEmail) => change({ guestEmail })}
          onChoose={choose}
        />
      </div>
      <output className="block">
        {known !== null && known.guest.guest_name === draft.guestName && (
          <span className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-field bg-horta-100 ps-3 text-13 text-horta-700 forced-colors:border">
            <History className="size-4 flex-none" aria-hidden />
            <span className="min-w-0 flex-1 py-2">
              <KnownWords guest={known.guest} today={today} />
            </span>
            <Button variant="quiet" onClick={takeBack}>
              É outra pessoa
            </Button>
          </span>
        )}
      </output>
    </div>
  );
}

function KnownWords({ guest, today }: { guest: KnownGuest; today: Day }) {
  const last = lastStayWords(guest, today);
  return (
    <>
      <strong className="font-semibold">{`${sentence(staysWords(guest, today))}.`}</strong>
      {last !== null && ` ${sentence(last)}.`}
    </>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
