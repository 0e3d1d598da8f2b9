export const BASIS = {
  first_night: 'Deposit, first night',
  other: 'Deposit',
};
export const shareOf = (share: number) => `Deposit, ${share}%`;
export const REHEARSAL = 'Rehearsal';

export const UNTIL = { before: 'By ', after: ', Portuguese time.' };
export const LAPSES = 'After that your request expires, at no cost to you.';

export const SUMS = {
  total: 'Total for your stay',
  paid: 'Already paid online',
  rest: 'Left for check-in',
};

export const pay = (sum: string) => `Pay ${sum}`;
export const OPENING = 'Opening...';
export const METHODS_LEGEND = 'Ways to pay';
export const METHODS = {
  card: 'Card',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  other: 'Others',
};
export const NOTE =
  'This opens the page of the payment service. You never type card numbers here. Not an invoice: the house sends that later.';

export const PENDING = {
  multibanco: {
    first: 'Waiting for Multibanco.',
    rest: 'You have the entity and reference by email. It can take a day to reach us; please do not pay again.',
  },
  off: {
    first: 'Please do not pay the Multibanco reference.',
    rest: 'The stay is cancelled. If you have paid it already, we will tell you by email when the money arrives, and get in touch.',
  },
  other: {
    first: 'Waiting for the payment.',
    rest: 'It can take a day to reach us; please do not pay again.',
  },
  until: (moment: string) => `The reference is valid until ${moment}.`,
};

export const atClock = (day: string, clock: string) => `${day} at ${clock}`;

export const RECEIVED = {
  first: (sum: string, moment: string | null) =>
    `We received ${sum}${moment === null ? '' : ` on ${moment}`}.`,
  rest: (sum: string) => `${sum} left to pay at check-in.`,
  all: 'There is nothing left to pay.',
  cancelled: 'Your stay is cancelled: we will be in touch about this amount.',
  noBill: 'This is not an invoice.',
  refunded: (sum: string) => `We have refunded ${sum}.`,
};

export const FAILED = {
  first: 'The payment did not go through.',
  rest: 'You have not been charged.',
  again: 'Try again',
};

export const EXPIRED = {
  first: (moment: string) => `The time to pay ended on ${moment}.`,
  rest: 'Do you still want to come? Call us: ',
};

export const SETTLED = 'There is nothing to pay before you arrive.';

export const UNAVAILABLE = {
  first: 'You cannot pay online at the moment.',
  call: 'Call us and we will arrange it: ',
  transfer: 'You can pay by bank transfer, with the details below, or call us: ',
};

export const RETURNED = {
  confirming: {
    first: 'We are confirming your payment.',
    rest: 'This usually takes seconds. You can close this page: we will email you.',
  },
  later: {
    first: 'Not confirmed yet.',
    rest: 'We will email you. Pay again only if you did not finish.',
  },
  back: {
    first: 'Nothing has been paid.',
    rest: 'You can pay whenever you like before the deadline.',
  },
  openMail: 'The link in our email opens your booking and shows where it stands.',
};

export const FAILURES = {
  offline: 'No connection. You have not been charged: please try again.',
  tooOften: 'That was a lot of tries. Please wait a few minutes and try again.',
  noService:
    'The payment service did not answer. You have not been charged: please try again shortly or call us.',
};

export const HOW_TO_PAY = {
  copyIban: 'Copy IBAN',
  title: 'How to pay',
  amount: 'Amount',
  iban: 'IBAN',
  holder: 'Account holder',
  reference: 'Reference',
  proof:
    'Send us the proof of payment in reply to our email, or in a message. Would you rather pay by card or in cash? Call us and we will arrange it.',
  call: 'You can pay by bank transfer, by card or in cash: call us or write to us, and we will arrange it.',
};
