export const LEGEND = 'Calendar key';
export const SPECIAL_PRICE_NOTE =
  'Special prices are not included in the total of your request, which uses the standard price. Our team will confirm with you what those nights cost.';
export const DAYS_UNKNOWN =
  'We do not know which days are available. You can still send a request.';
export const RETRY = 'Try again';
export const MORE_MONTHS = 'Show more months';

export const DAY_LEGEND = {
  available: 'Available',
  booked: 'Booked',
  blocked: 'Closed',
  'special-price': 'Special price',
};

export const CELL = { booked: 'Booked', blocked: 'Closed' };
