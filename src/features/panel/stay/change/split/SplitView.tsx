import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/form/Field';
import { Keycap } from '@/components/Keycap';
import { RoomTile } from '@/components/look/RoomTile';
import { priceWords } from '@/domain/booking/booking-source';
import { formatDayAndMonth, formatWeekdayName } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { proposedWords } from '@/domain/new-stay/rooms';
import { formatEuros, sumEuros } from '@/domain/basics/money';
import { priceText } from '@/domain/basics/price-input';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { datesOf, nightsOf } from '@/domain/stay-change/price';
import { movedShare, splitParts, unofferedWords } from '@/domain/stay-change/split';
import { countLabel } from '@/domain/basics/text';
import { RoomName } from '@/features/panel/parts/RoomName';
import { ChangeRoomNotices } from '../alter/ChangeRoomNotices';
import { Choice } from '@/features/panel/parts/Choice';
import { HandPrice, PriceChoice } from '../PriceChoice';
import { NightCut } from './NightCut';
import type { SplitForm } from './useSplitForm';

interface SplitViewProps {
  form: SplitForm;
  isClosedAccepted: boolean;
  onAcceptClosed: () => void;
}

const PART = 'border-linha px-4 py-3.5 not-first:border-t md:px-5';

/** Where the stay is cut, into which room it goes on, what both parts cost. */
export function SplitView({ form, isClosedAccepted, onAcceptClosed }: SplitViewProps) {
  const { booking, day, days, setDay, chosen, own, house } = form;
  if (day === null) {
    return (
      <p className="p-4 md:px-5">
        Já não há noites para dividir: é precisa uma noite de cada lado.
      </p>
    );
  }
  return (
    <div className="tabular-figures">
      <section className={PART}>
        <h3 className="mb-1.5 font-semibold">
          {`Muda de quarto ${whichDay(day)}`}
          <small className="ms-2 hidden text-12 font-normal text-tinta-2 lg:pointer-fine:inline">
            Arraste o corte ou use <Keycap>←</Keycap> <Keycap>→</Keycap>
          </small>
        </h3>
        <NightCut
          stay={booking}
          day={day}
          days={days}
          from={own?.room_number ?? booking.rooms?.room_number ?? ''}
          to={chosen?.room.room_number ?? null}
          onChange={setDay}
        />
      </section>
      <section className={PART}>
        <RoomChoices form={form} day={day} />
        <ChangeRoomNotices
          house={house}
          offer={chosen}
          guests={booking.number_of_guests}
          isClosedAccepted={isClosedAccepted}
          acceptLabel="Dividir mesmo assim"
          onAcceptClosed={onAcceptClosed}
        />
      </section>
      <section className={PART}>
        <Parts form={form} day={day} />
      </section>
      <section className={PART}>
        <h3 className="mb-2 font-semibold">Preço</h3>
        <Prices form={form} day={day} />
      </section>
    </div>
  );
}

/** 'na segunda-feira, 21 dez.', 'no sábado, 19 dez.' */
function whichDay(day: Day): string {
  const name = formatWeekdayName(day);
  return `${name.endsWith('feira') ? 'na' : 'no'} ${name}, ${formatDayAndMonth(day)}`;
}

function RoomChoices({ form, day }: { form: SplitForm; day: Day }) {
  const { booking, house, others, choices, chosen, choose } = form;
  const name = useId();
  const guests = countLabel(booking.number_of_guests, { one: 'hóspede', many: 'hóspedes' });
  const days = formatStayBriefly({ from: day, to: booking.check_out_date });
  const isSmallTaken = choices.some(({ missingBeds }) => missingBeds > 0);
  const unoffered = unofferedWords(others, { takesSmall: isSmallTaken });
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        Para onde vai
        <small className="ms-2 text-12 font-normal text-tinta-2">{`livres ${days}, para ${guests}`}</small>
      </legend>
      {house.offers === null && !house.hasFailed && (
        <p className="text-13 text-tinta-2">A ver os quartos livres...</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-1.5">
        {choices.map(({ room, price }) => (
          <Choice
            key={room.id}
            name={name}
            isChecked={room.id === chosen?.room.id}
            onChoose={() => choose(room.id)}
          >
            <RoomName room={room} />
            <small className="block text-12 text-tinta-2">
              {`até ${room.max_guests} · `}
              <b className="font-semibold">{formatEuros(price)}</b>
            </small>
          </Choice>
        ))}
      </div>
      {unoffered !== null && (
        <p className="mt-2 text-13 text-tinta-2">{`Sem lugar: ${unoffered}.`}</p>
      )}
    </fieldset>
  );
}

function Parts({ form, day }: { form: SplitForm; day: Day }) {
  const { booking, prices, chosen, own } = form;
  const { first, second } = splitParts(booking, day);
  const isInHouse = booking.status === 'checked_in';
  const moved = prices === null ? 0 : movedShare(booking.paid, prices);
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Part
          title="Primeira parte"
          price={prices && priceWords({ ...booking, total_price: prices.first })}
          room={<RoomName room={own ?? booking.rooms} />}
          stay={first}
        >
          {`${booking.booking_number}, como está`}
        </Part>
        <Part
          title="Segunda parte"
          price={prices && priceWords({ ...booking, total_price: prices.second })}
          room={<RoomName room={chosen?.room ?? null} />}
          stay={second}
        >
          {isInHouse ? 'reserva nova, Confirmada' : 'reserva nova, no mesmo estado'}
        </Part>
      </div>
      <p className="mt-2 text-12 leading-4.25 text-tinta-2">Ficam duas reservas num grupo.</p>
      {moved > 0 && (
        <p className="text-12 leading-4.25 text-tinta-2">
          {`Já foram pagos ${formatEuros(booking.paid)}: ${formatEuros(moved)} passam para a segunda parte.`}
        </p>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  /** In words; null until it is known. */
  price: string | null;
  room: ReactNode;
  stay: { check_in_date: Day; check_out_date: Day };
  children: string;
}

function Part({ title, price, room, stay, children }: PartProps) {
  const days = formatStayBriefly({ from: stay.check_in_date, to: stay.check_out_date });
  const nights = countLabel(nightsOf(stay), { one: 'noite', many: 'noites' });
  return (
    <div className="rounded-field border border-linha px-3.5 py-2.75 text-13 text-tinta-2">
      <p className="flex justify-between gap-3">
        {title}
        {price !== null && <span className="text-14 font-semibold text-tinta">{price}</span>}
      </p>
      <div className="mt-px mb-0.75 text-14 font-semibold text-tinta">{room}</div>
      <p>{`${days}, ${nights}`}</p>
      <p>{children}</p>
    </div>
  );
}

function Prices({ form, day }: { form: SplitForm; day: Day }) {
  const { booking, mode, setMode, kept, table, prices, hand, handProblem, type, own, chosen } =
    form;
  const handText = (part: 'first' | 'second') =>
    mode === 'hand' || prices === null ? hand[part] : priceText(prices[part]);
  const { first, second } = splitParts(booking, day);
  const problemId = useId();
  return (
    <>
      <PriceChoice
        mode={mode}
        onMode={setMode}
        agreed={booking}
        proposed={table === null ? null : sumEuros([table.first, table.second])}
        agreedDetail={
          kept.first === kept.second
            ? `${formatEuros(kept.first)} em cada parte`
            : `${formatEuros(kept.first)} e ${formatEuros(kept.second)}`
        }
        proposedDetail={
          own === undefined || chosen === null
            ? 'Pela tabela'
            : `${proposedWords(own, datesOf(first))} e ${proposedWords(chosen.room, datesOf(second))}`
        }
        hand={
          <span className="flex justify-end gap-x-3.5 gap-y-1.5 max-sm:flex-col">
            <HandPrice
              label="Preço da primeira parte"
              leading={
                <RoomTile roomNumber={(own ?? booking.rooms)?.room_number ?? ''} size={20} />
              }
              value={handText('first')}
              onType={(text) => type('first', text)}
            />
            <HandPrice
              label="Preço da segunda parte"
              leading={<RoomTile roomNumber={chosen?.room.room_number ?? ''} size={20} />}
              value={handText('second')}
              onType={(text) => type('second', text)}
            />
          </span>
        }
      />
      {handProblem !== undefined && <FieldError id={problemId}>{handProblem}</FieldError>}
    </>
  );
}
