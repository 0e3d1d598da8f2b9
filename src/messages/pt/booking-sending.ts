/** After sending a request: the error box, the confirmation, the calendar file. */

export const GENERIC_FAILURE = 'Erro ao enviar reserva. Por favor, tente novamente.';
export const refused = (why: string) => `Erro ao criar reserva: ${why}`;
export const NOTHING_LOST = 'Nada se perdeu: os seus dados continuam preenchidos.';
export const NOT_TWICE = 'Se o pedido já tiver chegado, não fica em duplicado.';
export const ONLY_ROOMS = 'Só falta voltar a escolher os quartos.';
export const NEW_PRICES =
  'Os preços já estão atualizados nesta página: veja o novo total e confirme.';
export const alreadyHas = (bookingNumber: string) =>
  `A sua reserva ${bookingNumber} já inclui um destes quartos nas mesmas datas. Escolha outros quartos ou fale connosco.`;
export const CHOOSE_OTHER_ROOMS = 'Escolher outros quartos';
export const CHANGE_DATES = 'Alterar datas';

export const CONFIRM_EMAIL = 'Confirmar o meu e-mail';
export const SENDING = 'A enviar...';
export const linkSent = (email: string) =>
  `Enviámos uma ligação para ${email}. Abra-a, volte a esta página e carregue outra vez em «Confirmar Reserva».`;
export const LINK_FAILED = 'Não foi possível enviar a ligação. Tente novamente ou ligue-nos.';

export const PAUSED = 'De momento não recebemos pedidos pelo site';
export const PAUSED_TEXT =
  'Os quartos podem continuar a ser pedidos por telefone, a qualquer hora. Também pode escrever-nos.';
export const SEND_MESSAGE = 'Enviar uma mensagem';

export const RECEIVED = 'Pedido recebido';
export const SENT = 'Reserva Enviada com Sucesso!';
export const SENT_TEXT =
  'O seu pedido está pendente. Vai receber um e-mail de confirmação, que a nossa equipa escreve depois de ver o pedido, e entraremos em contacto consigo.';
export const BOOKING_NUMBER = 'Número da reserva';
export const COPY_NUMBER = 'Copiar número';
export const GROUP_REFERENCE = 'Referência do grupo';
export const COPY_REFERENCE = 'Copiar referência';
export const NUMBER_UNKNOWN = 'a receção indica-lho';
export const NEXT_CONTACT =
  'A receção entra em contacto consigo em menos de 24h para confirmar a reserva e o pagamento.';
/** Where the house has settled times (CLOCK-02). */
export const answerUntil = (moment: string) =>
  `A receção responde até ${moment}, hora de Portugal, para confirmar a reserva e o pagamento.`;
export const heldUntil = (count: number, moment: string) =>
  `${count === 1 ? 'O quarto fica guardado' : 'Os quartos ficam guardados'} para si até ${moment}.`;
export const nextArrival = (metres: number) =>
  `No dia, são ${metres} m a pé da estação. O check-in é a partir das 14:00.`;
export const GETTING_HERE = 'Como chegar';
export const ANY_TIME = ', a qualquer hora';

export const LINK_TITLE = 'A sua ligação privada';
export const LINK_TEXT =
  'Com ela vê a resposta, diz a hora de chegada e, se precisar, cancela. Sem conta nem palavra-passe: guarde-a.';
export const COPY_LINK = 'Copiar ligação';
export const LINK_COPIED = 'Ligação copiada';
export const OPEN_LINK = 'Abrir a minha reserva';

export const SAVE_TO_CALENDAR = 'Guardar no calendário';
export const PRINT = 'Imprimir';
export const BOOK_AGAIN = 'Fazer Outra Reserva';
export const FILE_SAVED =
  'O ficheiro está nas transferências: abra-o para o juntar ao seu calendário.';

export const YOUR_BOOKING = 'A sua reserva';
export const roomNamed = (name: string) => `Quarto ${name}`;
export const TOTAL = 'Total';

/** The printed confirmation. */
export const PAPER_HEADING = 'Pedido de reserva, pendente de confirmação';
export const CONTACT = 'Contacto principal';
export const PHONE = 'Telefone';
export const EMAIL = 'Email';

/** The calendar file. */
export const EVENT = {
  title: (house: string) => `${house} (por confirmar)`,
  request: (bookingNumber: string) =>
    `Pedido de reserva ${bookingNumber}, pendente de confirmação.`,
  room: (number: string, name: string, guests: string) => `Quarto ${number}, ${name}: ${guests}`,
  total: (sum: string) => `Total: ${sum}`,
  reception: (phone: string) => `Receção: ${phone}`,
};
export const fileName = (reference: string) => `reserva-${reference}.ics`;
/** Used instead of a booking number that could not be read. */
export const withoutNumber = (checkIn: string, rooms: string) => `${checkIn}-quarto-${rooms}`;
