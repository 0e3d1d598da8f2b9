import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Download,
  ExternalLink as ExternalLinkIcon,
  FlaskConical,
  RotateCcw,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ExternalLink } from '@/components/ExternalLink';
import { LinkButton } from '@/components/LinkButton';
import { Tag, type TagTone } from '@/components/look/Tag';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { Day } from '@/domain/calendar/dates';
import { fileWords, refusalLines } from '@/domain/register/bulletin-words';
import { personName } from '@/domain/register/entry';
import type { SibaFile, SibaFileState } from '@/domain/register/siba-overview';
import { adminBookingPath } from '@/lib/staff-paths';
import { useSettleFile, type Settlement } from './useBulletinActs';

const PORTAL = 'https://siba.ssi.gov.pt/';

const LOOKS: Record<SibaFileState, { tone: TagTone; icon: LucideIcon; label: string }> = {
  file: { tone: 'calm', icon: Download, label: 'XML' },
  claimed: { tone: 'calm', icon: Send, label: 'A enviar' },
  handing: { tone: 'calm', icon: Send, label: 'A enviar' },
  accepted: { tone: 'good', icon: CircleCheck, label: 'Aceite' },
  refused: { tone: 'late', icon: CircleX, label: 'Recusado' },
  failed: { tone: 'past', icon: RotateCcw, label: 'Não entregue' },
  uncertain: { tone: 'soon', icon: CircleHelp, label: 'Incerto' },
};

interface FileRowProps {
  file: SibaFile;
  /** Somebody whom it named was not reported since. */
  isOpen: boolean;
  /** The number of a booking that is still in the list, by its id. */
  bookingOf: (id: string | null) => string | null;
  today: Day;
}

/** A file: its number, what became of it, and what a person can do (REG-04). */
export function FileRow({ file, isOpen, bookingOf, today }: FileRowProps) {
  const { number, state, delivered_on } = file;
  const { strong, text } = fileWords(file, { today, isOpen });
  const look = LOOKS[state];
  const isPast = state === 'refused' && !isOpen;
  const isAsking = state === 'uncertain' || (state === 'file' && delivered_on === null);
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 border-t border-linha px-3.5 py-3 text-14 tabular-figures md:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:px-4.5 ${groundOf(file, isOpen)}`}
    >
      <p className="leading-6 font-semibold">N.º {number}</p>
      <div className="min-w-0 leading-6 max-md:col-span-2 max-md:row-start-2">
        <p>
          {strong !== null && <b className="font-semibold">{strong} </b>}
          {text}
        </p>
        {isOpen && <Refusal {...{ file, bookingOf }} />}
        {isAsking && <Settle file={file} />}
      </div>
      <p className="flex flex-wrap justify-end gap-1.5">
        {file.is_rehearsal && (
          <Tag tone="past" icon={FlaskConical}>
            Ensaio
          </Tag>
        )}
        <Tag tone={isPast ? 'past' : look.tone} icon={look.icon}>
          {state === 'file' && delivered_on !== null ? 'Entregue' : look.label}
        </Tag>
      </p>
    </li>
  );
}

function groundOf({ state }: SibaFile, isOpen: boolean): string {
  if (state === 'uncertain') return 'bg-ocre-100/40';
  return isOpen ? 'bg-erro-100/40' : '';
}

/** The authority's own words, then the people that they are about. */
function Refusal({ file, bookingOf }: Pick<FileRowProps, 'file' | 'bookingOf'>) {
  const lines = refusalLines(file);
  return (
    <>
      {lines.length > 0 && (
        <code className="mt-1.5 block rounded-field border border-linha bg-branco px-2.5 py-1.5 text-13 leading-5 wrap-anywhere whitespace-pre-line">
          {lines.join('\n')}
        </code>
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {file.refusals.map((refused) => {
          const booking = bookingOf(refused.booking_id);
          return booking === null ? null : (
            <LinkButton key={refused.line} to={adminBookingPath(booking, 'registar')}>
              {`Rever ${personName(refused)}`}
            </LinkButton>
          );
        })}
      </div>
    </>
  );
}

/** Both ways out of a file that nobody but a person can end; each asks once more. */
function Settle({ file: { number, state } }: { file: SibaFile }) {
  const [asked, setAsked] = useState<Settlement['outcome'] | null>(null);
  const settling = useSettleFile(close);
  const isUncertain = state === 'uncertain';

  function close() {
    setAsked(null);
    settling.reset();
  }

  const dialogs = [
    {
      outcome: 'delivered' as const,
      label: isUncertain ? 'Está lá: dar por entregue' : 'Já o entregou no portal?',
      title: `Dar o n.º ${number} por entregue?`,
      words: 'Os hóspedes ficam comunicados e não voltam à lista.',
      confirm: 'Dar por entregue',
    },
    {
      outcome: 'not_delivered' as const,
      label: isUncertain ? 'Não está: voltar à lista' : 'Não foi entregue: voltar à lista',
      title: `Dar o n.º ${number} por não entregue?`,
      words: 'Os hóspedes voltam à lista e seguem noutro ficheiro. Veja antes no portal.',
      confirm: 'Voltar à lista',
    },
  ];
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        {isUncertain && (
          <ExternalLink href={PORTAL} variant="outline">
            <ExternalLinkIcon aria-hidden />
            Ver no portal SIBA
          </ExternalLink>
        )}
        {dialogs.map(({ outcome, label }) => (
          <Button key={outcome} variant="outline" onClick={() => setAsked(outcome)}>
            {label}
          </Button>
        ))}
      </div>
      {dialogs.map(({ outcome, title, words, confirm }) => (
        <ConfirmDialog
          key={outcome}
          isOpen={asked === outcome}
          title={title}
          confirmLabel={confirm}
          isBusy={settling.isPending}
          error={settling.error?.message ?? null}
          onConfirm={() => void settling.change({ number, outcome })}
          onCancel={close}
        >
          <p>{words}</p>
        </ConfirmDialog>
      ))}
    </>
  );
}
