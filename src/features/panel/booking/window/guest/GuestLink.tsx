import { KeyRound, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { CopiedLink } from '@/features/panel/parts/CopiedLink';
import { useCopiedLink } from '@/features/panel/parts/useCopiedLink';
import { findAccessKey, renewAccessKey } from '@/queries/guest-link';
import { queryKeys } from '@/queries/query-keys';

const COPIED = {
  copied: 'Ligação copiada.',
  held: 'Não foi possível copiar. Copie-a daqui:',
};
const RENEWED = {
  copied: 'Ligação nova copiada. A antiga já não abre.',
  held: 'Ligação nova criada, a antiga já não abre. Não foi possível copiar. Copie-a daqui:',
};

/**
 * Copies the link to the guest's own page, or makes a new link, which invalidates the old one
 * (TRACK-06).
 */
export function GuestLink({
  bookingId,
  language,
}: {
  bookingId: string;
  /** The language of the guest's page. */
  language: GuestLanguage;
}) {
  const link = useCopiedLink();
  const [isAsking, setIsAsking] = useState(false);
  const copying = usePanelMutation<string, string>({
    send: findAccessKey,
    failure: (error) => `Erro ao copiar a ligação: ${refusalReason(error)}`,
  });
  const renewing = usePanelMutation<string, string>({
    send: renewAccessKey,
    failure: (error) => `Não foi possível criar a ligação: ${refusalReason(error)}`,
    showFailure: 'inline',
    // E-mails that are still queued carry the link too.
    refresh: [queryKeys.mails, queryKeys.bookingEvents],
  });

  async function handleCopy() {
    link.clear();
    const key = await copying.change(bookingId);
    if (key !== null) await link.copy(key, language, COPIED);
  }

  async function handleRenew() {
    const key = await renewing.change(bookingId);
    if (key === null) return;
    setIsAsking(false);
    await link.copy(key, language, RENEWED);
  }

  return (
    <div className="mt-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          isBusy={copying.isPending}
          busyLabel="A copiar..."
          onClick={() => void handleCopy()}
        >
          <LinkIcon aria-hidden />
          Copiar ligação do hóspede
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          <KeyRound aria-hidden />
          Criar ligação nova
        </Button>
      </div>
      <CopiedLink outcome={link.outcome} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Criar uma ligação nova?"
        confirmLabel="Criar e copiar"
        cancelLabel="Manter a de agora"
        isBusy={renewing.isPending}
        busyLabel="A criar..."
        error={renewing.error?.message}
        onConfirm={() => void handleRenew()}
        onCancel={() => {
          renewing.reset();
          setIsAsking(false);
        }}
      >
        <p>
          A ligação que o hóspede tem deixa logo de abrir, também a dos e-mails que já recebeu.
          Envie-lhe depois a nova.
        </p>
      </ConfirmDialog>
    </div>
  );
}
