import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { Field, FieldError } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { isEmail } from '@/domain/guest/contact-details';
import { formatIban, isIban, plainIban } from '@/domain/payment/iban';
import type { MailSettings } from '@/queries/mails';
import { useSaveHouse } from './useMailTextChanges';

const HOLDER_MAX_LENGTH = 100;
const NONE: Partial<Record<'email' | 'iban' | 'holder', string>> = {};

/** Where mails to the house go, and how guests pay by transfer (MAIL-01). */
export function HouseDialog({
  settings,
  onClose,
}: {
  settings: MailSettings;
  onClose: () => void;
}) {
  const formId = useId();
  const [email, setEmail] = useState(settings.house_email ?? '');
  const [iban, setIban] = useState(settings.iban === null ? '' : formatIban(settings.iban));
  const [holder, setHolder] = useState(settings.account_holder ?? '');
  const [isTried, setIsTried] = useState(false);
  const saving = useSaveHouse(onClose);

  const errors: Partial<Record<'email' | 'iban' | 'holder', string>> = {
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
  const shown = isTried ? errors : NONE;

  function handleSubmit() {
    setIsTried(true);
    if (Object.values(errors).some((error) => error !== undefined)) return;
    void saving.change({
      house_email: email.trim().toLowerCase() || null,
      iban: plainIban(iban) || null,
      account_holder: holder.trim() || null,
    });
  }

  return (
    <Dialog
      isOpen
      size="sheet"
      title="Endereço da casa e IBAN"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} isBusy={saving.isPending} busyLabel="A guardar...">
            Guardar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 p-4 md:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Field
          label="E-mail da casa"
          isOptional
          hint="Recebe os avisos de pedidos e mensagens, e as respostas dos hóspedes. Vazio, a casa não recebe nada."
          error={shown.email}
        >
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field
          label="IBAN"
          isOptional
          hint="Vai em “Falta o pagamento”. Vazio, o e-mail pede ao hóspede que ligue."
          error={shown.iban}
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={iban}
            onChange={({ target }) => setIban(target.value)}
          />
        </Field>
        <Field label="Titular da conta" isOptional error={shown.holder}>
          <TextInput
            autoComplete="off"
            value={holder}
            onChange={({ target }) => setHolder(target.value)}
          />
        </Field>
        <div role="alert" className="empty:hidden">
          {saving.error !== null && <FieldError>{saving.error.message}</FieldError>}
        </div>
      </form>
    </Dialog>
  );
}
