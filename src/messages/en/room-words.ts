export const DEFAULT_DESCRIPTION = 'A comfortable room with everything you need for your stay';

export const numbered = (roomNumber: string) => `Room ${roomNumber}`;

export const upTo = (guests: number) => (guests === 1 ? 'For 1 guest' : `Up to ${guests} guests`);

export const FROM = 'From';
export const PER_NIGHT = '/ night';

export const ANY_CAPACITY = 'All';

export const ALL_ROOMS = 'The rooms of the house';

export const OWN_FEATURES = 'In this room';

export const UNCONFIRMED = 'We could not confirm today’s prices.';
export const RETRY = 'Try again';
