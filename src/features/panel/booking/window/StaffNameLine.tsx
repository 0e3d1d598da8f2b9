import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { endSentence } from '@/domain/calendar/short-dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { useSession } from '@/features/panel/session/useSession';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useFocusWhen, useReturnedFocus } from '@/hooks/focus';
import { setOwnName } from '@/queries/account/own-account';
import type { BookingEvent } from '@/queries/booking-events';

const KEY = ['staff-name'];
const NAME_MAX_LENGTH = 60;

/** The name of the signed-in user in the history, and a form to change it (HIST-02). */
export function StaffNameLine({ events }: { events: readonly BookingEvent[] }) {
  const [isEditing, setIsEditing] = useState(false);
  const name = useOwnName(events);
  const buttonRef = useReturnedFocus<HTMLButtonElement>(isEditing);

  if (isEditing) return <NameForm name={name ?? ''} onEnd={() => setIsEditing(false)} />;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-1 text-12 text-tinta-2">
      {name === null ? 'O seu nome no histórico.' : endSentence(`O seu nome no histórico: ${name}`)}
      <Button
        ref={buttonRef}
        variant="quiet"
        aria-label="Mudar o seu nome no histórico"
        className="min-h-6! px-1! text-12! max-md:min-h-11!"
        onClick={() => setIsEditing(true)}
      >
        Mudar
      </Button>
    </p>
  );
}

/** The name just saved, else the one on this user's newest event; null while unknown. */
function useOwnName(events: readonly BookingEvent[]): string | null {
  const { user } = useSession();
  const { data } = useQuery<string | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? events.find(({ actor_id }) => actor_id === user?.id)?.actor_name ?? null;
}

function NameForm({ name, onEnd }: { name: string; onEnd: () => void }) {
  const [text, setText] = useState(name);
  const client = useQueryClient();
  const inputRef = useFocusWhen<HTMLInputElement>(true);
  const saving = usePanelMutation<string, string>({
    send: setOwnName,
    failure: (error) => `Erro ao guardar o nome: ${refusalReason(error)}`,
    showFailure: 'inline',
    onDone: (stored) => {
      client.setQueryData(KEY, stored);
      onEnd();
      return { message: endSentence(`No histórico passa a chamar-se ${stored}`) };
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void saving.change(text.trim());
  }

  return (
    <form onSubmit={handleSubmit} className="mt-2 flex flex-wrap items-start gap-2">
      <span className="block w-48 max-w-full">
        <TextInput
          ref={inputRef}
          aria-label="O seu nome no histórico"
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </span>
      <Button type="submit" isBusy={saving.isPending} busyLabel="A guardar...">
        Guardar
      </Button>
      <Button variant="outline" onClick={onEnd}>
        Cancelar
      </Button>
      <div role="alert" className="w-full">
        {saving.error !== null && <FieldError>{saving.error.message}</FieldError>}
      </div>
    </form>
  );
}
