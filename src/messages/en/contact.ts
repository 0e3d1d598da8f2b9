export const TITLE = 'Contact';
export const DESCRIPTION =
  'Write, call or knock on the door: the hostel’s reception is open 24 hours, every day. We reply to messages within 24 hours.';
export const LEAD = 'Write, call or knock on the door: reception is open 24 hours, every day.';

export const DIRECT = 'Contact details';
export const ADDRESS = 'Address';
export const EMAIL_ADDRESS = 'Email';
export const RECEPTION = 'Reception';
export const RECEPTION_HOURS = '24 hours a day, 7 days a week';

export const EMERGENCY = 'In an emergency';
export const EMERGENCY_TEXT = 'Call 112. For anything urgent in the house, call us at any time:';
export const CALL_112 = 'Call 112';

export const WRITE = 'Send us a message';
export const FORM = 'Contact form';
export const NAME = 'Name';
export const EMAIL = 'Email';
export const callNumber = (phone: string) => `Call ${phone}`;
export const PHONE = 'Phone';
export const SUBJECT = 'Subject';
export const CHOOSE_SUBJECT = 'Choose a subject';
export const MESSAGE = 'Message';
export const SEND = 'Send message';
export const SENDING = 'Sending…';
export const ANSWER = 'We reply within 24 hours.';

export const SENT = 'Your message has been sent. We will reply soon.';
export const FAILED = 'Your message could not be sent. Please try again.';
export const KEPT = 'What you wrote is still in the form.';
export const SAFE_TO_REPEAT = 'You can send it again: the same message never arrives twice.';
export const OR_CALL = 'If you prefer, call';

export const NAME_MISSING = 'Please enter your name';
export const nameTooLong = (most: number) => `The name can be up to ${most} characters long`;
export const EMAIL_MISSING = 'Please enter your email address';
export const emailTooLong = (most: number) =>
  `The email address can be up to ${most} characters long`;
export const EMAIL_WRONG = 'This email address does not look right. Please check it.';
export const phoneTooLong = (most: number) =>
  `The phone number can be up to ${most} characters long`;
export const SUBJECT_MISSING = 'Please choose a subject';
export const MESSAGE_MISSING = 'Please write a message';
export const messageTooLong = (most: number) => `The message can be up to ${most} characters long`;

/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'The text is too long. Please shorten it.',
  HS011: 'This email address does not look right. Please check it.',
  HS101: 'Please fill in all the required fields.',
  HS429: 'Too many messages in a short time. Please try again later or call us.',
};
