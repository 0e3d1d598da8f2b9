import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { Spinner } from '@/components/look/Spinner';
import { mailKindLabel, mailState, type MailServer } from '@/domain/mail/mail';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useToday } from '@/hooks/useToday';
import type { Mail } from '@/queries/mails';
import { LetterFrame } from './LetterFrame';
import { LetterText } from './LetterText';
import { ByHand, SendByHand } from './SendByHand';
import { useSendAgain } from './useSendAgain';
import { useWrittenMail } from './written-mail';

interface MailPreviewProps {
  mail: Mail;
  server: MailServer;
  canBeSent: boolean;
  onClose: () => void;
}

const FORMATS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Texto' },
] as const;

/** One mail to read: as it went out, or as it would go out now (MAIL-05). */
export default function MailPreview({ mail, server, canBeSent, onClose }: MailPreviewProps) {
  const today = useToday();
  const again = useSendAgain();
  const label = mailKindLabel(mail.kind);
  async function handleAgain() {
    await again.change(mail);
    onClose();
  }
  const words = today === null ? '' : mailState(mail, { server, today }).words;
  return (
    <Dialog
      isOpen
      size="fitted"
      onClose={onClose}
      title={label}
      subtitle={`${words}. Para ${mail.recipient}`}
      footer={
        <span className="flex flex-wrap justify-end gap-2">
          <ByHandOf mail={mail} />
          {canBeSent && (
            <Button
              isBusy={again.isPending}
              busyLabel="A pôr na fila..."
              onClick={() => void handleAgain()}
            >
              <Send aria-hidden />
              Enviar de novo
            </Button>
          )}
        </span>
      }
    >
      {mail.state === 'sent' ? <SentMail mail={mail} /> : <WrittenMail mail={mail} />}
    </Dialog>
  );
}

function ByHandOf({ mail }: { mail: Mail }) {
  return mail.state === 'sent' ? <SentByHand mail={mail} /> : <SendByHand mail={mail} />;
}

function SentByHand({ mail: { recipient, subject, body } }: { mail: Mail }) {
  if (subject === null || body === null) return null;
  return <ByHand recipient={recipient} letter={{ subject, text: body }} />;
}

/** The stored text that was sent, because the booking may have changed since. */
function SentMail({ mail: { subject, body, language } }: { mail: Mail }) {
  if (body === null) {
    return (
      <p className="p-5 text-tinta-2">
        O texto já não está guardado: apaga-se noventa dias depois do envio.
      </p>
    );
  }
  return (
    <div className="p-4 md:px-5">
      <Subject subject={subject ?? ''} language={language} />
      <div className="mt-3">
        <LetterText text={body} language={language} />
      </div>
    </div>
  );
}

function WrittenMail({ mail }: { mail: Mail }) {
  const written = useWrittenMail(mail);
  const { data } = written;
  const [format, setFormat] = useState<'html' | 'text'>('html');
  if (data === undefined) {
    return (
      <StillReading of={written} title="Não foi possível mostrar o e-mail" className="m-4">
        <Spinner />
      </StillReading>
    );
  }
  if (data === null) {
    return <p className="p-5 text-tinta-2">Aquilo de que este e-mail falava já não existe.</p>;
  }
  return (
    <div className="bg-sal p-4 md:px-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Subject subject={data.subject} language={mail.language} />
        <SegmentedControl
          legend="Formato"
          segments={FORMATS}
          value={format}
          onChange={setFormat}
          look="filter"
        />
      </div>
      {format === 'html' ? (
        <LetterFrame
          html={data.html}
          isDark={false}
          title={`Pré-visualização: ${data.subject}`}
          className="h-[60dvh] rounded-field border! border-linha!"
        />
      ) : (
        <LetterText text={data.text} language={mail.language} />
      )}
    </div>
  );
}

function Subject({ subject, language }: { subject: string; language: string }) {
  return (
    <p className="min-w-0 text-14 wrap-anywhere">
      <span className="block text-12 text-tinta-2">Assunto</span>
      <b lang={language} className="font-semibold">
        {subject}
      </b>
    </p>
  );
}
