import { useState, type ReactNode } from 'react';
import { Calculator } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Dialog } from '@/components/overlay/Dialog';
import { formatEuros } from '@/domain/basics/money';
import { countLabel } from '@/domain/basics/text';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { proposedPrice } from '@/domain/new-stay/rooms';
import {
  firstChoices,
  mergedValues,
  mergeRows,
  missingChoice,
  type MergeChoices,
} from '@/domain/stay-change/merge';
import { nightsOf } from '@/domain/stay-change/price';
import {
  changedFields,
  isSameValue,
  stayProblems,
  stayValuesOf,
  type StayValues,
} from '@/domain/stay-change/stay-change';
import { useLastChanger } from '@/features/panel/booking-data/useBookingEvents';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeBase } from '../alter/change-drafts';
import { StaleStrip } from '../alter/StaleStrip';
import { validDates } from '../alter/useChangeForm';
import { useChangeOffers } from '../useChangeOffers';
import { useSubmitKeys } from '../useSubmitKeys';
import { MergeFields } from './MergeFields';

interface MergeViewProps {
  head: { title: string; subtitle: string; leading: ReactNode; trailing: ReactNode };
  /** As it is stored now. */
  booking: StaffBooking;
  base: ChangeBase;
  mine: StayValues;
  isSaving: boolean;
  failure: string | null;
  onClose: () => void;
  /** Discards one's own change. */
  onKeepTheirs: () => void;
  onSave: (merged: StayValues) => void;
}

/**
 * Merges the changes that two people made to one booking. Fields that differ stand side by side; a
 * field changed by one person is preselected, a field changed by both must be chosen (DESK-11).
 */
export function MergeView({
  head,
  booking,
  base,
  mine: wanted,
  isSaving,
  failure,
  onClose,
  onKeepTheirs,
  onSave,
}: MergeViewProps) {
  const [picked, setPicked] = useState<MergeChoices>({});
  const [ownPrice, setOwnPrice] = useState(wanted.total_price);
  const changer = useLastChanger(booking);
  const who = changer?.isStaff === true ? changer.who : null;

  const theirs = stayValuesOf(booking);
  const mine = { ...wanted, total_price: ownPrice };
  const rows = mergeRows({ base: base.values, theirs, mine });
  const choices = { ...firstChoices(rows), ...picked };
  const merged = mergedValues({ theirs, mine }, choices);
  const { check_in_date: checkIn, check_out_date: checkOut } = merged;
  const dates = validDates(checkIn, checkOut);
  // The merged dates may be dates whose prices neither person has seen.
  const house = useChangeOffers({ dates, guests: merged.number_of_guests });
  const room = house.rooms.find(({ id }) => id === merged.room_id);
  const proposed =
    room === undefined || dates === null || !house.hasPrices || house.isForOtherDates
      ? null
      : proposedPrice(room, dates);
  const [problem] = Object.values(stayProblems(theirs, merged));
  const missing = missingChoice(rows, choices) ?? problem ?? null;
  const isNothing = changedFields(theirs, merged).length === 0;
  const canSave = missing === null && !isNothing && !isSaving;

  const handleSave = () => {
    if (canSave) onSave(merged);
  };
  useSubmitKeys(handleSave);

  function takeTablePrice(price: number) {
    setOwnPrice(price);
    setPicked({ ...picked, total_price: 'mine' });
  }

  return (
    <Dialog
      isOpen
      size="fitted"
      onClose={onClose}
      {...head}
      footer={
        <>
          <output className="me-auto min-w-0 text-13 font-semibold text-barro-800 max-sm:w-full">
            {missing}
          </output>
          <Button
            variant="outline"
            disabled={isSaving}
            onClick={onKeepTheirs}
            className="max-sm:flex-1"
          >
            {who === null ? 'Ficar com a outra' : `Ficar com a de ${who}`}
          </Button>
          <Button
            disabled={!canSave && !isSaving}
            isBusy={isSaving}
            busyLabel="A guardar..."
            onClick={handleSave}
            className="max-sm:flex-1"
          >
            Guardar o que escolhi
          </Button>
        </>
      }
    >
      <StaleStrip base={base} booking={booking} ask="escolha o que fica." />
      <div className="p-4 md:px-5 md:pt-4.5 md:pb-5">
        {failure !== null && <ErrorBox title={failure} className="mb-4" />}
        <MergeFields
          rows={rows}
          choices={choices}
          versions={{ base: base.values, theirs, mine }}
          rooms={house.rooms}
          who={who}
          savedAt={booking.updated_at}
          onPick={(field, side) => setPicked({ ...picked, [field]: side })}
        />
        {proposed !== null &&
          !isSameValue('total_price', merged, { ...merged, total_price: proposed }) && (
            <TablePrice
              merged={merged}
              proposed={proposed}
              rooms={house.rooms}
              onUse={() => takeTablePrice(proposed)}
            />
          )}
      </div>
    </Dialog>
  );
}

interface TablePriceProps {
  merged: StayValues;
  /** EUR, by the price list. */
  proposed: number;
  rooms: readonly { id: string; room_number: string }[];
  onUse: () => void;
}

/** Offers the price list's price for the merged stay, which neither person may have seen. */
function TablePrice({ merged, proposed, rooms, onUse }: TablePriceProps) {
  const room = rooms.find(({ id }) => id === merged.room_id);
  const days = formatStayBriefly({ from: merged.check_in_date, to: merged.check_out_date });
  const nights = countLabel(nightsOf(merged), { one: 'noite', many: 'noites' });
  return (
    <div className="mt-4 flex gap-3 rounded-card border border-ocre-300 bg-ocre-100 px-3.5 py-2.75 tabular-figures">
      <Calculator className="mt-0.5 size-5 text-ocre-800" aria-hidden />
      <p className="min-w-0">
        {`Com o que está escolhido: quarto ${room?.room_number ?? ''}, ${days}, ${nights}. Pela tabela são `}
        <b className="font-semibold">{formatEuros(proposed)}</b>.{' '}
        <button
          type="button"
          onClick={onUse}
          className="text-link max-md:-my-3 max-md:inline-block max-md:py-3"
        >
          {`Usar ${formatEuros(proposed)}`}
        </button>
      </p>
    </div>
  );
}
