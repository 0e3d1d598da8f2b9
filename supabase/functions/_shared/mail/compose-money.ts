import { disputeReason } from '../../../../src/domain/deposit/dispute-words.ts';
import type { Letter } from './blocks.ts';
import { footer, panelButton } from './compose-house.ts';
import { formatsFor } from './formats.ts';
import type { MailData, MailHouse, MailMoney } from './mail-data.ts';

// The mail that tells the house of money somebody must decide on, in Portuguese (DEPOSIT-02).

const WORDS: Readonly<Record<MailMoney['kind'], { heading: string; text: string }>> = {
  late: {
    heading: 'Pagamento fora de prazo',
    text: 'O dinheiro chegou depois de o pedido ter caducado. No painel: repor a reserva, devolver, ou deixar por conta.',
  },
  twice: {
    heading: 'Pagamento a mais',
    text: 'Chegou mais do que a reserva custa. No painel: devolver, ou deixar por conta.',
  },
  loose: {
    heading: 'Pagamento sem reserva',
    text: 'O serviço de pagamentos recebeu dinheiro que não se liga a nenhuma reserva. No painel vê-se o que disse.',
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

/** The letter; null when what it is about is gone. */
export function moneyLetter({ money, reply_to }: MailData, house: MailHouse): Letter | null {
  if (money == null) return null;
  const f = formatsFor('pt');
  const { heading, text } = WORDS[money.kind];
  const sum = f.euros(money.amount);
  const until = money.until === null ? null : f.moment(money.until);
  const facts = [
    { label: 'Valor', text: sum },
    { label: 'Reserva', text: money.booking_number },
    { label: 'Hóspede', text: money.guest_name },
    { label: 'Responder até', text: until && `${until.day}, às ${until.time}` },
    money.kind === 'disputed'
      ? { label: 'Motivo do hóspede', text: disputeReason(money.words) }
      : { label: 'O serviço disse', text: money.words },
  ];
  return {
    language: 'pt',
    gap: '',
    subject: `${heading}: ${sum}`,
    preview: text,
    reference: money.booking_number ?? 'Sinais',
    blocks: [
      { is: 'title', text: `${heading}: ${sum}`, intro: [[text]] },
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
