import type { Block, Rich } from './blocks.ts';
import {
  button,
  houseParagraph,
  pageLink,
  roomList,
  stay,
  steps,
  sums,
  type Writing,
} from './guest-blocks.ts';
import type { MailDeposit, MailReceived } from './mail-data.ts';
import { capital } from './texts/words.ts';

// The mails about what is paid online before arrival. Their button leads to the guest's own page,
// never to the payment service (DEPOSIT-01).

const isAwaited = ({ booking }: Writing) => booking.status === 'awaiting_payment';

/** The words below the title of a mail that asks for a deposit. */
export function depositIntro({ texts, formats, rooms }: Writing, deposit: MailDeposit): Rich {
  const rest = deposit.rest > 0 ? formats.euros(deposit.rest) : null;
  const until = formats.moment(deposit.until);
  return texts.deposit.intro(rooms.length, formats.euros(deposit.amount), until, rest);
}

export function depositBody(writing: Writing, deposit: MailDeposit): Block[] {
  const { mail, texts, formats, rooms } = writing;
  const words = texts.deposit;
  const link = pageLink(writing);
  const methods = new Intl.ListFormat(mail.language, { type: 'disjunction' }).format(
    deposit.methods.map((method) => words.methods[method]),
  );
  return [
    // Of a stay that is confirmed already nothing waits for the deposit.
    ...(isAwaited(writing) ? [steps(writing)] : []),
    {
      is: 'button',
      label: words.pay(formats.euros(deposit.amount)),
      href: link,
      links: [],
      note: [
        ...(deposit.is_rehearsal ? [{ strong: words.rehearsal }, ' '] : []),
        ...words.where(methods, link),
      ],
    },
    stay(writing),
    roomList(writing),
    // What it is not is said at the end.
    ...sums(writing, 'total').filter(({ is }) => is !== 'small'),
    ...houseParagraph(writing),
    {
      is: 'small',
      text: [isAwaited(writing) ? `${words.lapses(rooms.length)} ` : '', words.safety],
    },
  ];
}

/** The words below the title of a mail that says what came in. */
export function receiptIntro({ texts, rooms }: Writing, received: MailReceived): Rich {
  const words = texts.receipt;
  if (rooms.every(({ status }) => status === 'cancelled')) return [words.cancelled];
  return [received.is_confirmed ? words.confirmed : words.toConfirm];
}

export function receiptBody(writing: Writing, received: MailReceived): Block[] {
  const { texts, formats } = writing;
  const { labels, nothingLeft, noBill } = texts.receipt;
  const { amount, method, at, rest, is_rehearsal } = received;
  const isOff = writing.rooms.every(({ status }) => status === 'cancelled');
  const left = rest > 0 ? formats.euros(rest) : nothingLeft;
  return [
    {
      is: 'facts',
      facts: [
        {
          label: labels.amount,
          lines: [
            [{ strong: formats.euros(amount) }],
            ...(is_rehearsal === true ? [[texts.deposit.rehearsal]] : []),
          ],
        },
        { label: labels.at, lines: [[formats.shortMoment(at)]] },
        ...(method === null || method === 'other'
          ? []
          : [{ label: labels.method, lines: [[capital(texts.deposit.methods[method])]] }]),
        ...(isOff ? [] : [{ label: labels.rest, lines: [[{ strong: left }]] }]),
      ],
    },
    button(writing, 'booking', []),
    stay(writing),
    roomList(writing),
    ...houseParagraph(writing),
    { is: 'small', text: [noBill] },
  ];
}
