import { expect, it } from 'vitest';
import { refusedFor } from '../../supabase/functions/send-mail/refusal.ts';

// What mail servers say, as hosts of other software have reported it.
it.each([
  ['MAIL FROM', '550 5.4.5 Daily SMTP relay sending limit exceeded', 'house'],
  [
    'MAIL FROM',
    '553 5.7.1 <ola@casa.example>: Sender address rejected: not owned by user',
    'house',
  ],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'house'],
  ['RCPT TO', '550 5.4.5 Daily user sending quota exceeded', 'house'],
  ['RCPT TO', '550 5.1.8 Bad sender', 'house'],
  ['DATA', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', 'house'],
  ['DATA', '554 5.7.0 Your message could not be sent. The limit was reached', 'house'],
  ['RCPT TO', '550 5.1.1 The email account that you tried to reach does not exist', 'recipient'],
  ['RCPT TO', '550 no such mailbox', 'recipient'],
  ['RCPT TO', '552 5.2.2 The user is over quota; quota exceeded', 'recipient'],
  ['DATA', '550 5.1.1 user unknown', 'recipient'],
  ['RCPT TO', '554 5.7.1 Relay access denied', 'unclear'],
  ['DATA', '554 5.6.0 not wanted', 'unclear'],
  ['DATA', '552 5.3.4 Message too big', 'unclear'],
])('at %s, %s: %s (MAIL-03)', (command, words, refused) => {
  expect(refusedFor({ command, words })).toBe(refused);
});
