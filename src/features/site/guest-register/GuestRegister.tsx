import * as t from '@messages/guest-register';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldError } from '@/components/form/Field';
import { guestPagePath } from '@/lib/paths';
import { PersonForm } from './PersonForm';
import { nextUnfinished, personId, type RoomPerson } from './register-memory';
import { LIST, type RegisterPlace, type RegisterProps, type RegisterState } from './register-place';
import { placeWords } from './guest-register-words';
import { RegisterList } from './RegisterList';
import { useRegister } from './useRegister';
import { WhyWeAsk } from './WhyWeAsk';

interface GuestRegisterProps extends Omit<RegisterProps, 'place'> {
  state: RegisterState;
}

/** The list of who comes, and the form of one person: each in the place of the page (REG-02). */
export default function GuestRegister({
  page,
  linkKey,
  memory,
  onChange,
  state: { register: place, isOpened },
}: GuestRegisterProps) {
  const navigate = useNavigate();
  const register = useRegister({ page, linkKey, memory, onChange });
  const { people, failure } = register;
  const [told, setTold] = useState('');
  const isOneRoom = people.every(({ booking }) => booking === people[0]?.booking);

  const openId = place.is === 'person' ? personId(place.booking, place.person) : null;
  const open = people.find(({ id }) => id === openId);
  const isAnew = place.is === 'person' && place.isAnew;
  const leave = useEffectEvent((id: string) => void register.keep(id));
  useEffect(() => {
    return () => {
      if (openId !== null) leave(openId);
    };
  }, [openId]);

  function go(to: RegisterPlace, how: { replace: boolean }) {
    const state: RegisterState = { register: to, isOpened: how.replace ? isOpened : true };
    void navigate(guestPagePath(linkKey), { state, replace: how.replace });
  }

  const goTo = (person: RoomPerson, anew: boolean, how: { replace: boolean }) =>
    go(
      {
        is: 'person',
        booking: person.booking.booking_number,
        person: person.state.person,
        isAnew: anew,
      },
      how,
    );

  /** As the browser's own Back, also where the page was opened here. */
  function goBack() {
    if (isOpened) void navigate(-1);
    else if (place.is === 'person') go(LIST, { replace: true });
    else void navigate(guestPagePath(linkKey), { replace: true });
  }

  async function save(person: RoomPerson) {
    setTold('');
    const saved = await register.save(person, isAnew);
    if (saved === null) return;
    setTold(t.saved(saved.next === undefined ? '' : placeWords(saved.next, isOneRoom)));
    if (saved.next === undefined) goBack();
    else goTo(saved.next, false, { replace: true });
  }

  return (
    <div className="page-width pt-3 pb-4 md:pt-6.5">
      <button
        type="button"
        onClick={goBack}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-anil-600 hover:text-anil-700"
      >
        <ChevronLeft className="size-5" aria-hidden />
        {place.is === 'person' ? t.TITLE : t.BACK_TO_BOOKING}
      </button>
      <output className="sr-only">{told}</output>
      <div className="mt-1.5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.875rem] lg:gap-14">
        <div className="min-w-0">
          {open === undefined ? (
            <>
              <RegisterList
                page={page}
                people={people}
                memory={register.memory}
                onOpen={(person, anew) => {
                  setTold('');
                  goTo(person, anew, { replace: false });
                }}
                onBack={goBack}
              />
              {failure !== null && (
                <div role="alert" className="mt-3">
                  <FieldError>{failure}</FieldError>
                </div>
              )}
            </>
          ) : (
            <PersonForm
              key={`${open.id} ${isAnew}`}
              person={open}
              isAnew={isAnew}
              register={register}
              aside={placeWords(open, isOneRoom)}
              hasNext={nextUnfinished(people, open.id) !== undefined}
              onSave={() => void save(open)}
              onAnew={() => goTo(open, true, { replace: true })}
            />
          )}
        </div>
        <WhyWeAsk />
      </div>
    </div>
  );
}
