/**
 * The error messages of the form's steps (BOOK-STEP1 to BOOK-STEP4, ERR-BOOK-02 to ERR-BOOK-06).
 */

export const CHECK_IN_MISSING = 'Por favor, selecione a data de check-in';
export const CHECK_OUT_MISSING = 'Por favor, selecione a data de check-out';
export const CHECK_IN_PAST = 'A data de check-in já passou.';
export const DATE_ORDER = 'Data de check-out deve ser posterior à data de check-in';
export const TOO_FAR = 'Só é possível fazer reservas com até 9 meses de antecedência.';
export const TOO_LONG = 'Pelo site pode reservar até 30 noites. Para ficar mais, ligue-nos.';

export const TOO_FEW_GUESTS = 'Por favor, selecione pelo menos 1 hóspede';
export const TOO_MANY_GUESTS = 'Por favor, indique no máximo 50 hóspedes';

export const ROOMS_MISSING = 'Por favor, selecione uma combinação de quartos';
export const ROOMS_TOO_SMALL = 'A capacidade dos quartos selecionados é insuficiente';
export const moreThanCome = (accommodated: number, guests: number) =>
  `Nos quartos pôs ${accommodated} hóspedes, mas a reserva é para ${guests}.`;

export const NAME_MISSING = 'Nome obrigatório';
export const NAME_TOO_LONG = 'O nome pode ter no máximo 200 caracteres';
export const EMAIL_MISSING = 'Email obrigatório para contacto principal';
export const EMAIL_INVALID = 'Email inválido';
export const PHONE_MISSING = 'Telefone obrigatório para contacto principal';
export const PHONE_INVALID = 'Telefone inválido';
export const MESSAGE_TOO_LONG = 'A mensagem pode ter no máximo 3900 caracteres';

/** The messages of the check before sending. */
export const GUEST_MISSING = 'Por favor, adicione pelo menos um hóspede';
export const CONTACT_INCOMPLETE = 'Informações do contacto principal incompletas';
export const ROOM_MISSING = 'Por favor, selecione pelo menos um quarto';
export const DATES_MISSING = 'Por favor, selecione as datas de check-in e check-out';
