import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Mail,
  MailOpen,
  MessageCircle,
  Phone,
  Reply,
} from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { ExternalLink } from '@/components/ExternalLink';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { isErasedEmail } from '@/domain/guest/erased-guest';
import { whatsAppDigits } from '@/domain/guest/whatsapp';
import { LETTER_WORDS } from '@/domain/letter/words';
import { contactSubjectLabel } from '@/domain/message/contact-subjects';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { noteDrafts } from '@/features/panel/notes/note-drafts';
import { NotesEditor } from '@/features/panel/notes/NotesEditor';
import { saveNotes } from '@/features/panel/notes/save-notes';
import { useNotes } from '@/features/panel/notes/useNotes';
import { mailtoHref, telHref, whatsAppHref } from '@/lib/links/contact-links';
import { findContactMessage, setMessageNotes } from '@/queries/contact-messages';
import type { ContactMessageRow } from '@/types/rows';
import { BookingsOfSender } from './BookingsOfSender';
import { DeleteMessage } from './DeleteMessage';
import { MESSAGE_LIST_KEY } from './useMessages';

const drafts = noteDrafts('mensagem', v.object({ admin_notes: v.nullable(v.string()) }));

const REASONS = { missing: 'a mensagem já não existe ou esta conta não a pode alterar.' };

/** The internal notes of a message (ADM-MSG-05). */
function MessageNotes({ message }: { message: ContactMessageRow }) {
  const queryClient = useQueryClient();
  const { id, name, admin_notes } = message;
  const notes = useNotes({
    drafts,
    id,
    shown: { admin_notes },
    save: (client, { text, base }) =>
      saveNotes({
        notes: text,
        base: base.admin_notes ?? '',
        find: () => findContactMessage(client, id),
        write: (change) =>
          setMessageNotes(client, { id, notes: change.notes, ifUnchangedSince: change.version }),
      }),
    onRead: (row) =>
      queryClient.setQueryData<ContactMessageRow[]>(MESSAGE_LIST_KEY, (messages) =>
        messages?.map((other) => (other.id === id ? row : other)),
      ),
    failure: (error) => `Erro ao atualizar notas: ${refusalReason(error, REASONS)}`,
    log: 'saveMessageNotes',
    savedDetail: name,
  });

  return (
    <div className="mt-5.5 border-t border-linha pt-4">
      <h3 className="mb-2 font-semibold">
        Notas internas
        {notes.isUnsaved && (
          <small className="ms-1.5 text-12 font-normal text-tinta-2">por guardar</small>
        )}
      </h3>
      <NotesEditor notes={notes} emptyWords="Sem notas." addLabel="Adicionar nota" />
    </div>
  );
}

const PARAGRAPHS = /\n\s*\n/;

interface MessageReadingProps {
  message: ContactMessageRow;
  /** The way back to the list on a narrow screen; null where list and message are side by side. */
  listPath: string | null;
  onReadChange: (message: ContactMessageRow) => void;
  onArchivedChange: (message: ContactMessageRow) => void;
  onDeleted: (message: ContactMessageRow) => void;
  ref: Ref<HTMLElement>;
}

export function MessageReading({
  message,
  listPath,
  onReadChange,
  onArchivedChange,
  onDeleted,
  ref,
}: MessageReadingProps) {
  const { is_read: isRead, archived: isArchived } = message;
  const digits = whatsAppDigits(message.phone);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={`Mensagem de ${message.name}`}
      className="min-w-0 lg:overflow-y-auto"
    >
      <div className="sticky top-0 z-1 flex flex-wrap items-center gap-2 border-b border-linha bg-branco px-3 py-2.5 max-lg:static sm:px-5 sm:py-3">
        {listPath !== null && (
          <div className="w-full">
            <Link to={listPath} className={buttonClasses('quiet', '-ms-2')}>
              <ArrowLeft aria-hidden />
              Mensagens
            </Link>
          </div>
        )}
        {!isErasedEmail(message.email) && (
          <a href={replyHref(message)} className={buttonClasses('primary')}>
            <Reply aria-hidden />
            Responder
          </a>
        )}
        {digits !== null && (
          <ExternalLink href={whatsAppHref(digits, greetingTo(message))} variant="outline">
            <MessageCircle aria-hidden />
            WhatsApp
          </ExternalLink>
        )}
        <Button variant="outline" onClick={() => onReadChange(message)}>
          {isRead ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
          {isRead ? 'Marcar como não lida' : 'Marcar como lida'}
        </Button>
        <Button variant="outline" onClick={() => onArchivedChange(message)}>
          {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {isArchived ? 'Desarquivar' : 'Arquivar'}
        </Button>
        {isArchived && <DeleteMessage {...{ message, onDeleted }} />}
      </div>
      <article className="max-w-[48.75em] px-4 py-4 sm:px-6 sm:pt-5 sm:pb-6">
        {message.archived_at !== null && (
          <p className="mb-4 flex items-center gap-2 rounded-field bg-pedra-100 px-3 py-2 text-13 text-pedra-700 tabular-figures">
            <Archive className="size-4" aria-hidden />
            Arquivada a {formatTimestamp(message.archived_at)}.
          </p>
        )}
        <h2 className="text-22 wrap-anywhere">{message.name}</h2>
        <MessageFacts message={message} />
        <div className="grid max-w-[41em] gap-2.5 text-15 leading-6 wrap-anywhere whitespace-pre-line">
          {message.message.split(PARAGRAPHS).map((paragraph, place) => (
            // The text of a message never changes, so an index identifies a paragraph.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={place}>{paragraph}</p>
          ))}
        </div>
        <BookingsOfSender email={message.email} />
        <MessageNotes message={message} />
      </article>
    </section>
  );
}

function MessageFacts({ message }: { message: ContactMessageRow }) {
  const subject = contactSubjectLabel(message.subject);
  return (
    <ul className="mt-1.5 mb-4 flex flex-wrap gap-x-4.5 gap-y-1 text-13 leading-5 text-tinta-2 tabular-figures">
      <li className="font-semibold text-tinta">{subject}</li>
      <li className="flex min-w-0 items-center gap-1.5">
        <Mail className="size-4 text-anil-600" aria-hidden />
        <a
          href={replyHref(message)}
          aria-label={`Responder a ${message.email}`}
          className="min-w-0 text-link wrap-anywhere"
        >
          {message.email}
        </a>
      </li>
      {message.phone !== null && (
        <li className="flex min-w-0 items-center gap-1.5">
          <Phone className="size-4" aria-hidden />
          <a href={telHref(message.phone)} className="min-w-0 wrap-anywhere">
            {message.phone}
          </a>
        </li>
      )}
      <li>
        <time dateTime={message.created_at}>{formatTimestamp(message.created_at)}</time>
      </li>
    </ul>
  );
}

/** Opens the mail program on an answer to a message: its subject, and a greeting to write on from. */
function replyHref({
  email,
  name,
  subject,
}: Pick<ContactMessageRow, 'email' | 'name' | 'subject'>): string {
  return mailtoHref(email, {
    subject: `Re: ${contactSubjectLabel(subject)}`,
    body: greetingTo({ name }),
  });
}

/** What an answer begins with. */
function greetingTo({ name }: Pick<ContactMessageRow, 'name'>): string {
  return `${LETTER_WORDS.pt.greeting(name)}\r\n\r\n`;
}
