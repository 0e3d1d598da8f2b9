import { Send } from 'lucide-react';
import { Button } from '@/components/Button';
import type { GuestLanguage } from '@/domain/language/guest-language';
import type { MailServer } from '@/domain/mail/mail';
import { missingParagraphWords, type MailParagraph } from '@/domain/mail/mail-paragraph';
import { useSendTest } from './useMailTextChanges';

interface SendTestProps {
  kind: string;
  language: GuestLanguage;
  texts: readonly MailParagraph[];
  server: MailServer;
  houseEmail: string | null;
  /** There is unsaved text, which the test mail would not contain. */
  isUnsaved: boolean;
  onHouse: () => void;
}

/** Sends a test mail to the house; offers nothing where no mail server is set up (MAIL-06). */
export function SendTest({
  kind,
  language,
  texts,
  server,
  houseEmail,
  isUnsaved,
  onHouse,
}: SendTestProps) {
  const { change, isPending } = useSendTest(houseEmail);
  const missing = missingParagraphWords(texts, kind);
  return (
    <div className="-mt-1.5">
      {server !== 'none' && (
        <Button
          variant="outline"
          isBusy={isPending}
          busyLabel="A enviar..."
          onClick={() => (houseEmail === null ? onHouse() : void change({ kind, language }))}
        >
          <Send aria-hidden />
          Enviar um teste
        </Button>
      )}
      <p className="mt-1.5 text-12 leading-4 text-tinta-2">
        {[testWords({ server, houseEmail, isUnsaved }), missing].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

function testWords({
  server,
  houseEmail,
  isUnsaved,
}: Pick<SendTestProps, 'server' | 'houseEmail' | 'isUnsaved'>): string | null {
  if (server === 'none') return null;
  if (houseEmail === null) return 'O teste vai para a casa, cujo endereço ainda falta.';
  const words = `O teste vai para ${houseEmail}.`;
  return isUnsaved ? `${words} Leva o parágrafo guardado, não o que está a escrever.` : words;
}
