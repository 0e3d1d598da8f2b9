import * as t from '@messages/guest-register';
import { CircleCheck, IdCard } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { guestPagePath } from '@/lib/paths';
import type { GuestPage } from '@/queries/guest-page';
import { peopleOf } from './register-memory';
import { LIST, type RegisterState } from './register-place';

const TO_LIST: RegisterState = { register: LIST, isOpened: true };

/** On the page of the request: how much of who comes is missing, and the way there. */
export function BeforeArrival({ page, linkKey }: { page: GuestPage; linkKey: string }) {
  const people = peopleOf(page.bookings);
  const left = people.filter(({ state }) => state.missing.length > 0).length;
  const isDone = left === 0;
  const Icon = isDone ? CircleCheck : IdCard;
  const isBegun = people.some(({ state }) => state.saved_at !== null || state.is_checked);
  const action = isBegun ? t.ENTRY.continue : t.ENTRY.fill;
  return (
    <section aria-labelledby="antes-de-chegar">
      <h2 id="antes-de-chegar" className="mb-4 text-24 md:text-30">
        {t.TITLE}
      </h2>
      <div
        className={`flex gap-3.5 rounded-e-field border-s-6 px-4 py-4 ${isDone ? 'border-horta-700 bg-horta-100' : 'border-ocre-400 bg-areia'}`}
      >
        <Icon
          className={`mt-0.5 size-5.5 flex-none ${isDone ? 'text-horta-700' : 'text-ocre-800'}`}
          aria-hidden
        />
        <div className="min-w-0 flex-1">
          <p>
            {isDone ? (
              <>
                <b>{t.done(page.first_name)}</b> {t.DONE_NEXT}
              </>
            ) : (
              t.missing(left, people.length)
            )}
          </p>
          <LinkButton
            to={guestPagePath(linkKey)}
            state={TO_LIST}
            // The address is the same: a link would take the page's place in the history.
            replace={false}
            variant={isDone ? 'outline' : 'ocre'}
            className="mt-3.5 max-md:w-full"
          >
            {isDone ? t.ENTRY.review : action}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
