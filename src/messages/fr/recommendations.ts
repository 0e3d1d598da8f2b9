export const ONE_ROOM = 'Meilleur choix\u202f: une seule chambre pour tous';
export const TWO_ROOMS = 'Bon choix\u202f: deux chambres, bien réparties';
export const THREE_ROOMS = 'Possible aussi\u202f: trois chambres';
