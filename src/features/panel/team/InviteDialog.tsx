import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { ROLE_NAMES, ROLE_RIGHTS, type Role } from '@/domain/account/role';
import { FormDialog } from '@/features/panel/kit/FormDialog';
import { Choice, ChoiceWords } from '@/features/panel/parts/Choice';
import { useDraftForm } from '@/hooks/useDraftForm';
import {
  EMPTY_INVITATION,
  fieldRefusal,
  INVITE_DRAFT,
  inviteDrafts,
  inviteProblems,
  plainAddress,
  STAFF_NAME_MAX_LENGTH,
  type FieldRefusal,
} from './invite-draft';
import { useInvite, type NewPerson } from './useTeamChanges';

interface InviteDialogProps {
  isOpen: boolean;
  /** Whether mails go out; if not, the link is given by hand. */
  isMailOn: boolean;
  onClose: () => void;
}

/** Invites a colleague by name, address and role (STAFF-01). What is typed outlives closing. */
export function InviteDialog({ isOpen, isMailOn, onClose }: InviteDialogProps) {
  const nameRef = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null);
  const form = useDraftForm(() => inviteDrafts.read(INVITE_DRAFT) ?? EMPTY_INVITATION);
  const { draft, ref } = form;
  const check = (typed: NewPerson) => inviteProblems(typed, refusal);
  const problems = form.shownProblems(check);
  const inviting = useInvite({
    isMailOn,
    onOver: () => {
      inviteDrafts.drop(INVITE_DRAFT);
      form.reset(EMPTY_INVITATION);
      handleClose();
    },
    onRefused: (cause, person) => {
      const refused = fieldRefusal(cause, person);
      setRefusal(refused);
      if (refused !== null) form.refuse();
    },
  });

  function handleClose() {
    onClose();
    inviting.reset();
  }

  function change(changes: Partial<NewPerson>) {
    form.change(changes);
    inviteDrafts.keep(INVITE_DRAFT, { ...draft, ...changes });
  }

  function handleSubmit() {
    // What was refused may be right by now.
    const { settled } = form.settle((typed) => inviteProblems(typed, null));
    if (settled === null) return;
    setRefusal(null);
    const { name, email, role } = settled;
    void inviting.change({ name: name.trim(), email: plainAddress(email), role });
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title="Convidar"
      formRef={ref}
      initialFocus={nameRef}
      // What is said beside a field is not said twice.
      saving={refusal === null ? inviting : { isPending: inviting.isPending, error: null }}
      saveLabel={
        <>
          <Send aria-hidden />
          {isMailOn ? 'Enviar convite' : 'Criar convite'}
        </>
      }
      busyLabel={isMailOn ? 'A enviar...' : 'A criar...'}
      onSubmit={handleSubmit}
      onClose={handleClose}
    >
      <Field label="Nome" error={problems.name}>
        <TextInput
          ref={nameRef}
          autoComplete="off"
          maxLength={STAFF_NAME_MAX_LENGTH}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="E-mail" error={problems.email}>
        <TextInput
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <RoleChoice role={draft.role} onChange={(role) => change({ role })} />
      <p className="text-13 text-tinta-2">
        {isMailOn
          ? 'Recebe uma ligação para escolher a palavra-passe. Vale 48 horas, uma só vez.'
          : 'O correio não está a sair: depois de criar o convite, copie a ligação e dê-a a esta pessoa, para escolher a palavra-passe. Vale 48 horas, uma só vez.'}
      </p>
    </FormDialog>
  );
}

/** Most who are invited work at reception. */
const OFFERED: readonly Role[] = ['reception', 'housekeeping', 'owner'];

function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-semibold">Função</legend>
      <div className="grid gap-1.5">
        {OFFERED.map((offered) => (
          <Choice
            key={offered}
            name={name}
            isChecked={role === offered}
            onChoose={() => onChange(offered)}
            className="min-h-14"
          >
            <ChoiceWords title={ROLE_NAMES[offered]} detail={ROLE_RIGHTS[offered]} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
