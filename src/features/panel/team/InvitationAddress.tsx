import { Button } from '@/components/Button';
import { CopyButton } from '@/components/CopyButton';
import { Dialog } from '@/components/overlay/Dialog';

export interface HandedInvitation {
  name: string;
  /** With the secret of the link. */
  address: string;
}

/** The address of an invitation that the browser did not let be copied. */
export function InvitationAddress({
  handed,
  onClose,
}: {
  handed: HandedInvitation | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={handed !== null}
      size="sheet"
      title={`Convite de ${handed?.name ?? ''}`}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={handed?.address ?? ''} label="Copiar convite" />
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <div className="grid gap-2 p-4 md:px-5">
        <p>Copie esta ligação e dê-a a quem convidou. Vale 48 horas, uma só vez.</p>
        <p className="font-mono rounded-field bg-sal px-3 py-2 text-13 wrap-anywhere select-all">
          {handed?.address}
        </p>
      </div>
    </Dialog>
  );
}
