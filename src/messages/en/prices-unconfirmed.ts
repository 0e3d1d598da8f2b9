export const UNCONFIRMED = 'We could not confirm today’s prices.';
export const RETRY = 'Try again';
