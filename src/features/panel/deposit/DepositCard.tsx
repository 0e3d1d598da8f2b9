import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { formatEuros } from '@/domain/basics/money';
import { type DepositDeed, deedsOf } from '@/domain/deposit/deposit-deeds';
import {
  type DepositRequest,
  type DepositSession,
  type DepositSheet,
  hasTotalChanged,
  headSum,
  paidSessions,
} from '@/domain/deposit/deposit-sheet';
import { type CardLine } from '@/domain/deposit/deposit-card';
import { cardWords } from '@/domain/deposit/deposit-words';
import { type Day, lisbonToday } from '@/domain/calendar/dates';
import { useKeptFocus } from '@/hooks/focus';
import { withQuery } from '@/lib/paths';
import { adminPaths } from '@/lib/staff-paths';
import { DeadlineDialog } from './DeadlineDialog';
import { DeedButtons } from './DeedButtons';
import { RefundDialog } from './RefundDialog';
import { DepositTag } from './DepositTag';
import type { DepositActs } from './useDepositActs';

interface DepositCardProps {
  request: DepositRequest;
  sheet: DepositSheet;
  name: string;
  today: Day;
  acts: DepositActs;
  /** The house lists what must be billed. */
  hasBills: boolean;
  /** Something else is done than was said last. */
  onAct: () => void;
  isCopying: boolean;
  onCopy: () => void;
  /** Opens the form: for what is missing, or for the sum as it is by now. */
  onAskRest: () => void;
  onAskAnew: () => void;
}

/** What was asked at once, how it stands, and what can be done about it (DEPOSIT-02). */
export function DepositCard(props: DepositCardProps) {
  const { request, sheet, name, today, acts, hasBills, isCopying } = props;
  const { state } = request;
  const [asked, setAsked] = useState<'move' | 'withdraw' | DepositSession | null>(null);
  const cardRef = useKeptFocus<HTMLElement>(state);
  const { lead, lines } = cardWords(request, { today, due: sheet.due });
  const billsPath = hasBills ? billsPathOf(request) : null;
  const isAtStake = state === 'disputed' || state === 'late';
  const isChanged = hasTotalChanged(request) && sheet.can_ask;
  const deeds = deedsOf(request, sheet);
  const failure = acts.failureOf('keep', 'restore', 'ask_again');
  const sum = formatEuros(headSum(request));

  function handleDeed(deed: DepositDeed) {
    acts.reset();
    props.onAct();
    if (deed.kind === 'move' || deed.kind === 'withdraw') setAsked(deed.kind);
    else if (deed.kind === 'refund') setAsked(deed.session);
    else if (deed.kind === 'copy') props.onCopy();
    else if (deed.kind === 'rest') props.onAskRest();
    else if (deed.kind !== 'dispute') void acts.run({ kind: deed.kind, request });
  }

  async function withdraw() {
    if (await acts.run({ kind: 'withdraw', request })) setAsked(null);
  }

  return (
    <article
      ref={cardRef}
      tabIndex={-1}
      aria-label={`Sinal de ${sum}`}
      className={`relative rounded-field border px-3.5 py-3 tabular-figures ${isAtStake ? 'border-erro-700/35 bg-erro-50' : 'border-linha'}`}
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="text-16 font-bold">{sum}</b>
        {isRehearsed(request, sheet) && (
          <span className="rounded-tile border border-dashed border-tinta px-1.5 text-12 font-semibold">
            Ensaio
          </span>
        )}
        <DepositTag request={request} />
      </header>
      {lead !== '' && <p>{lead}</p>}
      {lines.map((line) => (
        <Line key={line.text} line={line} billsPath={billsPath} />
      ))}
      {isChanged && (
        <p className="mt-1 text-13">
          <b className="font-semibold">O total mudou: pedir de novo?</b>{' '}
          {`Era ${formatEuros(request.asked_total)}, agora é ${formatEuros(request.total)}.`}
        </p>
      )}
      {(deeds.length > 0 || isChanged) && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          <DeedButtons
            deeds={deeds}
            busy={isCopying ? 'copy' : busyDeed(acts)}
            onDeed={handleDeed}
          />
          {isChanged && (
            <Button variant="outline" onClick={props.onAskAnew}>
              Pedir de novo
            </Button>
          )}
        </div>
      )}
      {failure !== null && <ErrorBox title={failure} className="mt-2.5" />}
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        title={`Retirar o pedido de ${formatEuros(request.amount)}?`}
        confirmLabel="Retirar"
        cancelLabel="Manter o pedido"
        isDestructive
        isBusy={acts.isBusy('withdraw')}
        busyLabel="A retirar..."
        error={acts.failureOf('withdraw')}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsked(null)}
      >
        <p>O hóspede deixa de o poder pagar. A reserva fica como está.</p>
      </ConfirmDialog>
      <DeadlineDialog
        request={request}
        isOpen={asked === 'move'}
        acts={acts}
        onClose={() => setAsked(null)}
      />
      <RefundDialog
        session={typeof asked === 'string' ? null : asked}
        name={name}
        acts={acts}
        onClose={() => setAsked(null)}
      />
    </article>
  );
}

function Line({ line, billsPath }: { line: CardLine; billsPath: string | null }) {
  return (
    <p className="text-13 text-tinta-2">
      {line.urgent !== undefined && <b className="font-semibold text-erro-700">{line.urgent}</b>}
      {line.text}
      {line.isEntered && billsPath !== null && (
        <>
          {' '}
          <Link to={billsPath} className="text-link">
            Para faturar
          </Link>
        </>
      )}
    </p>
  );
}

/** The day on which what was paid last must be billed. */
function billsPathOf(request: DepositRequest): string | null {
  const last = paidSessions(request).at(-1);
  return last === undefined
    ? null
    : withQuery(adminPaths.billing, { dia: lisbonToday(new Date(last.at)) });
}

/** A sum of the stand-in is no money. */
function isRehearsed({ sessions }: DepositRequest, { service }: DepositSheet): boolean {
  return sessions.length === 0
    ? service === 'rehearsal'
    : sessions.some((session) => session.is_rehearsal);
}

function busyDeed(acts: DepositActs): DepositDeed['kind'] | null {
  return (['keep', 'restore', 'ask_again'] as const).find((kind) => acts.isBusy(kind)) ?? null;
}
