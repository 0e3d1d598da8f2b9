import { disputeReason } from '../../../../src/domain/deposit/dispute-reason.ts';
import type { Letter } from './blocks.ts';
import { footer, panelButton } from './compose-house.ts';
import { formatsFor } from './formats.ts';
import type { MailData, MailHouse, MailMoney } from './mail-data.ts';

// The mail that tells the house of money somebody must decide on, in Portuguese (DEPOSIT-02).

interface MoneyWords {
  heading: string;
  text: string;
}

const WORDS: Readonly<Record<MailMoney['kind'], MoneyWords>> = {
  // True of whatever was cancelled, by somebody or by its deadline.
  late: {
    heading: 'Pagamento de reserva cancelada',
    text: 'O dinheiro chegou quando a reserva já estava cancelada. No painel: repor a reserva, se as noites ainda estiverem livres, ou devolver.',
  },
  twice: {
    heading: 'Pagamento a mais',
    text: 'Chegou mais do que se pediu, ou do que a reserva deve. No painel: devolver, ou deixar por conta.',
  },
  loose: {
    heading: 'Pagamento sem reserva',
    text: 'O serviço de pagamentos recebeu dinheiro que não se liga a nenhuma reserva. No painel vê-se o que disse.',
  },
  foreign: {
    heading: 'Pagamento noutra moeda',
    text: 'O serviço de pagamentos falou de dinheiro que não é em euros. Não foi contado: veja lá quanto é e lance-o na reserva certa.',
  },
  disputed: {
    heading: 'Pagamento contestado',
    text: 'O banco do hóspede contesta o pagamento. Responde-se no serviço de pagamentos; até lá o dinheiro fica retido.',
  },
  refund_failed: {
    heading: 'Devolução que não passou',
    text: 'O hóspede não recebeu a devolução. No painel: tentar de novo, ou combinar outra forma.',
  },
};

const EXPIRED: MoneyWords = {
  heading: 'Pagamento fora de prazo',
  text: 'O dinheiro chegou depois de o pedido ter caducado. No painel: repor a reserva, se as noites ainda estiverem livres, ou devolver.',
};

/** The letter; null when what it is about is gone. */
export function moneyLetter({ money, reply_to }: MailData, house: MailHouse): Letter | null {
  if (money == null) return null;
  const f = formatsFor('pt');
  const isLate = money.kind === 'late';
  const { heading, text } = isLate && money.words === 'expired' ? EXPIRED : WORDS[money.kind];
  const sum = money.amount === null ? (money.words ?? '') : f.euros(money.amount);
  const until = money.until === null ? null : f.moment(money.until);
  const facts = [
    { label: 'Valor', text: sum },
    { label: 'Reserva', text: money.booking_number },
    { label: 'Hóspede', text: money.guest_name },
    { label: 'Responder até', text: until && `${until.day}, às ${until.time}` },
    money.kind === 'disputed'
      ? { label: 'Motivo do hóspede', text: disputeReason(money.words) }
      : // Of what came late, the words are the database's own: why the stay was cancelled.
        { label: 'O serviço disse', text: isLate || money.amount === null ? null : money.words },
  ];
  return {
    language: 'pt',
    gap: '',
    subject: `${heading}: ${sum}`,
    preview: text,
    reference: money.booking_number ?? 'Sinais',
    blocks: [
      // A large title breaks on a phone, which must not part the sum from its sign.
      { is: 'title', text: `${heading}: ${sum.replaceAll(' ', '\u00a0')}`, intro: [[text]] },
      panelButton(
        house,
        '/admin/sinais',
        reply_to === null ? [] : [{ text: 'Escrever ao hóspede', href: `mailto:${reply_to}` }],
      ),
      {
        is: 'facts',
        facts: facts.flatMap((fact) =>
          fact.text === null ? [] : [{ label: fact.label, lines: [[{ strong: fact.text }]] }],
        ),
      },
    ],
    footer: footer(house, 'quando um pagamento online precisa de alguém'),
  };
}
