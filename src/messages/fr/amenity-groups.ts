export const OWN_FEATURES = 'Dans cette chambre';
