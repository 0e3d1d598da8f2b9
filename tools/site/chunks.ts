import { GUEST_LANGUAGES } from '../../src/domain/language/guest-language.ts';

/** An icon is named by its file: its name in the code may be an alias. */
function icons(...names: readonly string[]): string[] {
  return names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
}

/**
 * The files that pages share, each with its modules. Their imports come along unless an earlier
 * file has them, so that a module which few pages need does not pull a large file into all of them.
 *
 * By default the bundler makes a file for every set of pages that share something: dozens of a few
 * hundred bytes, which compress badly. The modules of one file here are needed by much the same
 * public pages; the panel uses these files and adds nothing to them.
 */
export const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // This asks for a page's data while the rest is on the way, so it must not wait for the app.
  'query-error': ['src/queries/query-error.ts'],
  visitor: ['src/queries/visitor-rooms.ts'],
  // The page itself, which brings all that the app begins with, and what every page needs besides.
  start: [
    'index.html',
    'src/components/LodgingNumber.tsx',
    'src/components/PageMeta.tsx',
    'src/components/Telephone.tsx',
    'src/domain/basics/lazy-value.ts',
    'src/domain/basics/text.ts',
    // Home has these and no other icon of buttons.
    ...icons('arrow-up-right', 'search', 'users'),
  ],
  'icons-of-buttons': icons(
    'arrow-left',
    'arrow-right',
    'check',
    'chevron-down',
    'chevron-left',
    'chevron-right',
    'chevron-up',
    'minus',
    'plus',
  ),
  'icons-of-facts': icons(
    'armchair',
    'ban',
    'car',
    'concierge-bell',
    'credit-card',
    'flag',
    'key-round',
    'landmark',
    'map-pin',
    'square-letter-p',
    'train-front',
    'user-round-check',
    'waves-horizontal',
    'wifi',
  ),
  forms: [
    'src/components/form/Field.tsx',
    'src/components/form/TextInput.tsx',
    ...icons('circle-exclamation-point'),
  ],
  'page-head': ['src/components/PageHead.tsx', 'src/components/print/PrintHead.tsx'],
  // What a guest sends, by the booking form or the one of the contact page.
  sending: [
    'src/domain/guest/contact-details.ts',
    'src/domain/guest/country-code.ts',
    'src/lib/secure-random.ts',
    ...icons('send'),
  ],
  // A stay that was asked for: the ticket, the guest's own page and the day of reception.
  'icons-of-stays': icons('calendar-plus', 'circle-check', 'clock', 'printer', 'timer-off'),
  days: [
    'src/domain/calendar/date-formats.ts',
    'src/domain/guest/guest-count.ts',
    'src/domain/stay/stay.ts',
    'src/hooks/useToday.ts',
    ...GUEST_LANGUAGES.map((language) => `src/messages/${language}/counts.ts`),
  ],
  pictures: [
    'src/components/look/PictureCall.tsx',
    'src/components/look/PictureCards.tsx',
    'src/components/look/RoomTile.tsx',
    'src/components/look/Sill.tsx',
    'src/components/look/WindowFrame.tsx',
  ],
  amenities: ['src/components/look/AmenityIcon.tsx', 'src/domain/room/amenities.ts'],
  'room-parts': [
    'src/components/look/RoomPicture.tsx',
    'src/components/look/WholeWords.tsx',
    'src/domain/room/picture-sizes.ts',
    'src/lib/built-answers.ts',
    ...GUEST_LANGUAGES.map((language) => `src/messages/${language}/room-words.ts`),
  ],
  rooms: [
    'src/components/look/Skeleton.tsx',
    'src/domain/basics/money.ts',
    'src/domain/rates/room-pricing.ts',
    'src/hooks/useLoad.ts',
  ],
  stays: [
    'src/components/LegendEntry.tsx',
    'src/components/StickyBar.tsx',
    'src/domain/room/bed-count.ts',
    'src/domain/availability/occupied-nights.ts',
    'src/domain/availability/availability-rule.ts',
    'src/lib/conflict-rule.ts',
    'src/queries/bookings.ts',
    'src/queries/room-availability.ts',
    ...icons('calendar-x-2', 'log-in', 'log-out'),
  ],
  // What a stay costs and which stays a house takes: a room's page and the later steps of the form.
  rates: [
    'src/domain/rates/stay-quote.ts',
    'src/domain/rates/stay-rules.ts',
    'src/domain/rates/tourist-tax.ts',
    'src/queries/house-rates.ts',
  ],
  // Which rooms are offered: the list of rooms on dates and the later steps of the form.
  offers: [
    'src/domain/room/dormitory.ts',
    'src/domain/suggestion/nearby-dates.ts',
    'src/domain/suggestion/rated-offers.ts',
  ],
  // How a change of the panel is sent and refused: its frame has it, and what sends later.
  changes: [
    'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
    'src/features/panel/change/change-error.ts',
    'src/features/panel/change/refusal-reason.ts',
    'src/features/panel/change/session-error.ts',
  ],
  // What every screen of reception says of a booking.
  reception: [
    'src/components/Keycap.tsx',
    'src/components/PanelHeader.tsx',
    'src/components/print/PrintSheet.tsx',
    'src/features/panel/parts/focus-row.ts',
    ...icons('sticky-note'),
    'src/domain/booking/booking-source.ts',
    'src/domain/payment/payment.ts',
    'src/domain/calendar/day-words.ts',
  ],
};

/** The same, as the bundler wants it: `output.codeSplitting.groups` of Rolldown. */
export const chunkGroups = Object.entries(SHARED_CHUNKS).map(([name, modules]) => ({
  name,
  test: (id: string) => modules.some((module) => id.endsWith(`/${module}`)),
}));
