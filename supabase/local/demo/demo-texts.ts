/** The demo house's rooms and amenities in one language; keys are Portuguese or room numbers. */
export interface DemoTexts {
  rooms: Record<string, DemoRoomTexts>;
  /** What the rooms' own features are called. */
  features: Record<string, string>;
  categories: Record<string, string>;
  amenities: Record<string, string>;
}

interface DemoRoomTexts {
  name: string;
  room_subtitle: string;
  description: string;
  full_description: string;
}
