import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { guestOf } from './guests.ts';
import { asTimestamp, momentOf } from './moments.ts';
import { cellsOf, withParagraphs } from './rows.ts';

/** Writer, subject, day and time, whether it is new, read or archived on which day, text, notes. */
const MESSAGES = `
Beatriz Nogueira pt | reserva | -1 | 22:42 | new | Boa tarde. Somos três e chegamos no comboio das 23:10. A receção está aberta a essa hora? ¶ Precisamos também de saber se o quarto 6 tem cama para uma criança de quatro anos.
Ellie Marsh gb | servicos | -1 | 19:15 | new | Hello! Is there a place to leave two surfboards overnight, and a tap to rinse them?
Catarina Melo pt | cancelamento | -1 | 08:03 | new | Preciso de cancelar a minha reserva por motivo de saúde. Ainda estou dentro do prazo?
Inês Duarte pt | reserva | -1 | 21:18 | read | Olá! Fiz agora o pedido de reserva e esqueci-me de uma coisa. ¶ Um de nós tem o pé engessado. O quarto 8 fica a quantas escadas da receção? | São dois lanços. Propor a troca para um quarto do primeiro andar.
Marc Vidal es | outro | -2 | 17:55 | read | Soy fotógrafo y me gustaría hacer unas fotos de la fachada el sábado por la mañana. ¿Hace falta permiso?
Helena Prado pt | feedback | -3 | 20:30 | read | Ficámos no quarto 11 no nosso aniversário de casamento. O pequeno-almoço no terraço foi o melhor da viagem. Obrigada pelas flores! | Agradecer e pedir autorização para citar no site.
Thomas Weber de | servicos | -5 | 14:21 | read | Gibt es einen Parkplatz in der Nähe? Wir kommen mit einem kleinen Wohnmobil. | O parque parceiro não aceita autocaravanas. Indicado o parque municipal.
Lúcia Ferraz pt | reserva | -6 | 11:07 | read | Queria saber o preço para oito pessoas na passagem de ano.
Camille Laurent fr | outro | -9 | 09:40 | read | Bonjour, puis-je recevoir une facture au nom de mon entreprise ?
Hanna Lindqvist se | cancelamento | -27 | 18:12 | -26 | Thank you for the quick answer. Cancelled it is, then; we will pick new dates soon.
Megan Hughes gb | feedback | -47 | 19:40 | -45 | Great stay, lovely tiles. The lamp by bed 4 flickers. ¶ See you soon! | Lâmpada da cama 4 do quarto 9 trocada.
Promo Viagens pt | outro | -52 | 07:00 | -51 | Temos uma proposta imperdível para o seu alojamento local.
`;

/** The rows of `contact_messages` around a day. */
export function contactMessageRows(today: Day) {
  const timestamp = (day: string, time: string) =>
    asTimestamp(momentOf(addDays(today, Number(day)), time));
  return cellsOf(MESSAGES).map((cells) => {
    const [writer = '', subject, day = '', time = '', state = '', message = '', notes = null] =
      cells;
    const { name, email, phone } = guestOf(writer);
    const isArchived = state.startsWith('-');
    return {
      name,
      email,
      phone,
      subject,
      message: withParagraphs(message),
      is_read: state !== 'new',
      archived: isArchived,
      archived_at: isArchived ? timestamp(state, '09:05') : null,
      admin_notes: notes,
      created_at: timestamp(day, time),
    };
  });
}
