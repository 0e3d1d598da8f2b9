/** The page for unknown addresses. */
export const TITLE = 'Página não encontrada';
export const NO_SUCH_TILE = 'Este azulejo não faz parte da parede.';
export const ADVICE = 'O endereço pode ter mudado ou ter uma gralha. Comece pela página inicial.';
export const HOME = 'Voltar à página inicial';
export const BOOK = 'Reservar';
