import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { type DepositRule, ruleDraft, ruleProblems, storedRule } from '@/domain/deposit/rule';
import { SettingsForm } from '@/features/panel/kit/SettingsForm';
import { Choice, ChoiceWords } from '@/features/panel/parts/Choice';
import { useDraftForm } from '@/hooks/useDraftForm';
import { useSaveRule } from './useDeposits';

const RULES = [
  { rule: 'none', title: 'Nenhum', detail: 'Pede-se reserva a reserva, se for preciso.' },
  { rule: 'first_night', title: 'Primeira noite', detail: 'De todos os quartos do pedido.' },
  { rule: 'share', title: 'Uma parte da estadia', detail: 'Em percentagem do total.' },
] as const;

/** The owner settles which deposit is proposed, and how long guests have (DEPOSIT-01). */
export function RuleForm({ rule, onClose }: { rule: DepositRule; onClose: () => void }) {
  const form = useDraftForm(() => ruleDraft(rule), { firstFocus: '[type=radio]:checked' });
  const { draft, ref } = form;
  const problems = form.shownProblems(ruleProblems);
  const saving = useSaveRule(onClose);
  return (
    <SettingsForm
      title="Regra da casa"
      intro="É o que «Pedir sinal» propõe; em cada reserva se pode pedir outro valor."
      formRef={ref}
      saving={saving}
      onSubmit={() => {
        const { settled } = form.settle(ruleProblems);
        if (settled !== null) void saving.change(storedRule(settled));
      }}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">Sinal</legend>
        <div className="grid gap-2">
          {RULES.map(({ rule: value, title, detail }) => (
            <Choice
              key={value}
              name="regra"
              isChecked={draft.rule === value}
              onChoose={() => form.change({ rule: value })}
            >
              <ChoiceWords title={title} detail={detail} />
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="mt-3.5 grid gap-3.5 md:grid-cols-2">
        <Field label="Percentagem do total" error={problems.share}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.share}
            onChange={({ target }) => form.change({ share: target.value })}
          />
        </Field>
        <Field
          label="Horas para pagar"
          error={problems.hours}
          hint="72 são três dias, até às 18:00; nunca depois do check-in."
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.hours}
            onChange={({ target }) => form.change({ hours: target.value })}
          />
        </Field>
      </div>
    </SettingsForm>
  );
}
