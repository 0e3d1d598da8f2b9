export const VERIFIED = {
  title: 'Your email address is confirmed',
  text: 'Go back to the page with your request and choose ‘Send request’ again. If you have closed it, start again: you may have to confirm your email once more.',
};

export const NOT_VERIFIED = {
  title: 'This link is no longer valid',
  text: 'It works for a day. Go back to your request and ask for another: it comes by email.',
  form: 'Go to the request',
};
