import { CALL_PRICE, LODGING_NUMBER, TAX_NUMBER } from '../../../../../src/messages/pt/house.ts';
import type { GuestTexts } from './mail-texts.ts';
import { capital, counter, named } from './words.ts';

const count = counter('pt-PT');
const WORDS = ['', 'o quarto', 'os dois quartos', 'os três quartos', 'os quatro quartos'];
const theRooms = (rooms: number) => WORDS[rooms] ?? `os ${rooms} quartos`;

/** Portuguese of Portugal: the language in which the house writes. */
export const pt: GuestTexts = {
  gap: '',
  subjects: {
    received: (number) => `Recebemos o seu pedido de reserva ${number}`,
    confirmed: (stay) => `A sua reserva está confirmada: ${stay}`,
    payment: (number) => `Só falta o pagamento da sua reserva ${number}`,
    changed: (stay) => `A sua estadia mudou: ${stay}`,
    cancelled: (number) => `A sua reserva ${number} foi cancelada`,
    lapsed: (number) => `O seu pedido ${number} caducou`,
    arrival: (weekday) => `Até ${weekday}! Como chegar e a que horas`,
    verify: 'Confirme o seu e-mail para enviar o pedido',
  },
  previews: {
    received: (answer) =>
      answer === null
        ? 'Respondemos assim que possível.'
        : `Respondemos até ${answer.day}, às ${answer.time}.`,
    confirmed: (day) => `Esperamos por si: ${day}, a partir das 14:00.`,
    payment: 'Como pagar, e o que acontece a seguir.',
    changed: 'O que mudou: antes e agora.',
    cancelled: 'O que fica cancelado, e como nos pode falar.',
    lapsed: 'O que caducou, e como nos pode falar.',
    arrival: (street) => `Check-in das 14:00 às 00:00, na ${street}.`,
    verify: 'Um toque, e o seu pedido segue.',
  },
  titles: {
    received: (name) => named('Recebemos o seu pedido', name),
    confirmed: (name, day) => named(`Até ${day}`, name),
    payment: (name) => named('Só falta o pagamento', name),
    changed: (name) => named('Alterámos a sua estadia', name),
    cancelled: (name) => named('A sua reserva foi cancelada', name),
    lapsed: (name) => named('O seu pedido caducou', name),
    arrival: (name, weekday) => `${named(`Até ${weekday}`, name)}!`,
    verify: () => 'Confirme o seu e-mail',
  },
  intros: {
    answer: ({ day, time }) => [
      'Respondemos até ',
      { strong: `${day}, às ${time}` },
      ' (hora de Portugal).',
    ],
    answerSoon: 'Respondemos assim que possível.',
    nothingToDo: 'Até lá não precisa de fazer nada e não paga nada.',
    heldUntilThen: (rooms) =>
      `Até lá guardamos ${theRooms(rooms)}, não precisa de fazer nada e não paga nada.`,
    held: (rooms, { day, time }) => [
      `Guardamos ${theRooms(rooms)} até `,
      { strong: `${day}, às ${time}` },
      '. Por agora não precisa de fazer nada e não paga nada.',
    ],
    confirmed: (day) => [
      `A sua reserva está confirmada. Esperamos por si: ${day}, a partir das 14:00.`,
    ],
    payment: (rooms) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'está guardado' : 'estão guardados'} para si. Confirmamos a reserva assim que recebermos o pagamento.`,
    ],
    changed: [
      'A sua estadia fica assim. Se não contava com esta mudança, ou se não lhe serve, responda a este e-mail ou ligue-nos.',
    ],
    cancelled: {
      byGuest: 'Cancelámos a reserva, como nos pediu. Não lhe cobrámos nada.',
      lapsed:
        'O pedido caducou antes de lhe podermos responder. Nada lhe foi cobrado. Pedimos desculpa: ligue-nos, e vemos o que ainda há.',
      unconfirmed:
        'O pedido caducou, porque o e-mail não foi confirmado a tempo. Nada lhe foi cobrado. Se ainda o quiser, peça outra vez ou ligue-nos.',
      unpaid:
        'O pagamento não chegou dentro do prazo, e por isso a reserva que se segue foi cancelada. Nada lhe foi cobrado. Se ainda quiser vir, responda a este e-mail ou ligue-nos.',
      expired:
        'O pedido que se segue caducou. Responda a este e-mail ou ligue-nos, e vemos o que ainda há.',
      other:
        'A reserva que se segue foi cancelada. Se não sabe porquê, responda a este e-mail ou ligue-nos.',
    },
    arrival: ['Falta pouco. Aqui fica o que precisa para a viagem, num só sítio.'],
    verify: [
      'Nas datas que escolheu há muitos pedidos por responder. Confirme que este e-mail é seu, e volte à página onde fez o pedido para o enviar.',
    ],
  },
  deposit: {
    subject: (number) => `Só falta o sinal da sua reserva ${number}`,
    preview: (sum) => `Como pagar ${sum}, e até quando.`,
    title: (name) => named('Só falta o sinal', name),
    intro: (rooms, sum, { day, time }, rest) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'está guardado' : 'estão guardados'} para si. Pague `,
      { strong: sum },
      ' até ',
      { strong: `${day}, às ${time}` },
      ` (hora de Portugal).${rest === null ? '' : ` O resto, ${rest}, fica para o check-in.`}`,
    ],
    step: 'falta o sinal',
    pay: (sum) => `Pagar ${sum}`,
    methods: { card: 'cartão', mb_way: 'MB WAY', multibanco: 'Multibanco' },
    where: (methods, link) => [
      `${capital(methods)}, na página do serviço de pagamentos. O botão abre a `,
      { text: 'página da sua reserva', href: link },
      '; é lá que se paga. Prefere transferência? Responda a este e-mail.',
    ],
    lapses: (rooms) =>
      `Sem sinal até essa hora, o pedido caduca, sem custos para si, e ${rooms === 1 ? 'o quarto fica livre' : 'os quartos ficam livres'}.`,
    safety: 'Nunca pedimos números de cartão por e-mail. Não serve de fatura.',
    rehearsal: 'Ensaio: não se move dinheiro.',
  },
  receipt: {
    subject: (sum, number) => `Recebemos ${sum}: reserva ${number}`,
    preview: 'O que chegou, e o que falta.',
    title: (sum, name) => named(`Recebemos ${sum}`, name),
    confirmed: 'Obrigado. A sua reserva está confirmada.',
    toConfirm: 'Obrigado. Falta só a nossa confirmação, que segue por e-mail.',
    cancelled: 'A estadia está cancelada: falamos consigo sobre este valor.',
    labels: {
      amount: 'Recebido',
      at: 'Quando',
      method: 'Como',
      rest: 'Fica para o check-in',
    },
    nothingLeft: 'Não falta pagar nada.',
    noBill: 'Não serve de fatura: essa segue depois, da casa.',
  },
  noBill: 'Não serve de fatura.',
  change: {
    before: 'Antes',
    now: 'Agora',
    calendarAgain:
      'Tinha guardado a estadia no calendário? Guarde-a outra vez: a entrada antiga não muda sozinha.',
  },
  doNotPay:
    'Não pague a referência Multibanco que recebeu: a estadia está cancelada. Se já a pagou, avisamos quando o dinheiro chegar, e falamos consigo.',
  confirmSoon: ({ day, time }) => [
    'Confirme o seu e-mail até ',
    { strong: `${day}, às ${time}` },
    ' (hora de Portugal): depois disso o pedido caduca.',
  ],
  request: 'Pedido',
  booking: 'Reserva',
  steps: { received: 'Recebido', inReview: 'Em resposta', confirmed: 'Confirmado' },
  stepDetails: {
    until: (moment) => `até ${moment}`,
    soon: 'assim que possível',
    byMail: 'avisamos por e-mail',
    awaitsPayment: 'falta o pagamento',
    afterPayment: 'depois de pagar',
  },
  buttons: {
    request: 'Ver o meu pedido',
    booking: 'Ver a minha reserva',
    confirm: 'Confirmar e ver o meu pedido',
    arrivalTime: 'Dizer a que horas chego',
    register: 'Preencher os dados',
    calendar: 'Guardar no calendário',
    verify: 'Confirmar o meu e-mail',
    bookAgain: 'Ver quartos livres',
  },
  register: {
    title: 'Antes de chegar',
    text: 'A lei pede alguns dados de cada hóspede. Dê-nos já os seus e os de quem vem consigo, cerca de um minuto por pessoa, e no balcão só recebe a chave.',
  },
  linkNote: 'A ligação é só sua: com ela também diz a hora de chegada ou retira o pedido.',
  arriveLate:
    'Chega depois da meia-noite? Diga-nos, por favor: a receção está aberta 24h e espera por si.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  checkInHours: (weekday) => `${weekday}, das 14:00 às 00:00`,
  checkOutHours: (weekday) => `${weekday}, até às 11:00`,
  checkInFull: (day) => `${day}, das 14:00 às 00:00`,
  checkOutFull: (day) => `${day}, até às 11:00`,
  nights: (number) => count(number, 'noite', 'noites'),
  guests: (number) => count(number, 'hóspede', 'hóspedes'),
  rooms: (number) => count(number, 'quarto', 'quartos'),
  room: (number) => `Quarto ${number}`,
  sleepsHere: (number) => (number === 1 ? 'Dorme aqui 1' : `Dormem aqui ${number}`),
  included: 'Pequeno-almoço e Wi-Fi incluídos.',
  total: 'Total, IVA incluído',
  toPay: 'A pagar no check-in',
  paid: 'Já pago',
  perPersonAndNight: 'Por pessoa e noite',
  perPersonOnAverage: 'Por pessoa e noite, em média',
  touristTax: 'Taxa turística, paga na receção (não está no total)',
  upTo: (sum) => `até ${sum}`,
  transfer: {
    title: 'Por transferência',
    howToPay: 'Como pagar',
    amount: 'Valor',
    iban: 'IBAN',
    holder: 'Titular',
    reference: 'Descritivo',
    proof:
      'Responda a este e-mail com o comprovativo, por favor. Prefere pagar com cartão ou em dinheiro? Ligue-nos e combinamos.',
    call: 'Pode pagar por transferência, com cartão ou em dinheiro: responda a este e-mail ou ligue-nos, e combinamos.',
    safety: 'Nunca pedimos números de cartão por e-mail.',
  },
  mayWithdraw: ({ day, time }) => [
    'O pagamento total ou um depósito pode ser pedido na confirmação. Pode retirar o pedido sem custos até ',
    { strong: `${day}, às ${time}` },
    '.',
  ],
  mayCancel: ({ day, time }, firstNight) => [
    'Pode cancelar sem custos até ',
    { strong: `${day}, às ${time}` },
    `. Depois, cobramos a primeira noite${firstNight === null ? '' : `: ${firstNight}`}.`,
  ],
  paymentNote: 'O pagamento total ou um depósito pode ser pedido na confirmação.',
  facts: {
    arrival: 'Chegada',
    arrivalHours: 'Check-in das 14:00 às 00:00',
    address: 'Morada',
    nearStation: ', a 50 m da estação',
    openMap: 'Abrir no mapa',
    rooms: (rooms) => (rooms === 1 ? 'Quarto' : 'Quartos'),
    toPay: 'A pagar',
    means: ', em dinheiro, cartão ou transferência',
    nothingToPay: 'Está tudo pago.',
    breakfast: 'Pequeno-almoço',
    breakfastHours: 'das 7:00 às 10:00, incluído',
    departure: 'Partida',
    departureHours: 'Check-out até às 11:00, malas guardadas até às 18:00',
  },
  directions: {
    title: 'Como chegar',
    ways: [
      [{ strong: 'De comboio.' }, ' Saia da estação, atravesse a rua e está em casa: são 50 m.'],
      [{ strong: 'Do aeroporto.' }, ' 69 km, de autocarro ou comboio até à estação.'],
      [{ strong: 'De carro.' }, ' A casa não tem estacionamento; há lugares públicos aqui perto.'],
    ],
  },
  unforeseen: ({ day, time }, link) => [
    'Imprevisto? Pode cancelar sem custos até ',
    { strong: `${day}, às ${time}` },
    ', ',
    { text: 'na sua página', href: link },
    '.',
  ],
  footer: {
    address: (street) => `${street}, Algarve, a 50 m da estação`,
    callPrice: CALL_PRICE,
    hours: ', 24 horas por dia',
    taxNumber: TAX_NUMBER,
    lodgingNumber: LODGING_NUMBER,
  },
  why: {
    request:
      'Recebe este e-mail porque foi feito um pedido de reserva com este endereço. Pode responder-lhe: lemos tudo. Se não fez este pedido, diga-nos e apagamos os dados.',
    booking: (number) =>
      `Recebe este e-mail por causa da sua reserva ${number}. Pode responder-lhe: lemos tudo.`,
    verify:
      'Recebe este e-mail porque alguém quis fazer um pedido de reserva com este endereço. Se não foi consigo, ignore-o: nada acontece.',
  },
};
