import { callAsService } from '../_shared/backend.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';
import type { TaxSeason } from '../../../src/domain/rates/tourist-tax.ts';
import { seasonsIn } from '../_shared/mail/tax-seasons.ts';
import { claimedMails, type ClaimedMail } from './claimed-mail.ts';
import type { Delivery, Mailbox } from './mailbox.ts';
import { smtpMailbox, smtpProblem } from './smtp.ts';
import { senderOf, writeLetter } from './write-letter.ts';

// Sends the mails that the database has queued. Several workers may run at once: each claims a mail
// for two minutes, and asks the database once more right before it hands the mail over.

const ROUND = 10;
/** Well within the shortest life of a hosted function (150 s). */
const BUDGET_MS = 90_000;

export interface Summary {
  state: 'done' | 'no-smtp' | 'smtp-down';
  sent: number;
  retry: number;
  failed: number;
  uncertain: number;
}

export const handle: Handler = worker(async (runtime) => sendAll(runtime));

/**
 * One turn of the worker.
 *
 * @param options.mailbox where mails go instead of SMTP_URL: the embedded stack's own mailbox
 * @param options.signal ends the turn after the mail that is under way
 */
export async function sendAll(
  runtime: Runtime,
  { mailbox, signal }: { mailbox?: Mailbox | undefined; signal?: AbortSignal } = {},
): Promise<Summary> {
  const summary: Summary = { state: 'done', sent: 0, retry: 0, failed: 0, uncertain: 0 };
  const box = mailbox ?? (await openOrReport(runtime));
  if (box === null) {
    return { ...summary, state: runtime.env['SMTP_URL'] ? 'smtp-down' : 'no-smtp' };
  }
  const until = Date.now() + BUDGET_MS;
  let isHouseRefused = false;
  const isOver = () => isHouseRefused || signal?.aborted === true || Date.now() >= until;
  try {
    while (!isOver()) {
      const round = await callAsService(runtime, { name: 'claim_mails', args: { most: ROUND } });
      const mails = claimedMails(round);
      if (mails.length === 0) break;
      const tax = await taxSeasons(runtime);
      for (const mail of mails) {
        // Another turn claims the mails left over, once their lease has run out.
        if (isOver()) break;
        const delivery = await sendOne(runtime, box, { ...mail, tourist_tax: tax });
        if (delivery === null) continue;
        summary[delivery.result] += 1;
        if (delivery.result === 'retry' && delivery.isHouseRefused === true) {
          isHouseRefused = true;
          await reportSmtp(runtime, { error: delivery.error, refused: true });
          summary.state = 'smtp-down';
        }
      }
    }
  } finally {
    box.close();
  }
  return summary;
}

/**
 * The seasons of the tourist tax (RATE-03). Without an answer, mails still go out and do not
 * mention it.
 */
async function taxSeasons(runtime: Runtime): Promise<TaxSeason[]> {
  const args = { from_day: new Date().toISOString().slice(0, 10) };
  const rates = await callAsService(runtime, { name: 'house_rates', args }).catch(() => null);
  return seasonsIn(rates);
}

/**
 * The mail server, or null when there is none or it cannot be reached, which is reported to staff.
 */
async function openOrReport(runtime: Runtime): Promise<Mailbox | null> {
  const { env } = runtime;
  const report = async (error: string) => {
    await reportSmtp(runtime, { error, refused: false });
    return null;
  };
  const url = env['SMTP_URL'];
  if (!url) return report('no-server');
  if (!env['SITE_URL']) return report('SITE_URL is not set: mails could not link to the site.');
  // A variable that the hosted platform sets.
  const problem = smtpProblem(url, { isHosted: env['SB_REGION'] !== undefined });
  if (problem !== null) return report(problem);
  if (senderOf(env) === undefined) return report('MAIL_FROM is not set: Name <address>.');
  const box = smtpMailbox(url);
  try {
    await box.open();
    return box;
  } catch (error) {
    box.close();
    return report(error instanceof Error ? error.message : String(error));
  }
}

/** Tells staff, once, that no mail goes out; `refused` holds until one does. */
async function reportSmtp(
  runtime: Runtime,
  args: { error: string; refused: boolean },
): Promise<void> {
  await callAsService(runtime, { name: 'report_smtp', args });
}

/** What came of one mail; null when another worker has it, because this one was too slow. */
async function sendOne(
  runtime: Runtime,
  box: Mailbox,
  mail: ClaimedMail,
): Promise<Delivery | null> {
  const claim = { id: mail.id, token: mail.token };
  const letter = writeLetter(mail, runtime.env);
  if ('problem' in letter) {
    return finish(runtime, claim, { result: 'failed', error: letter.problem });
  }
  if ((await callAsService(runtime, { name: 'hand_mail', args: claim })) !== true) return null;
  return finish(runtime, claim, await box.deliver(letter), letter);
}

/** Records the result. Tries three times, since recording it again changes nothing. */
async function finish(
  runtime: Runtime,
  claim: { id: string; token: string },
  delivery: Delivery,
  sent?: { subject: string; text: string },
): Promise<Delivery> {
  const args = {
    ...claim,
    result: delivery.result,
    error: delivery.result === 'sent' ? null : delivery.error,
    subject: sent?.subject ?? null,
    body: sent?.text ?? null,
  };
  const tell = async () => callAsService(runtime, { name: 'finish_mail', args });
  await tell().catch(tell).catch(tell);
  return delivery;
}
