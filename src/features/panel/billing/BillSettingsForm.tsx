import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { priceProblem, priceText, typedPrice } from '@/domain/basics/price-input';
import type { PaymentSettings } from '@/domain/payment/settings';
import { type Day, isDay } from '@/domain/calendar/dates';
import { SettingsForm } from '@/features/panel/kit/SettingsForm';
import { StillReading } from '@/features/panel/kit/StillReading';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useDraftForm } from '@/hooks/useDraftForm';
import { savePaymentSettings } from '@/queries/deposit/settings';
import { queryKeys } from '@/queries/query-keys';
import { usePaymentSettings } from '@/features/panel/parts/usePaymentSettings';

type VatChoice = '6' | '13';

interface Draft {
  /** Blank: nothing is listed. */
  bills_from: string;
  breakfast_value: string;
  breakfast_vat: VatChoice;
}

/** As the database bounds it. */
const MOST_EUROS = 100;

const VATS = [
  { value: '6', label: '6 %' },
  { value: '13', label: '13 %' },
] as const;

function problems({ bills_from: from, breakfast_value: value }: Draft) {
  const price = priceProblem(value);
  const isTooMuch = (typedPrice(value) ?? 0) > MOST_EUROS;
  return {
    bills_from: from === '' || isDay(from) ? undefined : 'Escreva um dia, ou deixe em branco.',
    breakfast_value: price ?? (isTooMuch ? 'O pequeno-almoço pode ir até 100 €.' : undefined),
  };
}

interface BillSettingsFormProps {
  today: Day;
  /** Back to the list; null where there is none yet. */
  onClose: (() => void) | null;
}

/** The owner settles from which day it is listed what is to be billed, and what breakfast is worth (DEPOSIT-04). */
export function BillSettingsForm({ today, onClose }: BillSettingsFormProps) {
  const settings = usePaymentSettings();
  return settings.data === undefined ? (
    <StillReading of={settings} title="Não foi possível carregar as definições" />
  ) : (
    <SettingsFields settings={settings.data} {...{ today, onClose }} />
  );
}

function SettingsFields({
  settings,
  today,
  onClose,
}: BillSettingsFormProps & { settings: PaymentSettings }) {
  const form = useDraftForm<Draft>(
    () => ({
      bills_from: settings.bills_from ?? '',
      breakfast_value: priceText(settings.breakfast_value),
      breakfast_vat: settings.breakfast_vat === 6 ? '6' : '13',
    }),
    // Opened by a press, it has the focus; where nothing is settled, it stands there by itself.
    { firstFocus: onClose === null ? null : 'input' },
  );
  const { draft, ref } = form;
  const wrong = form.shownProblems(problems);
  const saving = usePanelMutation<Draft, void>({
    send: async (rest, typed) =>
      savePaymentSettings(rest, {
        bills_from: typed.bills_from || null,
        breakfast_value: typedPrice(typed.breakfast_value) ?? 0,
        breakfast_vat: Number(typed.breakfast_vat),
      }),
    onDone: (_nothing, { bills_from: from }) => {
      onClose?.();
      return {
        message: 'Definições guardadas.',
        detail: from === '' ? '«Para faturar» está desligado.' : undefined,
      };
    },
    failure: (error) => `Erro ao guardar: ${refusalReason(error)}`,
    showFailure: 'inline',
    log: 'savePaymentSettings',
    refresh: [queryKeys.bills, queryKeys.paymentSettings],
  });

  return (
    <SettingsForm
      title={onClose === null ? 'Ligar «Para faturar»' : 'Definições'}
      intro="Cada pagamento passa a ser uma linha, para faturar no programa certificado. O que foi pago antes deste dia não aparece. Confirme com o contabilista o pequeno-almoço e a taxa de IVA."
      formRef={ref}
      saving={saving}
      saveLabel={onClose === null && draft.bills_from !== '' ? 'Ligar' : 'Guardar'}
      onSubmit={() => {
        const { settled } = form.settle(problems);
        if (settled !== null) void saving.change(settled);
      }}
      onClose={onClose}
    >
      <div className="grid gap-3.5 md:grid-cols-3">
        <Field label="Desde" error={wrong.bills_from} hint="Em branco, nada se lista.">
          <DayInput
            label="Dia"
            value={draft.bills_from}
            today={today}
            isInWords
            onChange={(bills_from) => form.change({ bills_from })}
          />
        </Field>
        <Field
          label="Pequeno-almoço"
          error={wrong.breakfast_value}
          hint="Por pessoa e noite; 0 se o preço não o inclui."
        >
          <PriceInput
            value={draft.breakfast_value}
            onChange={({ target }) => form.change({ breakfast_value: target.value })}
          />
        </Field>
        <SegmentedControl
          legend="IVA do pequeno-almoço"
          isLegendVisible
          segments={VATS}
          value={draft.breakfast_vat}
          onChange={(breakfast_vat) => form.change({ breakfast_vat })}
          look="filter"
        />
      </div>
    </SettingsForm>
  );
}
