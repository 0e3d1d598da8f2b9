/** Behind the link of a mail that vouches for a request which is yet to be sent (MAIL-08). */

export const VERIFIED = {
  title: 'Your email address is confirmed',
  text: 'Go back to the page with your request and choose ‘Send request’ again. If you have closed it, start again: you may have to confirm your email once more.',
};

/** A day after it was sent. */
export const NOT_VERIFIED = {
  title: 'This link is no longer valid',
  text: 'It works for a day. Go back to your request and ask for another: it comes by email.',
  form: 'Go to the request',
};
