import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextInput } from '@/components/form/TextInput';
import { RoomTile } from '@/components/look/RoomTile';
import { Dialog } from '@/components/overlay/Dialog';
import { addDays, type Day, isDay } from '@/domain/calendar/dates';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { compareRoomNumbers } from '@/domain/room/room-number';
import { useBoard } from '../useBoard';
import { outageDrafts } from './outage-drafts';
import { StaysInWay } from './StaysInWay';
import { useOutageAddress } from './useOutageAddress';
import { useOutageChange, useStaysInWay } from './useOutage';

const REASON_LENGTH = 140;
/** A closing is at most a year long, as the database says too. */
const LONGEST_DAYS = 366;

/** Takes a room out of service until a night, with a reason, or changes what is (CLEAN-03). */
export function OutageDialog() {
  const { data } = useBoard();
  return data && <OutageWindow rooms={data.rooms} today={data.day} />;
}

interface OutageWindowProps {
  rooms: readonly RoomToday[];
  /** yyyy-mm-dd, by the database's clock. */
  today: Day;
}

function OutageWindow({ rooms, today }: OutageWindowProps) {
  const { shown, show } = useOutageAddress();
  const room = rooms.find(({ room_number }) => room_number === shown);
  const formId = useId();
  const { change, isPending } = useOutageChange(() => show(null));
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={() => show(null)}
      size="fitted"
      leading={room && <RoomTile roomNumber={room.room_number} size={28} />}
      title={room ? `Quarto ${room.room_number} fora de serviço` : 'Fora de serviço'}
      footer={
        <>
          <Button variant="outline" onClick={() => show(null)}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {submitWords(room)}
          </Button>
        </>
      }
    >
      {shown !== null && (
        <OutageForm
          id={formId}
          rooms={rooms}
          room={room}
          today={today}
          onRoom={show}
          onClose={async (closing) => {
            if (!room) return;
            const done = await change({ room, closing });
            if (done !== null) outageDrafts.drop(room.id);
          }}
        />
      )}
    </Dialog>
  );
}

function submitWords(room: RoomToday | undefined): string {
  if (room === undefined) return 'Fechar o quarto';
  return room.outage === null ? `Fechar o quarto ${room.room_number}` : 'Guardar';
}

interface OutageFormProps {
  id: string;
  rooms: readonly RoomToday[];
  room: RoomToday | undefined;
  today: Day;
  onRoom: (roomNumber: string) => void;
  onClose: (closing: { until: Day; reason: string }) => void;
}

interface Problems {
  room?: string;
  until?: string;
  reason?: string;
}

function OutageForm({ id, rooms, room, today, onRoom, onClose }: OutageFormProps) {
  const [typed, setTyped] = useState(
    () =>
      (room && outageDrafts.read(room.id)) ?? {
        until: room?.outage?.ends ?? today,
        reason: room?.outage?.reason ?? '',
      },
  );
  const [isSent, setIsSent] = useState(false);
  const problems = isSent ? problemsOf(room, typed, today) : {};
  const until = untilProblem(typed.until, today) === undefined ? typed.until : null;
  const { stays, isError } = useStaysInWay(room?.id, { today, until });

  const inService = rooms
    .filter(({ outage }) => outage === null)
    .toSorted((a, b) => compareRoomNumbers(a.room_number, b.room_number));

  function write(next: Partial<typeof typed>) {
    const all = { ...typed, ...next };
    setTyped(all);
    if (room) outageDrafts.keep(room.id, all);
  }

  /** What was typed goes along; else what was typed of that room before comes back. */
  function chooseRoom(roomNumber: string) {
    const chosen = inService.find(({ room_number }) => room_number === roomNumber);
    const draft = chosen && typed.reason === '' ? outageDrafts.read(chosen.id) : null;
    if (draft !== null) setTyped(draft);
    onRoom(roomNumber);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsSent(true);
    if (Object.keys(problemsOf(room, typed, today)).length > 0) return;
    onClose({ until: typed.until, reason: typed.reason.trim() });
  }

  return (
    <form id={id} noValidate onSubmit={handleSubmit} className="grid gap-4 p-4 md:px-5">
      {(room === undefined || room.outage === null) && (
        <Field label="Quarto" error={problems.room}>
          <Select
            value={room?.room_number ?? ''}
            onChange={({ target }) => chooseRoom(target.value)}
          >
            <option value="">Escolha o quarto</option>
            {inService.map(({ id: roomId, room_number, name }) => (
              <option key={roomId} value={room_number}>
                {`${room_number} · ${name}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Até, inclusive" error={problems.until}>
          <DayInput
            label="Até, inclusive"
            value={typed.until}
            today={today}
            min={today}
            isInWords
            format={formatShortWeekdayAndDay}
            onChange={(day) => write({ until: day })}
          />
        </Field>
        <Field label="Porquê" error={problems.reason}>
          <TextInput
            value={typed.reason}
            maxLength={REASON_LENGTH}
            autoComplete="off"
            onChange={({ target }) => write({ reason: target.value })}
          />
        </Field>
      </div>
      {stays && <StaysInWay stays={stays} today={today} />}
      {isError && (
        <p className="text-erro-700">
          Não foi possível ver que estadias ficam no caminho. Fechar é possível na mesma.
        </p>
      )}
      <p className="text-13 text-tinta-2">
        Fecha já no site, nos canais e na grelha. Nenhuma estadia se move sozinha. Ao reabrir, volta
        o que estava.
      </p>
    </form>
  );
}

function problemsOf(
  room: RoomToday | undefined,
  { until, reason }: { until: string; reason: string },
  today: Day,
): Problems {
  const problems: Problems = {};
  if (room === undefined) problems.room = 'Escolha o quarto.';
  const ofDay = untilProblem(until, today);
  if (ofDay !== undefined) problems.until = ofDay;
  if (reason.trim() === '') problems.reason = 'Escreva porquê.';
  return problems;
}

function untilProblem(until: string, today: Day): string | undefined {
  if (!isDay(until)) return 'Esse dia não existe.';
  if (until < today) return 'Escolha hoje ou um dia depois.';
  return until > addDays(today, LONGEST_DAYS) ? 'No máximo um ano.' : undefined;
}
