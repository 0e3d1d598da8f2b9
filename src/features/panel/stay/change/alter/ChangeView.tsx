import { useState, type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { formatEuros } from '@/domain/basics/money';
import { priceText } from '@/domain/basics/price-input';
import { isUnpriced, type PricedBooking, priceWords } from '@/domain/booking/booking-source';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { type DeskRoom, proposedWords } from '@/domain/new-stay/rooms';
import { datesOf, nightsOf, priceDifference } from '@/domain/stay-change/price';
import { movedShare } from '@/domain/stay-change/split';
import { dividedWords, occupancyWords } from '@/domain/stay-change/words';
import { FROM_START, fromDayWords, SINCE_WHEN } from '@/domain/stay-move/words';
import { adminBookingPath } from '@/lib/staff-paths';
import { Choice } from '@/features/panel/parts/Choice';
import { HandPrice, PriceChoice } from '../PriceChoice';
import { ChangeContactFields } from './ChangeContactFields';
import { ChangeRoomNotices } from './ChangeRoomNotices';
import { StayRows } from './StayRows';
import type { ChangeForm } from './useChangeForm';

interface ChangeViewProps {
  form: ChangeForm;
  checkOutRef: Ref<HTMLInputElement>;
  isClosedAccepted: boolean;
  onAcceptClosed: () => void;
  /** Why it was not saved. */
  failure: string | null;
  /** The booking that has taken the room meanwhile. */
  clash: string | null;
}

/** The form of 'Alterar': what changes on the left, what it costs and means on the right. */
export function ChangeView({
  form,
  checkOutRef,
  isClosedAccepted,
  onAcceptClosed,
  failure,
  clash,
}: ChangeViewProps) {
  return (
    <div className="grid min-h-full lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="min-w-0 p-4 md:px-5 md:pt-4.5 md:pb-5">
        {failure !== null && (
          <ErrorBox title={failure} className="mb-4">
            {clash === null ? undefined : <Clash numbers={clash} />}
          </ErrorBox>
        )}
        <RecoveredDraft form={form} />
        <StayRows form={form} checkOutRef={checkOutRef} />
        <SinceChoice form={form} />
        <ChangeRoomNotices
          house={form.house}
          offer={form.offer}
          guests={form.values.number_of_guests}
          dates={form.change.day === null ? datesOf(form.values) : undefined}
          isClosedAccepted={isClosedAccepted}
          acceptLabel="Alterar mesmo assim"
          onAcceptClosed={onAcceptClosed}
        />
        <ChangeContactFields form={form} />
      </div>
      <div className="border-linha bg-sal p-4 max-lg:border-t md:px-5 md:pt-4.5 md:pb-5 lg:border-s">
        <PriceSection form={form} />
        <section className="mt-4 border-t border-linha pt-3.5">
          <h3 className="mb-2 font-semibold">O que muda</h3>
          <p className="text-13 leading-4.75 tabular-figures">
            {whatChanges(form)}
            {form.fields.length > 0 && !form.offer?.inTheWay && ' Pode anular logo a seguir.'}
          </p>
        </section>
      </div>
    </div>
  );
}

function Clash({ numbers }: { numbers: string }) {
  return (
    <p className="flex flex-wrap gap-x-2">
      No caminho:
      {numbers.split(', ').map((number) => (
        <Link key={number} to={adminBookingPath(number)} className="text-link">
          {number}
        </Link>
      ))}
    </p>
  );
}

/** Says that the form was opened with an earlier draft; hidden once that is discarded. */
function RecoveredDraft({ form: { isDraft, discard } }: { form: ChangeForm }) {
  const [wasThere] = useState(isDraft);
  if (!wasThere || !isDraft) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-field bg-sal py-1 ps-3 text-13">
      Rascunho recuperado
      <Button variant="quiet" onClick={discard}>
        Começar de novo
      </Button>
    </p>
  );
}

function PriceSection({ form }: { form: ChangeForm }) {
  const { base, agreed, proposed, price, mode, setMode, type, typed, priceProblem, room, values } =
    form;
  const shown = price ?? agreed;
  const nights = nightsOf(values);
  return (
    <section>
      <h3 className="mb-2 font-semibold">Diferença no preço</h3>
      <p className="mb-2.5 text-24 font-bold tabular-figures">
        {shown === agreed ? 'Igual' : priceDifference(agreed, shown)}
        <small className="block text-13 font-normal text-tinta-2">
          {differenceNote(base.values, shown)}
        </small>
      </p>
      <PriceChoice
        mode={mode}
        onMode={setMode}
        agreed={base.values}
        proposed={proposed}
        agreedDetail="O que foi combinado"
        proposedDetail={room === undefined || nights === 0 ? 'Pela tabela' : tableWords(form, room)}
        hand={
          <HandPrice
            label="Preço à mão"
            value={mode === 'hand' || price === null ? typed : priceText(price)}
            problem={priceProblem}
            onType={type}
          />
        }
      />
    </section>
  );
}

/** How the price changes; a platform's price of 0 counts as not entered yet (CHAN-03). */
function differenceNote(was: PricedBooking, shown: number): string {
  const now = { ...was, total_price: shown };
  if (shown === was.total_price) {
    return isUnpriced(was) ? 'fica por indicar' : `fica em ${priceWords(was)}`;
  }
  if (isUnpriced(was)) return `passa a ser ${priceWords(now)}; ainda não tinha preço`;
  return isUnpriced(now) ? 'fica por indicar' : `de ${priceWords(was)} para ${priceWords(now)}`;
}

/** '3 × 84,00 €, quarto 9'; of a divided stay '324,00 € no 9 e 1 × 84,00 € no 6'. */
function tableWords({ change, values }: ChangeForm, room: DeskRoom): string {
  const { day, listed, own } = change;
  if (day === null || listed === null || own === undefined) {
    return `${proposedWords(room, datesOf(values))}, quarto ${room.room_number}`;
  }
  const second = proposedWords(room, { checkIn: day, checkOut: values.check_out_date });
  return `${formatEuros(listed.first)} no ${own.room_number} e ${second} no ${room.room_number}`;
}

function whatChanges(form: ChangeForm): string {
  const { base, values, house, booking, change, parts, offer } = form;
  // What cannot be stored must not read as if it were so already.
  if (offer?.inTheWay) return `O quarto ${offer.room.room_number} não está livre: escolha outro.`;
  const numberOf = (id: string) =>
    house.rooms.find((room) => room.id === id)?.room_number ?? booking.rooms?.room_number ?? '';
  if (change.day === null) return occupancyWords(base.values, values, numberOf);
  const moved = parts === null ? 0 : movedShare(booking.paid, parts);
  return [
    dividedWords(base.values, values, { day: change.day, numberOf }),
    'Ficam duas reservas num grupo.',
    ...(moved > 0 ? [`Do que já foi pago, ${formatEuros(moved)} passam para a segunda.`] : []),
  ].join(' ');
}

/** For a guest in house who gets another room: from which day on, as in the grid (DESK-06, DESK-09). */
function SinceChoice({ form }: { form: ChangeForm }) {
  const { change, values, room, today, setFromStart } = form;
  const { isAsked, isFromStart, possibleDay, canFromStart, own } = change;
  const name = useId();
  if (!isAsked) return null;
  const { check_in_date: checkIn, check_out_date: checkOut } = values;
  const [ownNumber, number] = [own?.room_number ?? '', room?.room_number ?? ''];
  return (
    <fieldset className="mt-3 grid gap-1.5 tabular-figures">
      <legend className="mb-2 text-14 font-semibold">{SINCE_WHEN}</legend>
      <Choice
        name={name}
        isChecked={!isFromStart && possibleDay !== null}
        isOff={possibleDay === null}
        onChoose={() => setFromStart(false)}
      >
        <b className="font-semibold">{fromDayWords(possibleDay ?? today, today)}</b>
        {possibleDay !== null && (
          <small className="block text-12 text-tinta-2">
            {`Quarto ${ownNumber} ${formatStayBriefly({ from: checkIn, to: possibleDay })}, quarto ${number} ${formatStayBriefly({ from: possibleDay, to: checkOut })}`}
          </small>
        )}
      </Choice>
      <Choice
        name={name}
        isChecked={isFromStart}
        isOff={!canFromStart && !isFromStart}
        onChoose={() => setFromStart(true)}
      >
        <b className="font-semibold">{FROM_START}</b>
        <small className="block text-12 text-tinta-2">
          {canFromStart
            ? `Quarto ${number} também nas noites já dormidas`
            : `O quarto ${number} esteve ocupado nas noites já dormidas`}
        </small>
      </Choice>
    </fieldset>
  );
}
