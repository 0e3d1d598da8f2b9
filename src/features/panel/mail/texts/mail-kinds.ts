import { GUEST_KINDS, HOUSE_KINDS, type MailKind } from '@mail/mail-data.ts';

export type SettledKind = Exclude<MailKind, 'verify' | `staff_${string}`>;

export const TO_GUESTS: readonly SettledKind[] = GUEST_KINDS;
export const TO_HOUSE: readonly SettledKind[] = HOUSE_KINDS;

/** Whether staff may add a paragraph of their own to a kind (MAIL-06). */
export const hasParagraph = (kind: SettledKind): boolean =>
  kind !== 'paid' && TO_GUESTS.includes(kind);

/** When each kind is sent: in short for the list, and as a sentence. */
export const WHEN: Readonly<Record<SettledKind, { brief: string; whole: string }>> = {
  received: {
    brief: 'mal o pedido chega',
    whole: 'Sai mal um pedido chega pelo site, na língua do hóspede.',
  },
  confirmed: {
    brief: 'quando passa a Confirmada',
    whole: 'Sai quando uma reserva passa a Confirmada, na língua do hóspede.',
  },
  payment: {
    brief: 'quando passa a Aguarda Pagamento',
    whole:
      'Sai quando uma reserva passa a Aguarda Pagamento, na língua do hóspede, e diz como pagar.',
  },
  paid: {
    brief: 'quando entra um pagamento online',
    whole:
      'Sai quando o serviço de pagamentos confirma que o hóspede pagou, na língua do hóspede. Não leva parágrafo da casa.',
  },
  changed: {
    brief: 'quando a estadia muda',
    whole:
      'Sai quando a receção muda datas, quarto, hóspedes ou preço de uma estadia por começar, com o antes e o agora, na língua do hóspede.',
  },
  cancelled: {
    brief: 'quando passa a Cancelada',
    whole: 'Sai quando uma reserva passa a Cancelada, na língua do hóspede.',
  },
  arrival: {
    brief: '3 dias antes',
    whole: 'Sai três dias antes da chegada, na língua do hóspede.',
  },
  house_request: {
    brief: '',
    whole: 'Sai para a casa quando chega um pedido pelo site.',
  },
  house_message: {
    brief: '',
    whole: 'Sai para a casa quando alguém escreve pelo formulário de contacto.',
  },
  house_withdrawn: {
    brief: '',
    whole: 'Sai para a casa quando um hóspede retira o pedido ou cancela na sua página.',
  },
  house_payment: {
    brief: '',
    whole:
      'Sai para a casa quando entra dinheiro fora de prazo, de uma reserva cancelada, a mais ou sem reserva, quando um pagamento é contestado e quando uma devolução não passa.',
  },
};

/** The kind that a URL names; the confirmation when it names none that is known. */
export function asSettledKind(name: string | null): SettledKind {
  return [...TO_GUESTS, ...TO_HOUSE].find((kind) => kind === name) ?? 'confirmed';
}
