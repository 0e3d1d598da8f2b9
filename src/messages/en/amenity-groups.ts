export const OWN_FEATURES = 'In this room';
