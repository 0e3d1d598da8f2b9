export const TITLE = 'Book directly with us';
export const TEXT =
  'Five steps, no account and no card: choose your dates, tell us how many you are, choose your rooms and send the request. It is not binding until our team confirms it.';
export const PICTURE = 'The hostel’s terrace late in the afternoon, with a view of the sea';

export const ADVANTAGES = 'Why book direct';
export const DIRECT_BOOKING_ADVANTAGES = [
  {
    title: 'Best price',
    text: 'The lowest price is the one you see here, with no middleman.',
  },
  {
    title: 'Free upgrade',
    text: 'We move you to a better room, subject to availability.',
  },
  {
    title: 'Flexibility',
    text: 'To change dates or rooms, you talk directly to the people at reception.',
  },
];

export const PLATFORMS = 'You can also find us on booking sites';
export const PLATFORMS_TEXT =
  'If you prefer, book through a partner. The terms of each site apply.';
export const LISTING = 'Search there for Hostel Maré Nova.';
export const bookAt = (platform: string) => `Book on ${platform}`;
export const comingSoon = (platform: string) => `${platform} (coming soon)`;

export const TALK = 'Would you rather talk to us?';
export const RECEPTION_NOTE =
  'Reception is open 24 hours a day, and we speak English, Portuguese, Spanish, French and German.';
export const SEND_MESSAGE = 'Send a message';
