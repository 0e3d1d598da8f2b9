/** The hostel in two sentences, for the footer and for search engines. */
export const SUMMARY = 'Treze quartos a 50 m da estação. Receção aberta 24h, todos os dias.';
