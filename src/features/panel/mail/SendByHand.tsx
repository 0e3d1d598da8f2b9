import { Mail as MailIcon } from 'lucide-react';
import { buttonClasses } from '@/components/button-styles';
import { CopyButton } from '@/components/CopyButton';
import { mailtoHref } from '@/lib/links/contact-links';
import type { Mail } from '@/queries/mails';
import { useWrittenMail } from './written-mail';

/** Where nothing sends mails: the text to copy, or to open in one's own mail program (MAIL-05). */
export function SendByHand({ mail }: { mail: Mail }) {
  const { data } = useWrittenMail(mail);
  return data ? <ByHand recipient={mail.recipient} letter={data} /> : null;
}

/** Buttons that copy a mail's text or open it in the user's own mail program. */
export function ByHand({
  recipient,
  letter,
}: {
  recipient: string;
  letter: { subject: string; text: string };
}) {
  return (
    <>
      <CopyButton text={letter.text} label="Copiar texto" />
      <a
        href={mailtoHref(recipient, { subject: letter.subject, body: inMailProgram(letter.text) })}
        className={buttonClasses('outline')}
      >
        <MailIcon aria-hidden />
        Abrir no meu e-mail
      </a>
    </>
  );
}

/** Mail programs expect CRLF line ends. */
function inMailProgram(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}
