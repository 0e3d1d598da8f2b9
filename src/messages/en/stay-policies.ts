/** The house rules, with the same wording on every page (TEXT-HOUSE-01 to TEXT-HOUSE-06). */
export const HOUSE_RULES = {
  smoking: 'No smoking indoors.',
  pets: 'No pets, except accredited guide dogs.',
  noise: 'No parties or noise between 22:00 and 08:00.',
  visitors: 'No unregistered visitors in the rooms, or in the shared areas after 22:00.',
  alcohol: 'No disorderly drinking.',
  drugs: 'No illegal substances.',
};

/** What the price does not include, with the wording of the terms (TEXT-STAY-07). */
export const TOURIST_TAX = 'Tourist tax is paid at reception.';
