import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { Switch } from '@/components/form/Switch';
import { TextInput } from '@/components/form/TextInput';
import type { Member } from '@/domain/account/account';
import type { Day } from '@/domain/calendar/dates';
import type { SibaSettings } from '@/domain/register/siba-overview';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { SettingsForm } from '@/features/panel/kit/SettingsForm';
import { useDraftForm } from '@/hooks/useDraftForm';
import { queryKeys } from '@/queries/query-keys';
import { saveSibaSettings } from '@/queries/register/siba';
import {
  LONGEST,
  settingsDraft,
  settingsProblems,
  storedSettings,
  type SettingsDraft,
  type SettingsField,
} from './settings-draft';

type TextField = Exclude<SettingsField, 'asks_guests' | 'reports_from'>;

/** The establishment as the authority has it, in the order of the form. */
const FIELDS: readonly { field: TextField; label: string; hint?: string; isOptional?: true }[] = [
  { field: 'tax_number', label: 'NIPC' },
  { field: 'establishment', label: 'Número do estabelecimento', hint: 'O primeiro é o 00.' },
  { field: 'name', label: 'Nome' },
  { field: 'short_name', label: 'Abreviatura', hint: 'Como está no SIBA, até 15 letras.' },
  { field: 'street', label: 'Morada' },
  { field: 'town', label: 'Localidade' },
  { field: 'postcode', label: 'Código postal' },
  { field: 'phone', label: 'Telefone', hint: 'Só os algarismos, sem o +351.' },
  { field: 'contact_name', label: 'Pessoa de contacto' },
  {
    field: 'contact_email',
    label: 'E-mail de contacto',
    hint: 'Recebe o comprovativo da entrega.',
    isOptional: true,
  },
];

interface BulletinSettingsProps {
  settings: SibaSettings;
  member: Member;
  today: Day;
  /** Back to the bulletins; null where there are none yet. */
  onClose: (() => void) | null;
}

/** The owner settles what the authority knows the house by, and from when it is told (REG-04). */
export function BulletinSettings({ settings, member, today, onClose }: BulletinSettingsProps) {
  const form = useDraftForm(() => settingsDraft(settings, member.name));
  const { draft, ref } = form;
  const problems = form.shownProblems(settingsProblems);
  const saving = usePanelMutation<SettingsDraft, void>({
    send: async (rest, typed) => saveSibaSettings(rest, storedSettings(typed)),
    onDone: (_nothing, { reports_from: from }) => {
      onClose?.();
      return {
        message: 'Dados da casa guardados.',
        detail: from === '' ? 'Os boletins estão desligados.' : undefined,
      };
    },
    failure: (error) => `Erro ao guardar: ${refusalReason(error)}`,
    showFailure: 'inline',
    log: 'saveSibaSettings',
    refresh: [queryKeys.siba],
  });

  return (
    <SettingsForm
      title={onClose === null ? 'Ligar os boletins' : 'Dados da casa'}
      intro="O que o SIBA sabe da casa. A chave de envio (SIBA_KEY) põe-se fora do painel, onde correm as funções: sem ela, descarrega-se o XML e entrega-se no portal."
      formRef={ref}
      saving={saving}
      saveLabel={onClose === null && draft.reports_from !== '' ? 'Ligar' : 'Guardar'}
      onSubmit={() => {
        const { settled } = form.settle(settingsProblems);
        if (settled !== null) void saving.change(settled);
      }}
      onClose={onClose}
    >
      <div className="grid gap-3.5 md:grid-cols-2">
        {FIELDS.map(({ field, label, hint, isOptional }) => (
          <Field key={field} error={problems[field]} {...{ label, hint, isOptional }}>
            <TextInput
              autoComplete="off"
              type={field === 'contact_email' ? 'email' : 'text'}
              maxLength={(LONGEST[field] ?? 0) + ROOM_FOR_BLANKS}
              value={draft[field]}
              onChange={({ target }) => form.change({ [field]: target.value })}
            />
          </Field>
        ))}
        <Field
          label="Comunicar chegadas desde"
          error={problems.reports_from}
          hint="Em branco, nada se comunica."
        >
          <DayInput
            label="Dia"
            value={draft.reports_from}
            today={today}
            isInWords
            onChange={(reports_from) => form.change({ reports_from })}
          />
        </Field>
        <Switch
          label="Pedir os dados aos hóspedes antes da chegada"
          detail="Na página da reserva; a receção aceita o que escreverem."
          isOn={draft.asks_guests}
          onChange={(asks_guests) => form.change({ asks_guests })}
          className="self-center"
        />
      </div>
    </SettingsForm>
  );
}

/** Blanks between the digits are taken as well. */
const ROOM_FOR_BLANKS = 3;
