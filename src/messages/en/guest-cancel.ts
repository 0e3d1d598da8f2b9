/** The question before a guest withdraws or cancels, and why that failed (TRACK-03). */
export const CANCEL = {
  askWithdraw: 'Withdraw your request?',
  askCancel: 'Cancel your booking?',
  keepRequest: 'Keep request',
  keepBooking: 'Keep booking',
  why: 'Why?',
  whyOptional: '(optional, it helps us improve)',
  reasons: ['Change of plan', 'Found somewhere else to stay', 'Illness or emergency', 'Other'],
  noReason: 'Prefer not to say',
  onlyOne: 'Want to cancel just one of the rooms? Call ',
  cancelling: 'Cancelling…',
  overNow: 'It is too late to cancel here. Please call us.',
  tooMany: 'Too many requests in a short time. Please call us.',
  free: 'It is free of charge until ',
  nothingCharged: '. You will not be charged.',
  doNotPay: ' Please do not pay the Multibanco reference that you were given.',
};
