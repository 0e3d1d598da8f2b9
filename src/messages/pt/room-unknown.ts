/**
 * A room that does not exist or could not be loaded (ROOM-DET-15 to ROOM-DET-17, ERR-ROOM-01 to
 * ERR-ROOM-05).
 */

export const NOT_FOUND = 'Quarto não encontrado';
export const NOT_OPENED = 'Não foi possível abrir o quarto';
export const NO_NUMBER = 'Número de quarto não especificado na URL';
export const notActive = (numbered: string) => `${numbered} não encontrado ou não está ativo`;
export const loadFailed = (detail: string) => `Erro ao carregar informações do quarto: ${detail}`;
export const UNKNOWN_ERROR = 'Erro desconhecido';
export const NO_ANSWER =
  'Não chegou resposta sobre este quarto. Verifique a ligação e tente novamente.';
export const NOT_THERE = 'O quarto que procura não existe ou não está disponível.';
export const RETRY = 'Tentar Novamente';
export const BACK_TO_ROOMS = 'Voltar aos quartos';
export const BOOK = 'Reservar';
