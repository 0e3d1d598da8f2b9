import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/overlay/Dialog';
import { asStaff } from '@/features/panel/change/as-staff';
import { CodeForm } from '@/features/panel/session/CodeForm';
import type { CodeTaken } from '@/features/panel/session/useCodeTry';
import { renewRecoveryCodes } from '@/queries/account/second-factor';
import { queryKeys } from '@/queries/query-keys';
import { RecoveryCodes } from './RecoveryCodes';

/** Ten new recovery codes, against a code; they are shown this once (STAFF-04). */
export function NewCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const inputRef = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  function handleTaken({ codes: made = [] }: CodeTaken) {
    setCodes(made);
    void client.invalidateQueries({ queryKey: queryKeys.account });
  }

  function handleEnd() {
    setCodes(null);
    setIsAsked(false);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      size="sheet"
      title="Novos códigos de recuperação"
      initialFocus={inputRef}
      // Closed before they are kept, the codes would be lost.
      onClose={codes === null ? handleEnd : () => setIsAsked(true)}
    >
      <div className="grid gap-4 p-4 md:px-5 md:pb-5">
        {codes === null ? (
          <>
            <p className="text-tinta-2">
              Os de agora deixam de servir. Confirme com um código da aplicação.
            </p>
            <CodeForm
              inputRef={inputRef}
              send={async (code) => asStaff(async (rest) => renewRecoveryCodes(rest, code))}
              onTaken={handleTaken}
              submitLabel="Fazer códigos"
            />
          </>
        ) : (
          <>
            <p className="text-tinta-2">
              Cada um abre a porta uma vez. Não voltam a aparecer; os de antes deixaram de servir.
            </p>
            <RecoveryCodes codes={codes} isAsked={isAsked} onEnd={handleEnd} />
          </>
        )}
      </div>
    </Dialog>
  );
}
