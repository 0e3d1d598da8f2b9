import { expect, it } from 'vitest';
import { channelOfAddress } from '@/domain/channel/feed-address';

it.each([
  ['https://www.airbnb.pt/calendar/ical/6.ics', 'airbnb'],
  ['https://airbnb.example/calendar/ical/6.ics', 'airbnb'],
  ['webcal://ical.booking.com/v1/export?t=abc', 'booking_com'],
  ['https://www.fewo-direkt.de/icalendar/abc.ics', 'vrbo'],
  ['https://calendar.google.com/calendar/ical/x/basic.ics', 'google'],
  ['https://calendarios.example/ical.ics?from=booking.com', 'other'],
  ['https://notbooking.com/ical.ics', 'other'],
  ['', null],
  ['https://w', null],
  ['airbnb', null],
])('%s is of %s (CHAN-02)', (address, channel) => {
  expect(channelOfAddress(address)).toBe(channel);
});
