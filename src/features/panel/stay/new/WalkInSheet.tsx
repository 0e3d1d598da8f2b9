import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Dialog } from '@/components/overlay/Dialog';
import { formatEuros, sumEuros } from '@/domain/basics/money';
import { guestsWords } from '@/domain/calendar/day-words';
import { deskTotal, spreadGuests } from '@/domain/new-stay/new-booking';
import { UnreadyRooms } from '@/features/panel/cleaning/UnreadyRooms';
import { MethodButtons } from '@/features/panel/payment/MethodButtons';
import { MissingGuests } from '@/features/panel/register/MissingGuests';
import { useRegisterUse } from '@/features/panel/register/useStayRegister';
import { staffClient } from '@/lib/staff-client';
import { readDaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';
import { isRegisterUsed } from '@/queries/register/use';
import { createdWords } from './desk-words';
import type { DeskBookingForm } from './useDeskBookingForm';
import type { WalkIn, WalkInRest } from './useWalkIn';

interface WalkInSheetProps {
  form: DeskBookingForm;
  walkIn: WalkIn;
}

/** Asks how it is paid; one tap then stores, takes the money and checks in (DESK-13). */
export function WalkInSheet({ form, walkIn }: WalkInSheetProps) {
  const { isAsking, rest, isBusy, method, failure, run, close } = walkIn;
  const rooms = form.chosen.map(({ room }) => room);
  const due =
    rest === null
      ? deskTotal(rooms, form.draft)
      : sumEuros(rest.unpaid.map(({ amount_due }) => amount_due));
  const title = due > 0 ? `Receber ${formatEuros(due)} e fazer check-in` : 'Fazer check-in';
  return (
    <Dialog
      isOpen={isAsking}
      onClose={close}
      size="sheet"
      title={title}
      subtitle={form.draft.guestName.trim()}
      footer={
        <Button variant="outline" disabled={isBusy} onClick={close}>
          {rest === null ? 'Voltar' : 'Fechar'}
        </Button>
      }
    >
      <div className="grid gap-3.5 p-4 md:p-5">
        {rest === null ? <Occupants form={form} /> : <Progress rest={rest} />}
        <UnreadyRooms roomIds={rooms.map(({ id }) => id)} today={form.today} className="text-13" />
        <NotRegistered form={form} />
        {failure !== null && !isBusy && <ErrorBox title={failure} />}
        {due > 0 ? (
          <fieldset className="min-w-0">
            <legend className="mb-1 text-13 font-medium">
              Como foi pago <span className="font-normal text-tinta-2">(um toque faz tudo)</span>
            </legend>
            <MethodButtons
              storing={isBusy ? method : null}
              onChoose={(chosen) => void run(chosen)}
            />
          </fieldset>
        ) : (
          <Button isBusy={isBusy} busyLabel="A guardar..." onClick={() => void run(null)}>
            {rest === null ? 'Guardar e fazer check-in' : 'Fazer check-in'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Of a new booking nobody is registered yet; it reminds, and never stops (REG-03). */
function NotRegistered({ form: { chosen, draft, today } }: { form: DeskBookingForm }) {
  const { data: use } = useRegisterUse();
  if (use === undefined || !isRegisterUsed(use)) return null;
  const rooms = chosen.map(({ room }) => room);
  const people = spreadGuests(rooms, draft.guests).reduce((sum, guests) => sum + guests, 0);
  const count = { registered: 0, people, proposals: 0 };
  return <MissingGuests count={count} arrival={today} className="text-13" />;
}

/** What is done and what is left, once the booking is stored and something else has failed. */
function Progress({ rest: { bookings, unpaid, waiting, areOther } }: { rest: WalkInRest }) {
  return (
    <div>
      <ul className="grid gap-1.5 text-14">
        <Part isDone>{createdWords(bookings)}</Part>
        <Part isDone={unpaid.length === 0}>
          {unpaid.length === 0 ? 'Pagamento recebido' : 'Falta receber'}
        </Part>
        <Part isDone={waiting.length === 0}>
          {waiting.length === 0 ? 'Check-in feito' : 'Falta o check-in'}
        </Part>
      </ul>
      {areOther && (
        <p className="mt-2 text-13 text-tinta-2">
          Já tinha ficado guardada. O que mudou depois não está nela.
        </p>
      )}
    </div>
  );
}

function Part({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={`flex items-center gap-2 ${isDone ? 'text-horta-700' : 'font-semibold'}`}>
      <Icon className="size-4.5 flex-none" aria-hidden />
      {children}
    </li>
  );
}

/** Who has not left one of the rooms yet; a check-in would put two parties into it. */
function Occupants({ form: { chosen, today } }: { form: DeskBookingForm }) {
  const { data } = useQuery({
    queryKey: [...queryKeys.daySheets, today],
    queryFn: () => readDaySheet(staffClient(), today),
  });
  const leaving = new Map(
    [...(data?.late_departures ?? []), ...(data?.departures ?? [])]
      .filter(({ status, room_id }) => status === 'checked_in' && isChosen(room_id))
      .map((stay) => [stay.id, stay]),
  );

  function isChosen(roomId: string) {
    return chosen.some(({ room }) => room.id === roomId);
  }

  return [...leaving.values()].map((stay) => (
    <p
      key={stay.id}
      className="flex gap-2 rounded-field bg-ocre-100 px-3 py-2.5 text-13 font-medium text-ocre-800 forced-colors:border"
    >
      <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
      <span>
        {`O quarto ${stay.room_number} ainda está ocupado: ${stay.guest_name} (${guestsWords(stay.number_of_guests)}) ainda não fez check-out.`}
      </span>
    </p>
  ));
}
