export const OWN_FEATURES = 'In diesem Zimmer';
