export const KIND_OF_ROOM = 'Type of room';

export const MIXED = {
  name: 'Mixed Dormitory',
  subtitle: 'A bed in a mixed dormitory',
  description:
    'Wooden bunk beds, each with a locker and a reading light, and people from all over the world. The dormitory is mixed and the bathroom is shared.',
};
export const WOMEN = {
  name: 'Women-Only Dormitory',
  subtitle: 'A bed in a dormitory for women only',
  description:
    'A dormitory for women only, with a locker and a reading light at every bed. The shared bathroom is along the corridor.',
};
export const PRIVATE = {
  name: 'Standard Private Room',
  subtitle: 'A double bed and a door that locks',
  description:
    'A room to yourself, with a double bed, a shuttered window and a key in the door. The shared bathroom is along the corridor.',
};

export const FEATURES = {
  wifi: 'Free Wi-Fi',
  breakfast: 'Breakfast included',
  linen: 'Bed linen',
  bathroom: 'Shared bathroom',
  commonAreas: 'Use of the shared areas',
  locker: 'Locker',
  readingLight: 'Reading light',
  womenOnly: 'Women only',
  doubleBed: 'Double bed',
  television: 'Television',
};
