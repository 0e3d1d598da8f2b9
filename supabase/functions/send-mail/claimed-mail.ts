import type { MailData } from '../_shared/mail/mail-data.ts';

/** A mail with the token by which this worker holds it. */
export type ClaimedMail = MailData & { token: string };

/** @throws TypeError when the answer of claim_mails has another shape, as an error page would */
export function claimedMails(answer: unknown): ClaimedMail[] {
  if (!Array.isArray(answer)) throw new TypeError('claim_mails gave no list');
  return answer.map((one: unknown) => {
    if (isClaimed(one)) return one;
    throw new TypeError('claim_mails gave no mail');
  });
}

function isClaimed(one: unknown): one is ClaimedMail {
  return (
    typeof one === 'object' && one !== null && 'id' in one && 'token' in one && 'recipient' in one
  );
}
