import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { priceText } from '@/domain/basics/price-input';
import type { Day } from '@/domain/calendar/dates';
import {
  type DepositSheet,
  isDepositAbsent,
  openRequest,
  shownRequests,
} from '@/domain/deposit/deposit-sheet';
import { asGuestLanguage, type GuestLanguage } from '@/domain/language/guest-language';
import { StillReading } from '@/features/panel/kit/StillReading';
import { CopiedLink } from '@/features/panel/parts/CopiedLink';
import { Section } from '@/features/panel/parts/Section';
import { usePaymentSettings } from '@/features/panel/parts/usePaymentSettings';
import { useKeptFocus } from '@/hooks/focus';
import { useToday } from '@/hooks/useToday';
import { QueryError } from '@/queries/query-error';
import type { AskDraft } from './ask-draft';
import { AskForm } from './AskForm';
import { DepositCard } from './DepositCard';
import { useDepositActs, type DepositBooking } from './useDepositActs';
import { useDepositLink } from './useDepositLink';
import { useDepositSheet } from './useDepositSheet';

interface DepositSectionProps {
  booking: DepositBooking;
  /** For all of the guest's page: a group. */
  whole: boolean;
}

/**
 * What a guest is asked to pay before arrival (DEPOSIT-01, DEPOSIT-02). Absent where payments are not
 * set up and nothing was ever asked, and for who may not see it.
 */
export function DepositSection({ booking, whole }: DepositSectionProps) {
  const today = useToday();
  const deposit = useDepositSheet({ bookingId: booking.id, whole });
  const { data, error } = deposit;
  const { data: use } = usePaymentSettings();
  const isForbidden = error instanceof QueryError && error.kind === 'forbidden';

  if (today === null || isForbidden) return null;
  if (data !== undefined) {
    return isDepositAbsent(data) ? null : (
      <Deposit
        key={booking.id}
        {...{ booking, today }}
        sheet={data}
        hasBills={typeof use?.bills_from === 'string'}
      />
    );
  }
  // A house without online payments sees nothing come and go.
  if (!deposit.isLoadingError && (use === undefined || use.service === null)) return null;
  return (
    <Section title="Sinal">
      <StillReading of={deposit} title="Não foi possível carregar o sinal">
        <output className="sr-only">A carregar o sinal...</output>
        <Skeleton className="h-24 animate-breathe" />
      </StillReading>
    </Section>
  );
}

interface DepositProps {
  booking: DepositBooking;
  sheet: DepositSheet;
  today: Day;
  /** The house lists what must be billed. */
  hasBills: boolean;
}

/** The form as it was opened last; `isPressed` by a button, else it stands there by itself. */
interface OpenForm {
  key: number;
  isPressed: boolean;
  start: Partial<AskDraft>;
}

const BY_ITSELF: OpenForm = { key: 0, isPressed: false, start: {} };

function Deposit({ booking, sheet, today, hasBills }: DepositProps) {
  const acts = useDepositActs(booking, sheet.whole);
  const link = useDepositLink(booking.id);
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const form = opened ?? (isFormDue(sheet) ? BY_ITSELF : null);
  const requests = shownRequests(sheet);
  // A stay that is asked for anew has another request: the card whose button was pressed has gone.
  const headRef = useKeptFocus<HTMLDivElement>(requests[0]?.id ?? null);
  const isFocusDue = useRef(false);
  const isFormOpen = form !== null;

  // The form, and a dialog that may have been over it, have closed.
  useEffect(() => {
    if (!isFormOpen && isFocusDue.current) headRef.current?.focus();
    isFocusDue.current = false;
  }, [isFormOpen, headRef]);

  function openForm(start: Partial<AskDraft>) {
    acts.reset();
    link.clear();
    setOpened((known) => ({ key: (known?.key ?? 0) + 1, isPressed: true, start }));
  }

  async function handleAsked({ byMail, language }: { byMail: boolean; language: GuestLanguage }) {
    isFocusDue.current = true;
    link.clear();
    setOpened(null);
    if (!byMail) await link.copy(language);
  }

  return (
    <Section title={requests.length === 0 ? 'Pedir sinal' : 'Sinal'}>
      {/* Has the focus when the form is done with. */}
      <div ref={headRef} tabIndex={-1} className="flex flex-col gap-3 outline-offset-4">
        {requests.map((request) => (
          <DepositCard
            key={request.id}
            {...{ request, sheet, today, acts, hasBills }}
            name={booking.guest_name}
            onAct={link.clear}
            isCopying={link.isPending}
            onCopy={() => void link.copy(asGuestLanguage(sheet.language))}
            onAskRest={() => openForm({ basis: 'other', amount: priceText(request.missing) })}
            onAskAnew={() => openForm({})}
          />
        ))}
        <div className={link.outcome === null ? '-mt-3' : ''}>
          <CopiedLink outcome={link.outcome} />
        </div>
        {form !== null && sheet.can_ask && (
          <div className={requests.length > 0 ? 'border-t border-linha/60 pt-3' : ''}>
            {requests.length > 0 && <h4 className="mb-2.5 font-semibold">Pedir sinal</h4>}
            <AskForm
              key={form.key}
              {...{ sheet, acts }}
              start={form.start}
              isOpened={form.isPressed}
              onTouch={() => setOpened(form)}
              onAsked={(asked) => void handleAsked(asked)}
              onCancel={form.isPressed ? () => setOpened(null) : undefined}
            />
          </div>
        )}
        {form === null && canAskAnother(sheet) && (
          <div>
            <Button variant="quiet" className="-ms-2" onClick={() => openForm({})}>
              Pedir outro sinal
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** The form stands there by itself where nothing is asked, paid or to be decided. */
function isFormDue({ can_ask, requests }: DepositSheet): boolean {
  const state = requests[0]?.state ?? 'withdrawn';
  return can_ask && (state === 'withdrawn' || state === 'expired');
}

/** What is pending may still come, and what is wrong is put right first. */
function canAskAnother(sheet: DepositSheet): boolean {
  const isUndecided = sheet.requests.some(({ state }) =>
    ['pending', 'disputed', 'late', 'twice'].includes(state),
  );
  return sheet.can_ask && !isUndecided && openRequest(sheet)?.state !== 'pending';
}
