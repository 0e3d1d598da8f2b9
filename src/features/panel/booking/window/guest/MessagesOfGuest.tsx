import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contactSubjectLabel } from '@/domain/message/contact-subjects';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { comparableEmail, isErasedEmail } from '@/domain/guest/erased-guest';
import { adminMessagePath } from '@/lib/staff-paths';
import { staffClient } from '@/lib/staff-client';
import { listMessagesFrom, type MessageMention } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';
import { StillReading } from '@/features/panel/kit/StillReading';
import { Section } from '@/features/panel/parts/Section';

/** What the guest has written over the contact page; nothing when there is nothing. */
export function MessagesOfGuest({ email }: { email: string }) {
  const reading = useQuery({
    queryKey: [...queryKeys.messages, 'from', comparableEmail(email)],
    queryFn: () => listMessagesFrom(staffClient(), email),
    enabled: !isErasedEmail(email),
  });
  if (reading.isLoadingError) {
    return (
      <Section title="Mensagens deste hóspede">
        <StillReading of={reading} title="Não foi possível carregar as mensagens." isQuiet />
      </Section>
    );
  }
  const { data } = reading;
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="Mensagens deste hóspede" detail={String(data.length)}>
      <ul className="-mx-2 max-h-52 overflow-y-auto">
        {data.map((message) => (
          <Mention key={message.id} message={message} />
        ))}
      </ul>
    </Section>
  );
}

function Mention({ message }: { message: MessageMention }) {
  const { subject, created_at, is_read, archived } = message;
  const marks = [!is_read && 'não lida', archived && 'arquivada'].filter(Boolean).join(', ');
  return (
    <li>
      <Link
        to={adminMessagePath(message)}
        className="flex min-h-9 items-center gap-2.5 rounded-field px-2 py-1.5 text-13 transition-colors hover:bg-anil-50 max-md:min-h-11"
      >
        <Mail className="size-4 flex-none text-anil-600" aria-hidden />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={`text-anil-600 ${is_read ? 'font-medium' : 'font-bold'}`}>
            {contactSubjectLabel(subject)}
          </span>
          {marks !== '' && <span className="text-tinta-2">{` · ${marks}`}</span>}
        </span>
        <time dateTime={created_at} className="text-end text-12 text-tinta-2 tabular-figures">
          {formatTimestamp(created_at)}
        </time>
      </Link>
    </li>
  );
}
