import type { DraftField, RoomProblems } from '@/domain/room/room-form-schema';

export const ROOM_TABS = ['data', 'pictures', 'amenities', 'links'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

/** The tabs other than the first, with the fields that stand in them. */
const TAB_FIELDS: Record<Exclude<RoomTab, 'data'>, readonly DraftField[]> = {
  pictures: ['images', 'newPicture'],
  amenities: ['amenityIds', 'newAmenity', 'amenityNames'],
  links: ['booking_url', 'airbnb_url'],
};

const IN_OTHER_TABS = new Set(Object.values(TAB_FIELDS).flat());

export function hasTabProblem(tab: RoomTab, problems: RoomProblems): boolean {
  if (tab !== 'data') return TAB_FIELDS[tab].some((field) => problems[field] !== undefined);
  const others: ReadonlySet<string> = IN_OTHER_TABS;
  return Object.keys(problems).some((field) => !others.has(field));
}

/** The first tab with something to put right, or null. */
export function firstProblemTab(problems: RoomProblems): RoomTab | null {
  return ROOM_TABS.find((tab) => hasTabProblem(tab, problems)) ?? null;
}
