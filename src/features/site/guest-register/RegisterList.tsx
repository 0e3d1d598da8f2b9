import * as t from '@messages/guest-register';
import { Check, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/Button';
import type { GuestPage } from '@/queries/guest-page';
import type { PersonMemory, RegisterMemory, RoomPerson } from './register-memory';
import { missingWords, savedAtWords, stayWords } from './guest-register-words';
import { RegisterHead } from './RegisterHead';

interface RegisterListProps {
  page: GuestPage;
  people: readonly RoomPerson[];
  memory: RegisterMemory;
  onOpen: (person: RoomPerson, isAnew: boolean) => void;
  /** To the page of the request. */
  onBack: () => void;
}

/** Everybody who comes, room by room, and what is still to be given of each (REG-02). */
export function RegisterList({ page, people, memory, onOpen, onBack }: RegisterListProps) {
  const doneId = useId();
  const left = people.filter(({ state }) => state.missing.length > 0).length;
  const isDone = left === 0;
  const rooms = [...new Set(people.map(({ booking }) => booking))];
  const stays = rooms.length === 1 ? rooms.map(stayWords) : [];
  const sum = isDone ? t.allThere(people.length) : t.missing(left, people.length);
  const first = people.find(({ state }) => state.missing.length > 0);
  return (
    <>
      {isDone && (
        <output
          id={doneId}
          className="mb-5 flex gap-3 rounded-tile border-s-6 border-horta-700 bg-horta-100 px-4.5 py-3.5"
        >
          <CircleCheck className="mt-0.5 size-5 flex-none text-horta-700" aria-hidden />
          <span>
            <b>{t.done(page.first_name)}</b> {t.DONE_NEXT}
          </span>
        </output>
      )}
      <RegisterHead
        title={isDone ? t.TITLE : t.titleFor(page.first_name)}
        describedBy={isDone ? doneId : undefined}
      />
      <p className="mt-2 max-w-[54ch] text-17 text-tinta-2 tabular-figures">
        {(isDone ? [sum, ...stays] : [...stays, sum]).join(' ')}
      </p>
      {rooms.map((room) => (
        <div key={room.booking_number} className="mt-6.5">
          {rooms.length > 1 && (
            <h2 className="mb-3 text-22 tabular-figures">{stayWords(room).replace(/\.$/, '')}</h2>
          )}
          <ol className="border-t border-linha tabular-figures">
            {people
              .filter(({ booking }) => booking === room)
              .map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  memory={memory[person.id]}
                  isNext={person === first}
                  onOpen={(isAnew) => onOpen(person, isAnew)}
                />
              ))}
          </ol>
        </div>
      ))}
      {isDone ? (
        <Button onClick={onBack} className="mt-7 min-h-13">
          {t.RETURN_TO_BOOKING}
        </Button>
      ) : (
        <p className="mt-3.5 flex gap-3 rounded-tile border-s-6 border-anil-600 bg-sal px-4.5 py-3.5">
          <Clock className="mt-0.5 size-5 flex-none text-anil-600" aria-hidden />
          <span>{t.UNTIL}</span>
        </p>
      )}
    </>
  );
}

interface PersonRowProps {
  person: RoomPerson;
  memory: PersonMemory | undefined;
  /** The first who is unfinished. */
  isNext: boolean;
  onOpen: (isAnew: boolean) => void;
}

function PersonRow({ person: { state }, memory, isNext, onOpen }: PersonRowProps) {
  const isDone = state.missing.length === 0;
  // The nationality comes first, and is given with the name.
  const isBegun = !isDone && (!state.missing.includes('nationality') || state.saved_at !== null);
  const name = memory?.name ?? t.person(state.person);
  const action = isBegun ? t.ACTIONS.continue : t.ACTIONS.fill;
  // What reception has seen is put right at the desk.
  const isFixed = isDone && state.saved_at === null;
  return (
    <li className="grid min-h-21 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4.5 gap-y-0.5 border-b border-linha py-4 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden
        className={`grid size-11 place-items-center self-start rounded-tile text-17 font-semibold ${tileLook(isDone, isBegun)}`}
      >
        {isDone ? <Check className="size-5" /> : state.person}
      </span>
      <div className="min-w-0">
        <b className="block text-17 leading-6 font-semibold wrap-anywhere">{name}</b>
        <span className={`block text-15 ${stateLook(isDone, isBegun)}`}>
          {stateWords(state, isBegun)}
        </span>
      </div>
      {!isFixed && (
        <Button
          variant={isDone ? 'quiet' : rowVariant(isNext)}
          aria-label={`${isDone ? t.ACTIONS.correct : action}: ${name}`}
          onClick={() => onOpen(isDone)}
          className={`max-md:col-start-2 max-md:justify-self-start ${isDone ? 'px-0!' : 'min-w-33 max-md:mt-2'}`}
        >
          {isDone ? t.ACTIONS.correct : action}
        </Button>
      )}
    </li>
  );
}

const rowVariant = (isNext: boolean) => (isNext ? 'ocre' : 'outline');

function tileLook(isDone: boolean, isBegun: boolean): string {
  if (isDone) return 'bg-anil-600 text-branco';
  return isBegun
    ? 'border-2 border-tinta bg-ocre-400'
    : 'border-[1.5px] border-contorno bg-branco text-tinta-2';
}

function stateLook(isDone: boolean, isBegun: boolean): string {
  if (isDone) return 'font-medium text-horta-700';
  return isBegun ? 'font-medium text-ocre-800' : 'text-tinta-2';
}

function stateWords({ missing, saved_at }: RoomPerson['state'], isBegun: boolean): string {
  if (missing.length > 0) {
    return isBegun ? `${t.STATES.begun} ${missingWords(missing)}` : t.STATES.empty;
  }
  return saved_at === null ? t.STATES.seen : savedAtWords(saved_at);
}
