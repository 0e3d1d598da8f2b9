/** The contact page (CONTACT-01 to CONTACT-15). */

export const TITLE = 'Contacto';
export const DESCRIPTION =
  'Escreva-nos, telefone ou bata à porta: a receção do hostel está aberta 24 horas, todos os dias. Respondemos em 24 horas.';
export const LEAD =
  'Escreva, telefone ou bata à porta: a receção está aberta 24 horas, todos os dias.';

export const DIRECT = 'Contactos diretos';
export const ADDRESS = 'Morada';
export const EMAIL_ADDRESS = 'E-mail';
export const RECEPTION = 'Receção';
export const RECEPTION_HOURS = '24 horas, 7 dias por semana';

export const EMERGENCY = 'Em caso de emergência';
/** Followed by the phone number. */
export const EMERGENCY_TEXT =
  'Ligue 112. Para qualquer urgência na casa, a nossa linha atende 24h:';
export const CALL_112 = 'Ligar 112';

/** The form. */
export const WRITE = 'Envie-nos uma mensagem';
export const FORM = 'Formulário de contacto';
export const NAME = 'Nome';
export const EMAIL = 'Email';
export const callNumber = (phone: string) => `Ligar ${phone}`;
export const PHONE = 'Telefone';
export const SUBJECT = 'Assunto';
export const CHOOSE_SUBJECT = 'Escolha um assunto';
export const MESSAGE = 'Mensagem';
export const SEND = 'Enviar Mensagem';
export const SENDING = 'Enviando...';
export const ANSWER = 'Respondemos em 24 horas.';

export const SENT = 'Mensagem enviada com sucesso! Responderemos em breve.';
/** The first line of the error box whenever a message was not accepted (ERR-CONTACT-02). */
export const FAILED = 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.';
export const KEPT = 'O que escreveu continua no formulário.';
/** Perhaps only the answer was lost, and the database recognizes a repeated message. */
export const SAFE_TO_REPEAT = 'Pode enviar de novo: a mesma mensagem não chega duas vezes.';
/** Followed by the phone number. */
export const OR_CALL = 'Se preferir, ligue';

/** The error messages of the fields. */
export const NAME_MISSING = 'Nome obrigatório';
export const nameTooLong = (most: number) => `O nome pode ter no máximo ${most} caracteres`;
export const EMAIL_MISSING = 'Email obrigatório';
export const emailTooLong = (most: number) => `O email pode ter no máximo ${most} caracteres`;
export const EMAIL_WRONG = 'Email inválido';
export const phoneTooLong = (most: number) => `O telefone pode ter no máximo ${most} caracteres`;
export const SUBJECT_MISSING = 'Assunto obrigatório';
export const MESSAGE_MISSING = 'Mensagem obrigatória';
export const messageTooLong = (most: number) => `A mensagem pode ter no máximo ${most} caracteres`;

/** Why the database refuses a message: its own text is Portuguese already. */
export const refusal = (_code: string, words: string): string | null => words || null;
