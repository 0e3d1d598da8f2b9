// Single lines of the app, each broken on purpose. Whatever is changed in the tests, they must
// still notice at least these faults.

export type Layer = 'domain' | 'queries' | 'features' | 'browser';

export interface SourceFault {
  /** What the fault lets happen. */
  name: string;
  layer: Layer;
  /** From the root of the project. */
  file: string;
  /** The text as it is, once in the file, and what stands there instead. */
  line: string;
  broken: string;
}

const DOMAIN: Omit<SourceFault, 'layer'>[] = [
  {
    name: 'a room with a live stay is free again on other dates under the stated rule',
    file: 'src/domain/availability/availability-rule.ts',
    line: "return rule === 'stated' && stays.some(",
    broken: "return rule === 'overlap' && stays.some(",
  },
  {
    name: 'a night is counted on the day of departure',
    file: 'src/domain/availability/occupied-nights.ts',
    line: 'stay.check_in_date <= day && day < stay.check_out_date',
    broken: 'stay.check_in_date <= day && day <= stay.check_out_date',
  },
  {
    name: 'a stay may end on the day it begins',
    file: 'src/domain/request/booking-validation.ts',
    line: 'checkOut <= checkIn) return t.DATE_ORDER;',
    broken: 'checkOut < checkIn) return t.DATE_ORDER;',
  },
  {
    name: 'the day after nine months can be booked',
    file: 'src/domain/request/booking-validation.ts',
    line: 'if (checkOut > lastBookableDay(today)) return t.TOO_FAR;',
    broken: 'if (checkOut >= lastBookableDay(today)) return t.TOO_FAR;',
  },
  {
    name: 'dear rooms come first',
    file: 'src/domain/suggestion/recommendations.ts',
    line: 'a.price_per_night - b.price_per_night ||',
    broken: 'b.price_per_night - a.price_per_night ||',
  },
  {
    name: 'two rooms are filled unevenly',
    file: 'src/domain/suggestion/recommendations.ts',
    line: 'return [half, guests - half];',
    broken: 'return [half + 1, guests - half - 1];',
  },
  {
    name: 'whole amounts lose nothing but show cents',
    file: 'src/domain/basics/money.ts',
    line: 'Number.isInteger(euros) ? wholeEuros : exactEuros',
    broken: 'Number.isInteger(euros) ? exactEuros : exactEuros',
  },
  {
    name: 'a blocked day shows as free',
    file: 'src/domain/availability/room-calendar.ts',
    line: "if (!row.is_available) return { kind: 'blocked' };",
    broken: "if (!row.is_available) return { kind: 'available' };",
  },
  {
    name: 'a third click keeps the stay that was chosen',
    file: 'src/domain/stay/stay.ts',
    line: 'return { checkIn: day, checkOut: null };',
    broken: 'return { ...dates, checkIn: day };',
  },
  {
    name: 'a day taken in one room is taken in the house',
    file: 'src/domain/availability/occupied-nights.ts',
    line: 'taken.size === roomIds.size',
    broken: 'taken.size >= 1',
  },
  {
    name: 'a room in another language goes without the text it lacks',
    file: 'src/domain/room/translated-room.ts',
    line: '    return room[field];',
    broken: '    return null;',
  },
  {
    name: 'Portuguese on a page of another language is not marked',
    file: 'src/domain/room/translated-room.ts',
    line: "return isLeft ? 'pt' : undefined;",
    broken: 'return undefined;',
  },
  {
    name: 'what a colleague wrote takes a typed text away',
    file: 'src/domain/room/translation-draft.ts',
    line: 'own === old ? other : own;',
    broken: 'other;',
  },
];

const QUERIES: Omit<SourceFault, 'layer'>[] = [
  {
    name: 'the stated OR rule becomes a true overlap',
    file: 'src/queries/bookings.ts',
    line: 'live.or(`check_in_date.lt.${checkOut},check_out_date.gt.${checkIn}`)',
    broken: "live.lt('check_in_date', checkOut).gt('check_out_date', checkIn)",
  },
  {
    name: 'a list of more than a page is cut',
    file: 'src/queries/read-all-pages.ts',
    line: 'if (page.length < ROW_CAP) return rows;',
    broken: 'if (page.length <= ROW_CAP) return rows;',
  },
  {
    name: 'a change that touched no row is taken for success',
    file: 'src/queries/query-error.ts',
    line: "if (first === undefined) throw new QueryError(operation, { kind: 'missing', message: '' });",
    broken: 'if (first === undefined) return [rest[0] as T, ...rest];',
  },
  {
    name: 'a lost line is taken for a fault of the backend',
    file: 'src/queries/query-error.ts',
    line: "if (status === 0) return 'network';",
    broken: "if (status === 0) return 'server';",
  },
  {
    name: 'a repeated request is taken for a clash',
    file: 'src/queries/query-error.ts',
    line: "return 'duplicate-request';",
    broken: "return 'conflict';",
  },
  {
    name: 'what somebody else wrote meanwhile is written over',
    file: 'src/queries/staff-booking-changes.ts',
    line: "if (ifUnchangedSince) update = update.eq('updated_at', ifUnchangedSince);",
    broken: "if (ifUnchangedSince === '') update = update.eq('updated_at', ifUnchangedSince);",
  },
  {
    name: 'unarchiving keeps the mark of the archive',
    file: 'src/queries/staff-booking-changes.ts',
    line: 'auto_archived: false',
    broken: 'auto_archived: true',
  },
  {
    name: 'read messages are counted as unread',
    file: 'src/queries/contact-messages.ts',
    line: ".eq('is_read', false);",
    broken: ".eq('is_read', true);",
  },
  {
    name: 'cancelled stays take rooms in the calendar',
    file: 'src/queries/bookings.ts',
    line: "      .eq('room_id', roomId)\n      .neq('status', 'cancelled')",
    broken: "      .eq('room_id', roomId)\n      .neq('status', 'completed')",
  },
  {
    name: 'bookings to come show the past',
    file: 'src/queries/staff-bookings.ts',
    line: "query.gte('check_in_date', filters.today)",
    broken: "query.lte('check_in_date', filters.today)",
  },
  {
    name: 'rooms that are off are offered',
    file: 'src/queries/rooms.ts',
    line: ".eq('id', id).eq('is_active', true)",
    broken: ".eq('id', id)",
  },
  {
    name: 'a visitor gets the room in every language',
    file: 'src/queries/visitor-rooms.ts',
    line: "    .eq('room_translations.language', language);",
    broken: "    .neq('room_translations.language', '');",
  },
];

const FEATURES: Omit<SourceFault, 'layer'>[] = [
  {
    name: 'a guest name goes out untrimmed',
    file: 'src/features/site/request/sending/submit-booking.ts',
    line: 'guest_name: contact.full_name.trim(),',
    broken: 'guest_name: contact.full_name,',
  },
  {
    name: 'a request sent again gets another reference',
    file: 'src/features/site/request/sending/submit-booking.ts',
    line: 'if (unanswered?.fingerprint === fingerprint) return unanswered;',
    broken: 'if (unanswered?.fingerprint === today) return unanswered;',
  },
  {
    name: 'rooms that went away stay chosen',
    file: 'src/features/site/request/state/room-choice.ts',
    line: 'recommended: recommended.gone.length === 0 ? recommended.selection : [],',
    broken: 'recommended: state.selections.recommended,',
  },
  {
    name: 'a second press sends a message twice',
    file: 'src/features/site/contact/useContactForm.ts',
    line: 'isUnderWay.current = true;',
    broken: 'isUnderWay.current = false;',
  },
  {
    name: 'the success of a message never goes',
    file: 'src/features/site/contact/useContactForm.ts',
    line: 'const SUCCESS_MS = 5000;',
    broken: 'const SUCCESS_MS = 5_000_000;',
  },
  {
    name: 'a failed change of amenities does not put the earlier ones back',
    file: 'src/features/panel/room/form/save-room.ts',
    line: 'const areBack = await putBack(client, { roomId, amenityIds: earlierIds });',
    broken: 'const areBack = await putBack(client, { roomId, amenityIds: [] });',
  },
  {
    name: 'archived messages stand among the active',
    file: 'src/features/panel/message/message-view.ts',
    line: 'messages.filter(({ archived }) => archived === isArchived)',
    broken: 'messages.filter(({ archived }) => archived === isArchived || archived)',
  },
  {
    name: 'signing out keeps what staff had typed',
    file: 'src/features/panel/session/SessionProvider.tsx',
    line: 'forgetStaffDrafts();',
    broken: 'void forgetStaffDrafts;',
  },
  {
    name: 'a filter of the gallery shows every picture',
    file: 'src/features/site/gallery/Gallery.tsx',
    line: 'galleryPictures.filter(({ category }) => category === filter)',
    broken: 'galleryPictures.filter(({ category }) => category !== null)',
  },
  {
    name: 'seeding leaves the old amenities',
    file: 'src/features/panel/room/amenity-seeding/seed-amenities.ts',
    line: 'await deleteOtherAmenities(client, idsOf(amenities));',
    broken: 'void deleteOtherAmenities;',
  },
  {
    name: 'texts in other languages are not saved with the room',
    file: 'src/features/panel/room/form/texts/save-texts.ts',
    line: 'if (texts.length > 0) await',
    broken: 'if (texts.length > 99) await',
  },
  {
    name: 'the form says nothing of the text a colleague wrote',
    file: 'src/features/panel/room/form/texts/useRoomTexts.ts',
    line: 'drafts[of]?.clashes[key]',
    broken: "drafts[of]?.clashes['']",
  },
];

/** What no test without a real browser can see. */
const BROWSER: Omit<SourceFault, 'layer'>[] = [
  {
    name: 'a new page keeps the scroll of the one before',
    file: 'src/app/ScrollToTop.tsx',
    line: 'window.scrollTo({ top: 0',
    broken: 'window.scrollTo({ top: window.scrollY',
  },
  {
    name: 'the page behind a window scrolls',
    file: 'src/index.css',
    line: ':root[data-modal] {\n    overflow: hidden;',
    broken: ':root[data-modal] {\n    overflow: visible;',
  },
  {
    name: 'a touch does not start the app sooner',
    file: 'tools/site/starter-in-page.ts',
    line: 'onpointerdown = onkeydown = startApp;',
    broken: 'onkeydown = startApp;',
  },
  {
    name: 'no words where the app does not come',
    file: 'tools/site/starter-in-page.ts',
    line: "(page.documentElement.dataset['failed'] = '1')",
    broken: '0',
  },
  {
    name: 'fonts never come',
    file: 'tools/site/starter-in-page.ts',
    line: "setAttribute('media', 'all')",
    broken: "setAttribute('media', 'print')",
  },
  {
    name: 'scripts of anywhere may run',
    file: 'tools/site/security-headers.ts',
    line: '["\'self\'", ...inline.scripts]',
    broken: '["\'self\'", "https:", ...inline.scripts]',
  },
  {
    name: 'text is hardly to be told from its ground',
    file: 'src/index.css',
    line: "color: theme('colors.tinta');\n    font-family",
    broken: "color: theme('colors.linha');\n    font-family",
  },
  {
    name: 'a page is wider than a phone',
    file: 'src/components/PageHead.tsx',
    line: 'className="page-width pt-8',
    broken: 'className="page-width min-w-[30rem] pt-8',
  },
  {
    name: 'a window does not give the focus back',
    file: 'src/hooks/useDialog.ts',
    line: 'opener.focus();',
    broken: 'opener.blur();',
  },
  {
    name: 'the page behind a window can still be reached',
    file: 'src/hooks/useDialog.ts',
    line: 'if (!dialog.open) dialog.showModal();',
    broken: 'if (!dialog.open) dialog.show();',
  },
];

const inLayer = (layer: Layer, faults: Omit<SourceFault, 'layer'>[]): SourceFault[] =>
  faults.map((fault) => ({ layer, ...fault }));

export const SOURCE_FAULTS: readonly SourceFault[] = [
  ...inLayer('domain', DOMAIN),
  ...inLayer('queries', QUERIES),
  ...inLayer('features', FEATURES),
  ...inLayer('browser', BROWSER),
];
