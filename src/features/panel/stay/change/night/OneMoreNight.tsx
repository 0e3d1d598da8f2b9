import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { RoomTile } from '@/components/look/RoomTile';
import { Dialog } from '@/components/overlay/Dialog';
import { formatEuros } from '@/domain/basics/money';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { guestsWords, nightsWords } from '@/domain/calendar/day-words';
import { endSentence, formatStayBriefly } from '@/domain/calendar/short-dates';
import { nightCount } from '@/domain/stay/stay';
import type { MoreNight } from '@/domain/stay-change/one-more-night';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useToday } from '@/hooks/useToday';
import { adminBookingPath } from '@/lib/staff-paths';
import { closedWords } from '../offer-words';
import type { ChangeOffer } from '../useChangeOffers';
import { useOneMoreNight, type StayingGuest } from './useOneMoreNight';

interface OneMoreNightProps {
  stay: StayingGuest;
  onClose: () => void;
}

/** 'Mais uma noite': the price, the rooms where the own one is taken, and one tap (DESK-14). */
export default function OneMoreNight(props: OneMoreNightProps) {
  const today = useToday();
  return today === null ? null : <OpenSheet {...props} today={today} />;
}

function OpenSheet({ stay, today, onClose }: OneMoreNightProps & { today: Day }) {
  const night = useOneMoreNight(stay, today, onClose);
  const { dates, found, house, failure, isPending } = night;
  const [chosen, setChosen] = useState<string | null>(null);
  const nights = nightCount(dates);
  const days = formatStayBriefly({ from: dates.checkIn, to: dates.checkOut });
  const isOwn = found?.ways[0] !== undefined && found.ways[0].next === undefined;

  function handleChoose(way: MoreNight<ChangeOffer>) {
    setChosen(way.offer.room.id);
    void night.choose(way);
  }

  return (
    // Resets the text styles that the dialog would inherit from a row.
    <div className="contents text-start text-14 font-normal whitespace-normal text-tinta">
      <Dialog
        isOpen
        onClose={() => {
          if (!isPending) onClose();
        }}
        size="sheet"
        title={nights === 1 ? 'Mais uma noite' : `Mais ${nightsWords(nights)}`}
        subtitle={`${stay.guest_name}, ${days}`}
      >
        <div className="grid gap-3 p-4 md:p-5">
          <StillReading of={house.readings} title="Não foi possível ver os quartos livres">
            <p className="text-tinta-2">A ver quartos e preços...</p>
          </StillReading>
          {found !== null && !isOwn && (
            <p>
              {found.own !== undefined && <OwnRoom offer={found.own} />}
              {found.ways.length === 0 &&
                ` Nenhum outro quarto livre serve para ${guestsWords(stay.number_of_guests)}.`}
            </p>
          )}
          {failure !== null && <ErrorBox title={failure} />}
          {found !== null && found.ways.length > 0 && (
            <ul className="grid gap-2">
              {found.ways.map((way) => (
                <li key={way.offer.room.id}>
                  <WayButton
                    way={way}
                    isBusy={isPending && chosen === way.offer.room.id}
                    isOff={isPending}
                    onChoose={() => handleChoose(way)}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="text-13 text-tinta-2">
            Outras datas ou outro preço:{' '}
            <Link
              to={adminBookingPath(stay.booking_number, 'prolongar')}
              onClick={onClose}
              className="text-link max-md:inline-block max-md:py-2.75"
            >
              Prolongar
            </Link>
          </p>
        </div>
      </Dialog>
    </div>
  );
}

/** Why the guest cannot stay in the own room. */
function OwnRoom({ offer }: { offer: ChangeOffer }) {
  const { inTheWay, room } = offer;
  if (inTheWay === null) return endSentence(closedWords(offer));
  const { guest_name, check_in_date, check_out_date } = inTheWay;
  const days = formatStayBriefly({ from: check_in_date, to: check_out_date });
  return endSentence(`O quarto ${room.room_number} está ocupado por ${guest_name}, ${days}`);
}

interface WayButtonProps {
  way: MoreNight<ChangeOffer>;
  isBusy: boolean;
  isOff: boolean;
  onChoose: () => void;
}

/** One room and what the night costs there; a tap books it. */
function WayButton({ way, isBusy, isOff, onChoose }: WayButtonProps) {
  const { offer, added, next, from, dates } = way;
  const { room_number, name, max_guests } = offer.room;
  const isLater = from > dates.checkIn;
  return (
    <Button
      variant="outline"
      isBusy={isBusy}
      disabled={isOff && !isBusy}
      onClick={onChoose}
      className="w-full panel:min-h-13"
    >
      <span className="flex w-full items-center gap-2.5 text-start">
        <RoomTile roomNumber={room_number} size={28} />
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere">
            {next === undefined ? `Fica no quarto ${room_number}` : `${room_number} ${name}`}
          </span>
          <span className="block text-12 font-normal text-tinta-2">
            {next === undefined ? name : `até ${max_guests}`}
            {isLater && ` · a partir de ${formatDayAndMonth(from)}`}
          </span>
        </span>
        <span className="font-semibold tabular-figures">
          {isBusy ? 'A guardar...' : `+${formatEuros(added)}`}
        </span>
      </span>
    </Button>
  );
}
