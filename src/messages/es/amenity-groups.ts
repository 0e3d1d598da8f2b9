export const OWN_FEATURES = 'En esta habitación';
