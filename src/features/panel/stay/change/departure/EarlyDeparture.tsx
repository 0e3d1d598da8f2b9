import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros, sumEuros } from '@/domain/basics/money';
import { groupName } from '@/domain/booking/group-name';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import type { Day } from '@/domain/calendar/dates';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import { nightsWords } from '@/domain/calendar/day-words';
import { endSentence, formatStayBriefly, joinWords } from '@/domain/calendar/short-dates';
import { isChannelSource } from '@/domain/channel/channel-source';
import { longNights } from '@/domain/channel/conflict-words';
import { dueAfter, groupPaidSums } from '@/domain/payment/sums';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Choice, ChoiceWords } from '@/features/panel/parts/Choice';
import { PriceChoice } from '../PriceChoice';
import { type EarlyStay, earlyStays, useDeparture } from './useDeparture';

interface EarlyDepartureProps {
  /** The bookings whose guests leave, as they are now. */
  targets: readonly StaffBooking[];
  onClose: () => void;
}

/** 'Check-out Feito' before the last night asks whether the nights that are left are free again (DESK-17). */
export default function EarlyDeparture({ targets, onClose }: EarlyDepartureProps) {
  const today = useToday();
  const leaving = targets.filter(({ status }) => status !== 'checked_out');
  const early = today === null ? [] : earlyStays(leaving, today);
  const isOver = early.length === 0;

  // Somebody else has checked them out meanwhile, or changed their dates: nothing is left to ask.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  if (today === null || isOver) return null;
  return <Question {...{ leaving, early, today, onClose }} />;
}

interface QuestionProps {
  leaving: readonly StaffBooking[];
  /** At least one. */
  early: readonly EarlyStay[];
  today: Day;
  onClose: () => void;
}

function Question({ leaving, early, today, onClose }: QuestionProps) {
  const departure = useDeparture({ leaving, early, today, onDone: onClose });
  const { isFreeing, mode, house } = departure;
  const name = useId();
  const freeRef = useRef<HTMLInputElement>(null);
  const count = early.reduce((sum, { nights }) => sum + nights.length, 0);
  const [first] = leaving;

  return (
    <ConfirmDialog
      isOpen
      isWide
      isSheet
      initialFocus={freeRef}
      title={
        leaving.length === 1
          ? `${first?.guest_name} sai antes da última noite`
          : `${first && groupName(first)}: saem antes da última noite`
      }
      confirmLabel={
        isFreeing ? `Check-out e libertar ${nightsWords(count)}` : 'Check-out sem libertar'
      }
      cancelLabel="Voltar"
      isConfirmOff={isFreeing && mode === 'table' && house.prices === null}
      isBusy={departure.isPending}
      error={departure.error}
      onConfirm={() => void departure.confirm()}
      onCancel={onClose}
    >
      {leaving.length === 1 ? (
        early.map((one) => <OneStay key={one.stay.id} early={one} today={today} />)
      ) : (
        <Stays early={early} />
      )}
      <fieldset className="grid gap-1.5">
        <legend className="sr-only">As noites que faltam</legend>
        <Choice
          ref={freeRef}
          name={name}
          isChecked={isFreeing}
          onChoose={() => departure.setIsFreeing(true)}
        >
          <ChoiceWords
            title={count === 1 ? 'Libertar a noite' : 'Libertar as noites'}
            detail={`Recomendado. ${count === 1 ? 'Fica logo livre' : 'Ficam logo livres'} no site, no balcão e nos outros canais.`}
          />
        </Choice>
        <Choice name={name} isChecked={!isFreeing} onChoose={() => departure.setIsFreeing(false)}>
          <ChoiceWords
            title={early.length === 1 ? 'Deixar o quarto ocupado' : 'Deixar os quartos ocupados'}
            detail={`As datas e o preço ficam como estão; ninguém pode reservar ${count === 1 ? 'essa noite' : 'essas noites'}.`}
          />
        </Choice>
      </fieldset>
      {isFreeing && house.priced.length > 0 && <Price departure={departure} />}
      {isFreeing && <SoldElsewhere early={early} />}
    </ConfirmDialog>
  );
}

/** 'R26-H5ZT8A, quarto 7, de 24 a 30 nov. Faltam 2 noites: 28 e 29 de novembro.' */
function OneStay({ early: { stay, from, nights }, today }: { early: EarlyStay; today: Day }) {
  const { booking_number, rooms, check_in_date, check_out_date } = stay;
  const days = formatStayBriefly({ from: check_in_date, to: check_out_date });
  return (
    <p className="tabular-figures">
      {endSentence(`${booking_number}, quarto ${rooms?.room_number ?? 'N/A'}, ${days}`)}{' '}
      <b className="font-semibold">{leftWords(nights)}</b>
      {from > today && ' A noite de hoje conta: uma estadia tem pelo menos uma.'}
    </p>
  );
}

function leftWords(nights: readonly Day[]): string {
  return `${nights.length === 1 ? 'Falta' : 'Faltam'} ${nightsWords(nights.length)}: ${longNights(nights)}.`;
}

function Stays({ early }: { early: readonly EarlyStay[] }) {
  return (
    <ul className="max-h-40 divide-y divide-linha/60 overflow-y-auto rounded-field border border-linha text-13 tabular-figures">
      {early.map(({ stay, nights }) => (
        <li key={stay.id} className="flex items-center gap-2.25 px-3 py-1.75">
          <RoomTile roomNumber={stay.rooms?.room_number ?? ''} size={20} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {`Quarto ${stay.rooms?.room_number ?? 'N/A'}. ${leftWords(nights)}`}
          </span>
          <span className="text-tinta-2">{stay.booking_number}</span>
        </li>
      ))}
    </ul>
  );
}

interface PriceProps {
  departure: ReturnType<typeof useDeparture>;
}

/** Keeps the agreed price, or takes that of the nights that were slept; what was paid stays paid. */
function Price({ departure: { mode, setMode, house } }: PriceProps) {
  const { total_price, paid } = groupPaidSums(house.priced.map(({ stay }) => stay));
  const [first] = house.priced;
  const proposed = house.prices && sumEuros(house.prices.map(({ price }) => price));
  const due = dueAfter(mode === 'table' && proposed !== null ? proposed : total_price, paid);
  const [only, ...others] = house.prices ?? [];
  const words = others.length === 0 ? only?.words : undefined;
  return (
    <>
      <StillReading of={house.readings} title="Não foi possível ver o preço das noites dormidas" />
      {/* Its fieldset has the same name for screen readers. */}
      <p aria-hidden className="-mb-1 text-13 font-semibold">
        Preço
      </p>
      <PriceChoice
        mode={mode}
        onMode={setMode}
        agreed={{ total_price, source: first?.stay.source ?? 'site' }}
        proposed={proposed}
        agreedDetail="O total combinado"
        proposedDetail={['Só as noites dormidas', words].filter(Boolean).join(': ')}
      />
      {due < 0 && (
        <p className="text-13 font-medium text-barro-800 tabular-figures">
          {`Já pagou ${formatEuros(paid)}: a devolver ${formatEuros(-due)}.`}
        </p>
      )}
    </>
  );
}

/** Nothing is sent to a platform: it goes on holding the nights that it sold (CHAN-03). */
function SoldElsewhere({ early }: { early: readonly EarlyStay[] }) {
  const sold = early.filter(({ stay }) => isChannelSource(stay.source));
  const [first] = sold;
  if (first === undefined) return null;
  const count = sold.flatMap(({ nights }) => nights).length;
  const unsold = count === 1 ? 'essa noite não se vende' : 'essas noites não se vendem';
  const channels = joinWords([...new Set(sold.map(({ stay }) => bookingSourceLabel(stay.source)))]);
  const day = sold.every(({ from }) => from === first.from)
    ? ` para ${formatDayAndMonth(first.from)}`
    : '';
  return (
    <p className="flex items-start gap-2 rounded-field bg-ocre-100 px-3 py-2 text-13 font-medium text-ocre-800 forced-colors:border">
      <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
      <span>
        {`${endSentence(`Origem: ${channels}. Altere também lá a saída${day}`)} Até o fazer, ${unsold} lá; aqui e nos outros canais, sim.`}
      </span>
    </p>
  );
}
