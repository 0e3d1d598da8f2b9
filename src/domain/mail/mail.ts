/** The labels and states of the mails that the hostel sends (MAIL-03, MAIL-05). */
import { formatClock, formatDayAndMonth } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { countLabel } from '../basics/text.ts';

const LABELS: Readonly<Record<string, string>> = {
  received: 'Pedido recebido',
  confirmed: 'Reserva confirmada',
  payment: 'Falta o pagamento',
  paid: 'Pagamento online recebido',
  changed: 'Estadia alterada',
  cancelled: 'Reserva cancelada',
  arrival: 'Antes da chegada',
  verify: 'Confirmação do e-mail',
  house_request: 'Novo pedido',
  house_message: 'Nova mensagem',
  house_withdrawn: 'O hóspede cancelou',
  house_payment: 'Dinheiro por tratar',
};

/** The columns of a mail that its texts need. Moments are ISO texts with their zone. */
export interface MailInfo {
  kind: string;
  /** queued, claimed, handing, sent, skipped, held, failed or uncertain. */
  state: string;
  /**
   * Why it was skipped, held or given up: untrue, no-server, address, address-bound, first-bound,
   * overdue, cut-off or restored. Null where another mail tells it, or the mail server said why.
   */
  reason: string | null;
  not_before: string;
  attempts: number;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/**
 * Whether mails go out: 'down' while the mail server or the worker fails, 'none' without a server.
 */
export type MailServer = 'on' | 'down' | 'none';

/** The state of a mail; `ready` waits for staff to send it by hand, `failed` for their decision. */
export interface MailState {
  tone: 'sent' | 'waiting' | 'ready' | 'failed' | 'past';
  words: string;
  /** A second line; null without one. */
  detail: string | null;
}

/** The worker reports far more often than this, so a longer silence means that it is down. */
const SEEN_WITHIN_MS = 30 * 60_000;
/** What the worker reports where no mail server is set up, and why a mail then waits. */
const NO_SERVER = 'no-server';

export function mailKindLabel(kind: string): string {
  return LABELS[kind] ?? kind;
}

/** Whether a mail goes to the hostel itself, not to a guest. */
export function isHouseMail({ kind }: Pick<MailInfo, 'kind'>): boolean {
  return kind.startsWith('house');
}

/** The state of the mail server by what the worker last reported. */
export function mailServer(
  { smtp_seen_at, smtp_error }: { smtp_seen_at: string | null; smtp_error: string | null },
  now: Date,
): MailServer {
  if (smtp_seen_at === null || smtp_error === NO_SERVER) return 'none';
  const isSeen = now.getTime() - Date.parse(smtp_seen_at) < SEEN_WITHIN_MS;
  return smtp_error === null && isSeen ? 'on' : 'down';
}

/** Whether a mail is still being sent, so that its state will change by itself. */
export function isUnderWay({ state }: Pick<MailInfo, 'state'>): boolean {
  return state === 'queued' || state === 'claimed' || state === 'handing';
}

/** Whether a mail needs a member of staff: held, given up, or of unknown outcome. */
export function isStuck({ state }: Pick<MailInfo, 'state'>): boolean {
  return state === 'held' || state === 'failed' || state === 'uncertain';
}

/**
 * The mails to show for a booking: those that need staff first, then the newest first. Left out are
 * mails that were merged into another or sent again, as that other is shown; mails to the hostel
 * are shown only when they need staff.
 */
export function mailsToShow<Mail extends MailInfo>(mails: readonly Mail[]): Mail[] {
  return mails
    .filter((mail) => !isTold(mail) && (!isHouseMail(mail) || isStuck(mail)))
    .toSorted(
      (a, b) =>
        Number(needsSomebody(b)) - Number(needsSomebody(a)) ||
        Date.parse(b.created_at) - Date.parse(a.created_at),
    );
}

function isTold({ state, reason }: MailInfo): boolean {
  return state === 'skipped' && reason === null;
}

function needsSomebody(mail: MailInfo): boolean {
  return isStuck(mail) || (mail.state === 'queued' && mail.attempts > 0);
}

/**
 * Whether a mail can be sent again: it is no longer being sent, its content still holds, there is a
 * mail server, and no other mail of its kind is being sent.
 *
 * @param all the mails of the same booking
 */
export function canSendAgain(
  { kind, state, reason }: MailInfo,
  server: MailServer,
  all: readonly MailInfo[] = [],
): boolean {
  if (server === 'none' || all.some((other) => other.kind === kind && isUnderWay(other))) {
    return false;
  }
  const waitsByHand = state === 'skipped' && reason === NO_SERVER;
  return state === 'sent' || isStuck({ state }) || waitsByHand;
}

/**
 * The state of a mail, in words for reception.
 *
 * @param options.today yyyy-mm-dd in Lisbon; moments of today are shown without the date
 */
export function mailState(
  mail: MailInfo,
  { server, today }: { server: MailServer; today: Day },
): MailState {
  const { state, reason, not_before, attempts, last_error, sent_at } = mail;
  switch (state) {
    case 'sent':
      return {
        tone: 'sent',
        words: `Enviado ${momentWords(sent_at ?? not_before, today)}`,
        detail: null,
      };
    case 'held':
      return {
        tone: 'failed',
        words: HELD[reason ?? ''] ?? 'Retido: passa dos limites do dia',
        detail:
          reason === 'first-bound'
            ? 'Sai sozinho quando houver lugar.'
            : 'Não sai sem alguém o enviar.',
      };
    case 'uncertain':
      return {
        tone: 'failed',
        words: 'Não sabemos se chegou',
        detail: 'A ligação caiu ao entregar. Não se repete sozinho: pergunte ao hóspede.',
      };
    case 'failed':
      return reason === 'overdue'
        ? { tone: 'failed', words: 'Desistimos ao fim de um dia', detail: because(last_error) }
        : { tone: 'failed', words: `Não entregue: ${mailProblem(last_error)}`, detail: null };
    case 'skipped':
      return reason === NO_SERVER
        ? { tone: 'ready', words: 'Por enviar', detail: null }
        : { tone: 'past', words: 'Não saiu: entretanto deixou de ser verdade', detail: null };
    default:
      return waiting({ server, today, attempts, last_error, not_before, state });
  }
}

const HELD: Readonly<Record<string, string>> = {
  address: 'Retido: o endereço não parece verdadeiro',
  'address-bound': 'Retido: já saíram muitos e-mails hoje para este endereço',
  'first-bound': 'Retido: entraram muitos pedidos em pouco tempo',
};

function waiting({
  server,
  today,
  attempts,
  last_error,
  not_before,
  state,
}: { server: MailServer; today: Day } & Pick<
  MailInfo,
  'attempts' | 'last_error' | 'not_before' | 'state'
>): MailState {
  if (server === 'none') return { tone: 'ready', words: 'Por enviar', detail: null };
  if (state === 'handing') return { tone: 'waiting', words: 'A sair agora', detail: null };
  if (attempts > 0 && last_error !== null) {
    const tries = countLabel(attempts, { one: 'tentativa', many: 'tentativas' });
    return {
      tone: 'failed',
      words: `Não entregue: ${mailProblem(last_error)}`,
      detail: `${tries}, a próxima ${momentWords(not_before, today)}`,
    };
  }
  const detail = server === 'down' ? 'O envio está parado: sai quando voltar.' : null;
  return { tone: 'waiting', words: 'Na fila', detail };
}

function because(error: string | null): string | null {
  return error === null ? null : `Última resposta: ${mailProblem(error)}`;
}

/** Known errors of mail servers and connections, by a pattern; the first match wins. */
const PROBLEMS: readonly [RegExp, string][] = [
  [/[45]\.2\.2|mailbox (is )?full|over ?quota/i, 'caixa de correio cheia'],
  [/[45]\.1\.[1-3]|no such user|user unknown|does not exist/i, 'o endereço não existe'],
  [
    /\b5\.4\.5\b|submission ?quota|(?:limit|quota) (?:is |was |has been )?(?:exceeded|reached)|exceeded .*(?:limit|quota)/i,
    'chegámos ao limite de e-mails do nosso servidor',
  ],
  [
    /\b5\.1\.[78]\b|Mail command failed|sender .*(?:rejected|denied|refused)|not owned by/i,
    'o nosso servidor de e-mail não aceita o remetente',
  ],
  [/EAUTH/, 'o servidor de e-mail não aceitou a nossa palavra-passe'],
  [/ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|ETLS/, 'o servidor de e-mail não responde'],
  [/\b[45]\.7\.\d+|spam|blocked|policy/i, 'o servidor do destinatário recusou-o'],
  [/could not be written|nothing left/, 'não foi possível escrevê-lo'],
];

/**
 * Why a mail did not go out: in Portuguese for a known error, otherwise the server's own answer.
 *
 * @param error the answer as the worker stored it; null without one
 */
export function mailProblem(error: string | null): string {
  if (error === null || error.trim() === '') return 'sem resposta do servidor';
  return PROBLEMS.find(([pattern]) => pattern.test(error))?.[1] ?? error;
}

/** 'às 10:32' for today, 'a 21 nov., 10:32' for another day; the moment is an ISO text. */
function momentWords(moment: string, today: Day): string {
  const day = lisbonToday(new Date(moment));
  const clock = formatClock(moment);
  return day === today ? `às ${clock}` : `a ${formatDayAndMonth(day)}, ${clock}`;
}

/**
 * '1 e-mail por enviar há mais de um dia' if all of them were given up, '3 e-mails precisam de si'
 * if some wait for a decision.
 */
export function stuckMailsTitle(mails: readonly MailInfo[]): string {
  const isOne = mails.length === 1;
  const count = `${mails.length} ${isOne ? 'e-mail' : 'e-mails'}`;
  const areGivenUp = mails.every(({ state, reason }) => state === 'failed' && reason === 'overdue');
  if (areGivenUp) return `${count} por enviar há mais de um dia`;
  return `${count} ${isOne ? 'precisa' : 'precisam'} de si`;
}
