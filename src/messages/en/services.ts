import { LATE_CHECK_OUT_FEE, LUGGAGE_UNTIL } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Services';
export const DESCRIPTION =
  '24-hour reception in five languages, breakfast and Wi-Fi included, a shared kitchen, luggage storage and all that comes with a stay at the hostel.';
export const LEAD = 'What you need to sleep well, eat well and catch your train on time.';

export const MAIN = {
  reception: {
    title: '24-hour reception',
    text: 'Somebody is always at the desk, and we speak Portuguese, English, Spanish, French and German.',
  },
  breakfast: {
    title: 'Breakfast',
    text: 'Continental and included in your stay. Served from 7:00 to 10:00.',
  },
  kitchen: {
    title: 'Shared kitchen',
    text: 'A hob, an oven and a big table, for all guests to use.',
  },
};

export const FURTHER = {
  wifi: { title: 'Free Wi-Fi', text: 'Included in every stay.' },
  lounge: {
    title: 'Living room and terrace',
    text: 'Sofas, books and a view of the sea, for all guests.',
  },
  luggage: {
    title: 'Luggage storage',
    text: `Free on the day you check out, until ${LUGGAGE_UNTIL}.`,
  },
  selfCheckIn: { title: 'Self check-in', text: 'Let yourself in at your own pace, from 14:00.' },
  lateCheckOut: {
    title: 'Late check-out',
    text: `Stay a little longer for €${LATE_CHECK_OUT_FEE}, subject to availability.`,
  },
  parking: {
    title: 'Partner car parks',
    text: 'A discount at partner car parks nearby.',
  },
  safety: {
    title: 'Safety',
    text: 'Controlled access, CCTV in shared areas only, smoke detectors, fire extinguishers, and first aid at reception.',
  },
};

export const INCLUDED_TITLE = 'Included in every stay';
export const INCLUDED_NOTE = 'It is all in the price per night.';
export const INCLUDED = [
  'Continental breakfast',
  'Free Wi-Fi',
  'Bed linen',
  'Television in private rooms',
  'Use of the kitchen',
  'Use of the shared areas',
  'Reception and staff 24 hours a day',
  `Luggage storage until ${LUGGAGE_UNTIL}`,
  'VAT',
];
