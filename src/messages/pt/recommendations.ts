/** The labels of recommended combinations of rooms (CONST-REC-02, CONST-REC-04, CONST-REC-06). */

export const ONE_ROOM = 'Melhor opção - Um único quarto acomoda todos';
export const TWO_ROOMS = 'Boa opção - Dois quartos com distribuição equilibrada';
export const THREE_ROOMS = 'Opção disponível - Três quartos';
