import { KeyRound, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { findAccessKey, renewAccessKey } from '@/queries/guest-link';
import { queryKeys } from '@/queries/query-keys';
import { guestPageAddress } from '@mail/guest-paths.ts';

/** What came of the last press. A link that could not be copied is shown, to be copied by hand. */
type Outcome = { words: string; link?: string } | null;

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
  const [outcome, setOutcome] = useState<Outcome>(null);
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

  async function copy(key: string, words: { copied: string; held: string }) {
    const link = `${window.location.origin}${guestPageAddress(language, key)}`;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({ words: words.copied });
    } catch {
      setOutcome({ words: words.held, link });
    }
  }

  async function handleCopy() {
    setOutcome(null);
    const key = await copying.change(bookingId);
    if (key !== null) await copy(key, COPIED);
  }

  async function handleRenew() {
    const key = await renewing.change(bookingId);
    if (key === null) return;
    setIsAsking(false);
    await copy(key, RENEWED);
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
      <output className="block text-13 text-tinta-2">
        {outcome !== null && <span className="mt-1.5 block">{outcome.words}</span>}
      </output>
      {outcome?.link !== undefined && (
        <input
          readOnly
          aria-label="Ligação do hóspede"
          value={outcome.link}
          onFocus={({ target }) => target.select()}
          className="mt-1 block h-11 w-full rounded-field border border-contorno bg-branco px-2.5 text-13 md:h-8.5"
        />
      )}
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
