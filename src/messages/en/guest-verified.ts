/**
 * The page behind the link in a mail that must be opened before a request can be sent (MAIL-08).
 */

export const VERIFIED = {
  title: 'Your email address is confirmed',
  text: 'Go back to the page with your request and choose ‘Send request’ again. If you have closed it, start again: you may have to confirm your email once more.',
};

/** When the link is more than a day old. */
export const NOT_VERIFIED = {
  title: 'This link is no longer valid',
  text: 'It works for a day. Go back to your request and ask for another: it comes by email.',
  form: 'Go to the request',
};
