import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { asBookingSource } from '../../../src/domain/booking/booking-source.ts';
import { withHistory, type DemoBooking } from './bookings.ts';
import { chanceOf } from './chance.ts';
import { guestOf, type DemoGuest } from './guests.ts';
import { momentOf, visitorWindowStart, type LoadedAt } from './moments.ts';
import { OPEN_ROOMS, roomOf } from './rooms.ts';
import { cellsOf, withParagraphs } from './rows.ts';

/**
 * The bookings that matter on the day the house is loaded, a line for each: the last symbols of its
 * number, room, guest and country, arrival, nights, guests, status, day of the request, details
 * (BookingDetails), what the guest wrote, and notes of reception.
 *
 * Days count from today, in open rooms from the first day that visitors can see: stays there are
 * over, those to come are cancelled. One guest of yesterday did not come, one has not left; one
 * writes at length, one has a long name. Those of a group were asked for together.
 */
const SCENES = `
84R7VK | 7 | Carla Meireles pt | -70 | 2 | 8 | completed | -131 | source=email | Visita de estudo: seis finalistas e dois professores. Precisamos de fatura. | Fatura enviada à escola. Voltam a marcar todos os anos.
C6CQD2 | 11 | Ingrid & Per Sørensen dk | -63 | 3 | 2 | completed | -104 | source=booking_com; kept=yes | | Pediram segunda via da fatura em nome da empresa: manter à vista até ser emitida.
MAKQFW | 9 | Megan Hughes gb | -52 | 4 | 5 | completed | -97 | | Hen weekend, but a quiet one, we promise! Is there a table for five on the terrace?
RC78ZB | 8 | Jan Kowalski pl | -47 | 3 | 6 | cancelled | -88 | reason=guest; why=Dentro do prazo.; archived=-2
ZGE838 | 12 | Marc Vidal es | -44 | 2 | 2 | cancelled | -57 | reason=no_answer | Todavía no sabemos si llegaremos el jueves o el viernes.
DQ9RNH | 9 | Nguyễn Thị Minh Anh vn | -20 | 3 | 3 | completed | -41 | archived=2
HSV87Y | 7 | Kai Nakamura jp | -12 | 2 | 8 | completed | -76 | | Surf camp, eight people, eight boards. We can stack them if you show us where. | Pranchas no terraço. Deixaram 20 € de gorjeta para a equipa da limpeza.
NUGRQD | 3 | Tobias Keller ch | -9 | 4 | 2 | checked_out | -50 | source=booking_com
SW499U | 9 | Bruno Falcão pt | -8 | 2 | 2 | pending | -9 | | É para mim e para a minha irmã. Aceitam irmãos no dormitório feminino?
TN7R4Y | 12 | Hanna Lindqvist se | -7 | 4 | 2 | cancelled | -29 | paid=given back; reason=guest; why=Voo cancelado. | | Ofereceu-se nova data sem custos; ficou de responder.
23C9BQ | 11 | Helena Prado pt | -6 | 2 | 2 | completed | -30 | | É o nosso aniversário de casamento. O terraço tem sombra de manhã? | Flores no quarto à chegada. Feedback muito bom.
P8JC4N | 8 | João Valadares pt | -5 | 2 | 5 | completed | -21
65YRU5 | 7 | Paulo Matos pt | -4 | 3 | 6 | checked_in | -19 | source=desk | | Pagou em numerário. Ficou de entregar a chave de manhã.
A7K9DK | 9 | Fleur Jansen nl | -3 | 3 | 4 | checked_in | -33 | |  | Sai hoje. Deixa a bagagem na receção até às 18:00.
E97SWZ | 8 | Lucía Ruiz Ortega es | -2 | 4 | 5 | checked_in | -48 | paid=entered twice | Somos cinco amigas de Sevilla. ¿Se puede cenar en la cocina a las once? | Cama de baixo para a Lucía (joelho). Lembrar o silêncio a partir das 22:00.
JBT9FF | 12 | Oliver Grant gb | -2 | 2 | 2 | checked_out | -15 | left=07:50; paid=on leaving
PDESYV | 3 | Rui Tavares pt | -1 | 3 | 2 | checked_in | -26 | came=24:20; paid=nothing | Chegamos depois da meia-noite, no último comboio de Lisboa. | Chegaram às 00:20. Saída tardia pedida: cobrar 10 €.
HN4VQ2 | 11 | Albano Reis pt | -1 | 1 | 1 | confirmed | -3 | source=phone; arrival=21:15 | | Vinha no comboio das 21:00 e não apareceu. Ligar de manhã.
TF2AHB | 7 | Łukasz Wójcik pl | 0 | 3 | 7 | confirmed | -60 | arrival=16:00; paid=half; wish=Dois lugares para os carros, se houver. | Arriving around 16:00 with two cars. Where can we unload? | Descarregar na Rua da Estação, 15 minutos. Vale de desconto do parque na receção.
XHNS2S | 11 | Giulia Rossi it | 0 | 2 | 2 | confirmed | -12 | source=booking_com; arrival=19:30; paid=nothing
3M9AK7 | 9 | Priya Raman in | 0 | 2 | 3 | awaiting_payment | -4 | arrival=23:15 | We would like to pay by card when we arrive, if that is fine. | Paga no check-in, em cartão. Combinado por e-mail.
W8PDK3 | 12 | Clara Nunes pt | 0 | 2 | 2 | checked_in | -1 | source=phone; came=09:05 | | Ligou da estação na véspera. Entrou de manhã, o quarto estava livre.
7K3F9Q | 8 | Inês Duarte pt | 2 | 3 | 4 | pending | -1 | arrival=22:50 | Chegamos no comboio das 22:40. Podem guardar uma cama de baixo?
9DPH3V | 3 | Marta e Rui Sequeira pt | 2 | 3 | 2 | confirmed | -1 | arrival=17:30; from=11
7PVS4N | 2 | Jan Kowalski pl | 3 | 2 | 2 | cancelled | -2 | reason=guest; why=Enganou-se no mês. | Sorry, wrong month! I will send a new request.
5RCJ7W | 12 | Noah Lindh se | 4 | 2 | 2 | payment_received | -9 | |  | Transferência recebida e conferida.
X3FM9D | 3 | Camille Laurent fr | 6 | 2 | 2 | payment_received | -10 | arrival=18:00; wish=Ferro de engomar no quarto. | Nous venons pour un mariage. Y a-t-il un fer à repasser ?
4ZKD8H | 9 | Élodie Petit fr | 7 | 3 | 4 | confirmed | -2 | source=booking_com
M4XW8T | 11 | Lukas Brandt de | 9 | 3 | 2 | awaiting_payment | -2 | source=email | Wir kommen mit dem Nachtzug. Können wir das Gepäck schon um 8 Uhr abgeben?
BRGAN3 | 3 | Catarina Melo pt | 15 | 4 | 2 | confirmed | -6 | paid=half
FT4T6H | 6 | Dominik Král cz | 18 | 4 | 4 | cancelled | -35 | source=booking_com; reason=guest | | Cancelou por telefone, com três semanas de aviso. Sem custos.
KVQAQX | 9 | Megan Hughes gb | 20 | 2 | 6 | awaiting_confirmation | -4 | | Same five as last time, plus one.
QXBT8D | 11 | Mateus Oliveira da Costa br | 24 | 3 | 2 | pending | -2 | | Vamos em lua de mel! Se o terraço puder ficar reservado numa das noites, agradecemos.
UZXAST | 7 | Tobias Keller ch | 33 | 4 | 7 | awaiting_payment | -5 | source=email
Y3KTA9 | 12 | Yuki Tanaka jp | 40 | 3 | 2 | pending | -3
467BUP | 9 | Fatima Zahra El Idrissi ma | 45 | 5 | 4 | confirmed | -13 | wish=Pão sem glúten ao pequeno-almoço. | Quatro primas em viagem. Uma de nós é celíaca: o pequeno-almoço tem pão sem glúten? | Encomendar pão sem glúten na véspera.
88TTC5 | 8 | Liam O’Connor ie | 60 | 3 | 6 | pending | -1
CAEBWJ | 11 | Maria da Conceição Guadalupe de Vasconcelos e Albuquerque Teixeira de Sousa Pimentel de Menezes pt | 90 | 7 | 2 | confirmed | -17 | source=email | | Trata-se por Dona Guadalupe. Prefere contacto por telefone, à tarde.
GC2UEZ | 7 | Kai Nakamura jp | 95 | 5 | 8 | pending | -2 | | Hello again! We would love to bring the surf camp back, this time for five nights. Last time everything was perfect, so please read the following as wishes and not as conditions. ¶ First, the boards. We will be eight people with eight boards and, for two of the days, three more that a friend brings from Sagres. They were fine on the terrace, but if the wind turns we would need to tie them down; we bring our own straps. ¶ Second, breakfast. We leave for the early tide at 6:30 on most days, which is before the kitchen opens. Could we have bread, fruit and coffee left out in the evening? We clean up after ourselves. ¶ Third, one of us, Emi, has a serious nut allergy. If the pastries come from the bakery next door, could you ask them what is inside? ¶ And last: is it possible to have the whole of room 7 with the lower bunks for the four tall ones? I can send you the heights. Thank you very much, and see you at the station!
MENBYE | 9 | Fleur Jansen nl | 110 | 4 | 5 | cancelled | -40 | source=airbnb; reason=no_payment
RG9UGV | 9 | Jordan Walker us | 111 | 3 | 2 | awaiting_confirmation | -11 | | Two women cycling the Ecovia. Is there somewhere dry and locked for two bikes?
ZMGUJR | 8 | Théo Moreau fr | 150 | 4 | 6 | confirmed | -22 | source=airbnb
DUBC63 | 7 | Carla Meireles pt | 238 | 3 | 8 | confirmed | -24 | source=email
C6RN2J | 7 | Teresa Fontes pt | 15 | 2 | 6 | awaiting_confirmation | -3 | group=8KQ2M7XA
C8YQ5K | 8 | Teresa Fontes pt | 15 | 2 | 6 | awaiting_confirmation | -3 | group=8KQ2M7XA
CWT47B | 12 | Teresa Fontes pt | 15 | 2 | 2 | payment_received | -3 | group=8KQ2M7XA | | Quarto dos treinadores, já pago à parte.
DK4Z9M | 8 | Henrique Antunes pt | 29 | 2 | 5 | pending | -1 | group=W3DN6V5E
DN7H3R | 9 | Henrique Antunes pt | 29 | 2 | 6 | pending | -1 | group=W3DN6V5E
ER3T6W | 3 | Lurdes Carrapiço pt | 66 | 2 | 2 | confirmed | -14 | group=N5H8YC3K
ES9X2H | 8 | Lurdes Carrapiço pt | 66 | 2 | 4 | confirmed | -14 | group=N5H8YC3K
EU5K8P | 11 | Lurdes Carrapiço pt | 66 | 2 | 2 | confirmed | -14 | group=N5H8YC3K
EW2M7C | 12 | Lurdes Carrapiço pt | 66 | 2 | 2 | confirmed | -14 | group=N5H8YC3K
FB6V3X | 6 | Ana Castelo pt | -18 | 3 | 4 | completed | -58 | group=J7R4PZ2T
FD8N4S | 10 | Ana Castelo pt | -18 | 3 | 4 | completed | -58 | group=J7R4PZ2T
S27VRC | 13 | Wei-Ling Chen tw | -27 | 4 | 7 | completed | -80 | source=booking_com | | Perderam uma chave de cacifo. Cobrados 5 €.
H5ZT8A | 1 | Aoife Brennan ie | -12 | 4 | 1 | completed | -37 | | I am writing a book and need a desk and silence. You seem to have both.
W4TCAT | 2 | Giulia Rossi it | -10 | 2 | 2 | checked_out | -14 | source=other
8BTE3M | 10 | Rita Fonseca pt | -5 | 3 | 4 | completed | -28 | | Precisamos do berço e da cadeira alta, por favor.
`;

/** The bookings of the table, as they stand at a moment. */
export function toldBookings(loadedAt: LoadedAt): DemoBooking[] {
  return cellsOf(SCENES).map((cells) => {
    const [code = '', room = '', guest = '', arrival, nights, guests, status = ''] = cells;
    const [asked, details = '', message = '', notes] = cells.slice(7);
    const given = Object.fromEntries(details.split('; ').map((detail) => detail.split('=')));
    const { source = 'site' } = given;
    const anchor = anchorOf({ room, status, today: loadedAt.today });
    const checkIn = addDays(anchor, Number(arrival));
    // Rooms of one group are asked for at one moment.
    const minute = chanceOf(`request of ${guest} for ${arrival}`).between(0, 890);
    return withHistory(
      {
        code,
        room,
        checkIn,
        checkOut: addDays(checkIn, Number(nights)),
        guest: asWrittenDown(guest, source),
        guests: Number(guests),
        source: asBookingSource(source),
        status,
        price: Number(nights) * roomOf(room).price,
        asked: momentOf(addDays(anchor, Number(asked)), '08:45', minute),
        message: withParagraphs(message),
        notes,
        details: given,
      },
      loadedAt,
    );
  });
}

function anchorOf({ room, status, today }: { room: string; status: string; today: Day }): Day {
  const isOver = OPEN_ROOMS.includes(room) && status !== 'cancelled';
  return isOver ? visitorWindowStart(today) : today;
}

/** At the desk nothing is written down but the name, on the telephone no address. */
function asWrittenDown(guest: string, source: string): DemoGuest {
  const known = guestOf(guest);
  if (source === 'desk') return { ...known, email: null, phone: null };
  return source === 'phone' ? { ...known, email: null } : known;
}
