import { useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { endSentence } from '@/domain/calendar/short-dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { SavingFailure } from '@/features/panel/kit/FormDialog';
import { useSession } from '@/features/panel/session/useSession';
import { setOwnName } from '@/queries/account/own-account';
import { queryKeys } from '@/queries/query-keys';
import { AccountCard } from './AccountCard';

const NAME_MAX_LENGTH = 60;

/** How the history calls the signed-in person, and the address that opens the panel (STAFF-03). */
export function NameCard({ name }: { name: string }) {
  const { user } = useSession();
  const [text, setText] = useState(name);
  const saving = usePanelMutation<string, string>({
    send: setOwnName,
    failure: (error) => `Erro ao guardar o nome: ${refusalReason(error)}`,
    showFailure: 'inline',
    onDone: (stored) => {
      setText(stored);
      return { message: endSentence(`No histórico passa a chamar-se ${stored}`) };
    },
    refresh: [queryKeys.account],
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void saving.change(text.trim());
  }

  return (
    <AccountCard title="Quem é">
      <form onSubmit={handleSubmit}>
        <div className="mt-3.5 grid gap-x-3.5 gap-y-3 md:grid-cols-2">
          <Field label="Nome, como aparece no histórico">
            <TextInput
              maxLength={NAME_MAX_LENGTH}
              autoComplete="name"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <div>
            <p className="mb-1 text-13 font-medium">E-mail</p>
            <p className="py-2 text-14 leading-5 wrap-anywhere">{user?.email}</p>
          </div>
        </div>
        <SavingFailure saving={saving} />
        <Button
          type="submit"
          variant="outline"
          className="mt-3"
          isBusy={saving.isPending}
          busyLabel="A guardar..."
        >
          Guardar
        </Button>
      </form>
    </AccountCard>
  );
}
