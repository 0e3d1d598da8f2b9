import { callAsService } from '../_shared/backend.ts';
import { mailHouse } from '../_shared/house.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';
import { claimedMails, type ClaimedMail } from './claimed-mail.ts';
import type { Delivery, Mailbox } from './mailbox.ts';
import { smtpMailbox, smtpProblem } from './smtp.ts';

// Sends what the database has queued. Any number of these may run at once: a mail is claimed by one of
// them for two minutes, and the database is asked once more right before it is handed over.

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
 * @param mailbox where mails go instead of SMTP_URL: the embedded stack's own mailbox
 */
export async function sendAll(runtime: Runtime, mailbox?: Mailbox): Promise<Summary> {
  const summary: Summary = { state: 'done', sent: 0, retry: 0, failed: 0, uncertain: 0 };
  const box = mailbox ?? (await openOrReport(runtime));
  if (box === null) {
    return { ...summary, state: runtime.env['SMTP_URL'] ? 'smtp-down' : 'no-smtp' };
  }
  const until = Date.now() + BUDGET_MS;
  try {
    while (Date.now() < until) {
      const round = await callAsService(runtime, { name: 'claim_mails', args: { most: ROUND } });
      const mails = claimedMails(round);
      if (mails.length === 0) break;
      for (const mail of mails) {
        const delivery = await sendOne(runtime, box, mail);
        if (delivery !== null) summary[delivery.result] += 1;
      }
    }
  } finally {
    box.close();
  }
  return summary;
}

/** The mail server, or null when there is none or it cannot be reached, which is reported to staff. */
async function openOrReport(runtime: Runtime): Promise<Mailbox | null> {
  const report = async (error: string) =>
    callAsService(runtime, { name: 'report_smtp', args: { error } });
  const url = runtime.env['SMTP_URL'];
  if (!url) {
    await report('SMTP_URL is not set');
    return null;
  }
  // A variable that the hosted platform sets.
  const problem = smtpProblem(url, { isHosted: runtime.env['SB_REGION'] !== undefined });
  if (problem !== null) {
    await report(problem);
    return null;
  }
  const box = smtpMailbox(url);
  try {
    await box.open();
    return box;
  } catch (error) {
    box.close();
    await report(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** What came of one mail; null when another worker has it, because this one was too slow. */
async function sendOne(
  runtime: Runtime,
  box: Mailbox,
  mail: ClaimedMail,
): Promise<Delivery | null> {
  const { env } = runtime;
  const house = mailHouse(env);
  const from = env['MAIL_FROM'] ?? `${house.name} <no-reply@localhost>`;
  const claim = { id: mail.id, token: mail.token };
  const finish = async (delivery: Delivery, sent: { subject?: string; text?: string } = {}) => {
    await callAsService(runtime, {
      name: 'finish_mail',
      args: {
        ...claim,
        result: delivery.result,
        error: delivery.result === 'sent' ? null : delivery.error,
        subject: sent.subject ?? null,
        body: sent.text ?? null,
      },
    });
    return delivery;
  };

  const letter = renderMail(mail, house);
  if (letter === null) return finish({ result: 'failed', error: 'nothing left to write about' });
  if ((await callAsService(runtime, { name: 'hand_mail', args: claim })) !== true) return null;
  const delivery = await box.deliver({
    id: mail.id,
    from,
    to: mail.recipient,
    replyTo: mail.reply_to,
    ...letter,
  });
  return finish(delivery, letter);
}
