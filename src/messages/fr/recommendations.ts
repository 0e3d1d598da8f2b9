/** The labels of recommended combinations of rooms (CONST-REC-02, CONST-REC-04, CONST-REC-06). */

export const ONE_ROOM = 'Meilleur choix\u202f: une seule chambre pour tous';
export const TWO_ROOMS = 'Bon choix\u202f: deux chambres, bien réparties';
export const THREE_ROOMS = 'Possible aussi\u202f: trois chambres';
