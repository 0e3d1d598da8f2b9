import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { Day } from '@/domain/calendar/dates';
import { ROOM_GROUPS, type RoomGroup } from '@/domain/cleaning/board-order';
import { backQuestion } from '@/domain/cleaning/room-words';
import { stepBack } from '@/domain/cleaning/room-state';
import type { ShownRoom, Tap } from '@/domain/cleaning/tap-queue';
import { focusRow } from '@/features/panel/parts/focus-row';
import { useShortcuts } from '@/hooks/useShortcuts';
import { NoteDialog } from './NoteDialog';
import { RoomQuestion } from './RoomQuestion';
import { RoomRow, type OutageActions } from './RoomRow';
import { useSteadyLayout } from './useSteadyLayout';
import type { TapActs } from './useTaps';

/** On wide screens these stand on the left: rooms that must be ready for somebody else. */
const URGENT: readonly RoomGroup[] = ['turnover', 'departure', 'arrival'];

interface BoardProps {
  day: Day;
  rooms: readonly ShownRoom[];
  questions: readonly Tap[];
  acts: TapActs;
  outage?: OutageActions;
}

/** The rooms in the order of work, and the two windows that a row opens (CLEAN-02). */
export function Board({ day, rooms, questions, acts, outage }: BoardProps) {
  const layout = useSteadyLayout(rooms);
  const board = useRef<HTMLDivElement>(null);
  const [backId, setBackId] = useState<string | null>(null);
  const [noteId, setNoteId] = useState<string | null>(null);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const backRoom = byId.get(backId ?? '');
  const question = backRoom === undefined ? null : backQuestion(backRoom, day);

  function stepRoomBack(room: ShownRoom) {
    const to = stepBack(room.state);
    if (to !== null) acts.step(room, to);
  }

  function askBack(room: ShownRoom) {
    if (backQuestion(room, day) === null) stepRoomBack(room);
    else setBackId(room.id);
  }

  useShortcuts(
    {
      j: () => focusRow(stopsOf(board.current), 1),
      k: () => focusRow(stopsOf(board.current), -1),
      Backspace: () => {
        const row = document.activeElement?.closest<HTMLElement>('[data-room]');
        const room = byId.get(row?.dataset.room ?? '');
        if (room && room.outage === null && stepBack(room.state) !== null) askBack(room);
      },
    },
    { isOfPage: true },
  );

  const groups = layout.flatMap(({ key, ids }) => {
    const title = ROOM_GROUPS.find((group) => group.key === key)?.title ?? '';
    const ofGroup = ids.flatMap((id) => byId.get(id) ?? []);
    return ofGroup.length === 0 ? [] : [{ key, title, rooms: ofGroup }];
  });
  const columns = [
    groups.filter(({ key }) => URGENT.includes(key)),
    groups.filter(({ key }) => !URGENT.includes(key)),
  ].filter((column) => column.length > 0);

  return (
    <>
      <div ref={board} className="grid items-start gap-5 md:grid-cols-2">
        {columns.map((column) => (
          <div key={column[0]?.key} className="grid min-w-0 gap-5">
            {column.map(({ key, title, rooms: ofGroup }) => (
              <section key={key} aria-labelledby={`limpeza-${key}`}>
                <h2
                  id={`limpeza-${key}`}
                  className="mb-2 flex items-baseline gap-2.5 font-sans text-15 font-semibold tracking-normal"
                >
                  {title}
                  <small className="text-13 font-normal text-tinta-2 tabular-nums">
                    {ofGroup.length}
                  </small>
                </h2>
                <ul className="grid gap-3">
                  {ofGroup.map((room) => (
                    <RoomRow
                      key={room.id}
                      room={room}
                      today={day}
                      onForward={(to) => acts.step(room, to)}
                      onBack={() => askBack(room)}
                      onNote={() => setNoteId(room.id)}
                      outage={outage}
                    >
                      {questions
                        .filter(({ room_id }) => room_id === room.id)
                        .map((tap) => (
                          <RoomQuestion
                            key={tap.tap}
                            room={room}
                            question={tap}
                            today={day}
                            onInsist={() => acts.insist(room, tap)}
                            onLeave={() => acts.leave(tap)}
                          />
                        ))}
                    </RoomRow>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        isSheet
        title={question?.title ?? ''}
        confirmLabel={question?.confirm}
        onConfirm={() => {
          setBackId(null);
          if (backRoom) stepRoomBack(backRoom);
        }}
        onCancel={() => setBackId(null)}
      >
        <p className="wrap-anywhere">
          Quarto {backRoom?.room_number}, {backRoom?.name}
        </p>
      </ConfirmDialog>
      <NoteDialog
        room={byId.get(noteId ?? '') ?? null}
        onSave={(text) => {
          const room = byId.get(noteId ?? '');
          setNoteId(null);
          if (room) acts.note(room, text);
        }}
        onClose={() => setNoteId(null)}
      />
    </>
  );
}

/** What the keys J and K go through: one place in each row. */
function stopsOf(board: HTMLElement | null): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>('[data-row-stop]') ?? [])];
}
