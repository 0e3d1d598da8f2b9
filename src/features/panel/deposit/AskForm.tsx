import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { formatEuros } from '@/domain/basics/money';
import { lisbonMoment } from '@/domain/calendar/lisbon-moment';
import { type DepositSheet, openRequest } from '@/domain/deposit/deposit-sheet';
import {
  asGuestLanguage,
  GUEST_LANGUAGES,
  guestLanguageLabel,
  type GuestLanguage,
} from '@/domain/language/guest-language';
import { useDraftForm } from '@/hooks/useDraftForm';
import { useHouseTime } from '@/hooks/useHouseTime';
import { type AskDraft, askProblems, askValues, EMPTY_ASK } from './ask-draft';
import { DeadlineFields } from './DeadlineFields';
import { SumChoices } from './SumChoices';
import type { DepositActs } from './useDepositActs';

interface AskFormProps {
  sheet: DepositSheet;
  acts: DepositActs;
  /** What it begins with. */
  start: Partial<AskDraft>;
  /** It was opened by a press, and takes the focus. */
  isOpened: boolean;
  /** Something was typed: from now on the form stays, whatever the sheet becomes. */
  onTouch: () => void;
  /** It is asked; without a mail the link is wanted. */
  onAsked: (asked: { byMail: boolean; language: GuestLanguage }) => void;
  onCancel?: () => void;
}

/** 'Pedir sinal': which sum, until when, in which language, by mail or only the link (DEPOSIT-01). */
export function AskForm({
  sheet,
  acts,
  start,
  isOpened,
  onTouch,
  onAsked,
  onCancel,
}: AskFormProps) {
  const { now, today } = useHouseTime();
  const { ref, ...form } = useDraftForm<AskDraft>(() => ({ ...EMPTY_ASK, ...start }), {
    firstFocus: isOpened ? '[type=radio]:checked' : null,
  });
  /** Whether the request that another one takes the place of is asked about, and how to ask then. */
  const [replacing, setReplacing] = useState<{ byMail: boolean } | null>(null);
  const check = (draft: AskDraft) => askProblems(draft, { sheet, now });
  const problems = form.shownProblems(check);
  const { basis, amount, deadline, language } = askValues(form.draft, sheet);
  const open = openRequest(sheet);
  const failure = acts.failureOf('ask');

  function change(changes: Partial<AskDraft>) {
    onTouch();
    form.change(changes);
  }

  async function ask(byMail: boolean, { replace }: { replace: boolean }) {
    const { settled } = form.settle(check);
    const values = settled && askValues(settled, sheet);
    if (values === null || values.amount === null) {
      setReplacing(null);
      return;
    }
    if (open !== null && !replace) {
      acts.reset();
      setReplacing({ byMail });
      return;
    }
    onTouch();
    const isDone = await acts.run({
      kind: 'ask',
      deposit: {
        bookingId: sheet.booking_id,
        whole: sheet.whole,
        basis: values.basis,
        amount: values.amount,
        until: lisbonMoment(values.deadline.day, values.deadline.clock),
        language: values.language,
        byMail,
        replace,
      },
    });
    setReplacing(null);
    if (isDone) onAsked({ byMail, language: values.language });
  }

  return (
    <form
      ref={ref}
      aria-label="Pedir sinal"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask(sheet.email, { replace: false });
      }}
      className="grid gap-3"
    >
      <SumChoices
        sheet={sheet}
        basis={basis}
        amount={form.draft.amount}
        problem={problems.amount}
        onChange={change}
      />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <DeadlineFields deadline={deadline} problems={problems} today={today} onChange={change} />
        <Field label="Língua do e-mail">
          <Select
            value={language}
            onChange={({ target }) => change({ language: asGuestLanguage(target.value) })}
          >
            {GUEST_LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {guestLanguageLabel(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {failure !== null && <ErrorBox title={failure} />}
      <div className="flex flex-wrap gap-2">
        {sheet.email && (
          <Button type="submit" isBusy={acts.isBusy('ask')} busyLabel="A pedir...">
            <Send aria-hidden />
            {amount === null ? 'Pedir' : `Pedir ${formatEuros(amount)}`}
          </Button>
        )}
        <Button
          variant={sheet.email ? 'outline' : 'primary'}
          disabled={acts.isPending}
          onClick={() => void ask(false, { replace: false })}
        >
          Só a ligação
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            Fechar
          </Button>
        )}
      </div>
      <p className="text-12 leading-4.25 text-tinta-2">
        {!sheet.email && 'Sem endereço de e-mail: copie a ligação e envie-a ao hóspede. '}O hóspede
        paga na página do serviço. A reserva passa a paga quando o aviso assinado chegar, não antes.
      </p>
      <ConfirmDialog
        isOpen={replacing !== null}
        title={
          open === null
            ? 'Pedir outro sinal?'
            : `Substituir o pedido de ${formatEuros(open.amount)}?`
        }
        confirmLabel={amount === null ? 'Pedir' : `Pedir ${formatEuros(amount)}`}
        cancelLabel="Manter o de agora"
        isBusy={acts.isBusy('ask')}
        busyLabel="A pedir..."
        onConfirm={() => void ask(replacing?.byMail ?? false, { replace: true })}
        onCancel={() => setReplacing(null)}
      >
        <p>Só um pedido vale de cada vez: o de agora deixa de se poder pagar.</p>
      </ConfirmDialog>
    </form>
  );
}
