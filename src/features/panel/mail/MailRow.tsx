import { Clock, MailCheck, MailMinus, MailX, Send, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import type { Day } from '@/domain/calendar/dates';
import {
  isHouseMail,
  mailKindLabel,
  mailState,
  type MailServer,
  type MailState,
} from '@/domain/mail/mail';
import type { Mail } from '@/queries/mails';
import { SendByHand } from './SendByHand';
import { useSendAgain } from './useSendAgain';

const LOOKS: Record<MailState['tone'], { icon: LucideIcon; look: string }> = {
  sent: { icon: MailCheck, look: 'font-semibold text-horta-700' },
  waiting: { icon: Clock, look: 'font-medium text-tinta-2' },
  ready: { icon: Clock, look: 'font-semibold text-ocre-800' },
  failed: { icon: MailX, look: 'font-semibold text-erro-700' },
  past: { icon: MailMinus, look: 'text-tinta-2' },
};

interface MailRowProps {
  mail: Mail;
  server: MailServer;
  today: Day;
  canBeSent: boolean;
  /** Whose mail it is, in a list of mails of several bookings. */
  whose?: ReactNode;
  onOpen: () => void;
}

/** One mail: its subject, its delivery, and its buttons. */
export function MailRow({ mail, server, today, canBeSent, whose, onOpen }: MailRowProps) {
  const again = useSendAgain();
  const label = mailKindLabel(mail.kind);
  const { tone, words, detail } = mailState(mail, { server, today });
  const { icon: Icon, look } = LOOKS[tone];
  const isFailed = tone === 'failed';
  return (
    <li
      data-failed={isFailed || undefined}
      className={
        isFailed
          ? 'mb-2 rounded-field border border-erro-700/30 bg-erro-100/60 px-2.5 pt-2 pb-2.5'
          : 'border-t border-linha pt-2 pb-2.5 first:border-t-0 [[data-failed]+&]:border-t-0'
      }
    >
      <b className="block font-semibold">
        {label}
        {isHouseMail(mail) && <span className="font-normal text-tinta-2">, para a casa</span>}
      </b>
      {whose}
      <span className={`flex items-start gap-1.5 text-12 leading-4.25 ${look}`}>
        <Icon className="mt-0.5 size-3.5 flex-none" aria-hidden />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </span>
      {detail !== null && <span className="block text-12 leading-4.25 text-tinta-2">{detail}</span>}
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Button variant="outline" aria-label={`Ver “${label}”`} onClick={onOpen}>
          Ver
        </Button>
        {canBeSent && (
          <Button
            variant="outline"
            aria-label={`Enviar de novo “${label}”`}
            isBusy={again.isPending}
            onClick={() => void again.change(mail)}
          >
            <Send aria-hidden />
            Enviar de novo
          </Button>
        )}
        {tone === 'ready' && <SendByHand mail={mail} />}
      </div>
    </li>
  );
}
