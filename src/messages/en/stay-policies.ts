export const HOUSE_RULES = {
  smoking: 'No smoking indoors.',
  pets: 'No pets, except accredited guide dogs.',
  noise: 'No parties or noise between 22:00 and 08:00.',
  visitors: 'No unregistered visitors in the rooms, or in the shared areas after 22:00.',
  alcohol: 'No disorderly drinking.',
  drugs: 'No illegal substances.',
};

export const TOURIST_TAX = 'Tourist tax is paid at reception.';
