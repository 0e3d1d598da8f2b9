import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { isEmail } from '@/domain/guest/contact-details';
import { formatIban, isIban, plainIban } from '@/domain/payment/iban';
import { FormDialog } from '@/features/panel/kit/FormDialog';
import { useDraftForm } from '@/hooks/useDraftForm';
import type { MailSettings } from '@/queries/mails';
import { useSaveHouse } from './useMailTextChanges';

const HOLDER_MAX_LENGTH = 100;

interface HouseDraft {
  email: string;
  iban: string;
  holder: string;
}

/** What is wrong with what was typed; each of the three may be empty. */
function houseProblems({ email, iban, holder }: HouseDraft): Partial<HouseDraft> {
  return {
    email:
      email.trim() === '' || isEmail(email)
        ? undefined
        : 'Escreva um endereço como casa@exemplo.pt.',
    iban:
      iban.trim() === '' || isIban(iban)
        ? undefined
        : 'Este IBAN não está certo: confira os algarismos.',
    holder: holder.trim().length <= HOLDER_MAX_LENGTH ? undefined : 'São no máximo 100 caracteres.',
  };
}

/** Where mails to the house go, and how guests pay by transfer (MAIL-01). */
export function HouseDialog({
  settings,
  onClose,
}: {
  settings: MailSettings;
  onClose: () => void;
}) {
  const { draft, ref, change, settle, shownProblems } = useDraftForm(() => ({
    email: settings.house_email ?? '',
    iban: settings.iban === null ? '' : formatIban(settings.iban),
    holder: settings.account_holder ?? '',
  }));
  const problems = shownProblems(houseProblems);
  const saving = useSaveHouse(onClose);

  function handleSubmit() {
    const { settled } = settle(houseProblems);
    if (settled === null) return;
    void saving.change({
      house_email: settled.email.trim().toLowerCase() || null,
      iban: plainIban(settled.iban) || null,
      account_holder: settled.holder.trim() || null,
    });
  }

  return (
    <FormDialog
      title="Endereço da casa e IBAN"
      formRef={ref}
      saving={saving}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field
        label="E-mail da casa"
        isOptional
        hint="Recebe os avisos de pedidos e mensagens, e as respostas dos hóspedes. Vazio, a casa não recebe nada."
        error={problems.email}
      >
        <TextInput
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <Field
        label="IBAN"
        isOptional
        hint="Vai em “Falta o pagamento”. Vazio, o e-mail pede ao hóspede que ligue."
        error={problems.iban}
      >
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={draft.iban}
          onChange={({ target }) => change({ iban: target.value })}
        />
      </Field>
      <Field label="Titular da conta" isOptional error={problems.holder}>
        <TextInput
          autoComplete="off"
          value={draft.holder}
          onChange={({ target }) => change({ holder: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
