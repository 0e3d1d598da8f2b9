import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '@/components/overlay/Dialog';
import { useToast } from '@/components/overlay/useToast';
import { asStaff } from '@/features/panel/change/as-staff';
import { CodeForm } from '@/features/panel/session/CodeForm';
import { endSecondFactor } from '@/queries/account/second-factor';
import { queryKeys } from '@/queries/query-keys';

/** Takes the second factor off, with a code: a panel left open is not enough (STAFF-04). */
export function EndFactorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);

  function handleTaken() {
    onClose();
    toast.success('Segundo fator desligado.');
    void client.invalidateQueries({ queryKey: queryKeys.account });
  }

  return (
    <Dialog
      isOpen={isOpen}
      size="sheet"
      title="Desligar o segundo fator"
      initialFocus={inputRef}
      onClose={onClose}
    >
      <div className="grid gap-4 p-4 md:px-5 md:pb-5">
        <p className="text-tinta-2">
          Depois basta a palavra-passe para entrar. Confirme com um código da aplicação.
        </p>
        <CodeForm
          inputRef={inputRef}
          send={async (code) => asStaff(async (rest) => endSecondFactor(rest, code))}
          onTaken={handleTaken}
          submitLabel="Desligar"
          variant="danger"
        />
      </div>
    </Dialog>
  );
}
