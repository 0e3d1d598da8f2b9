import * as t from '@messages/room-dates';
import { CONTACT_US } from '@messages/rooms';
import { LinkButton } from '@/components/LinkButton';
import { hostel } from '@/copy/hostel';
import { formatLongDay } from '@/domain/calendar/date-formats';
import type { RequestedStay } from '@/domain/availability/availability-rule';
import { contactPath } from '@/lib/paths';

/** How to ask reception for a stay that the site cannot offer. */
export function TalkToUs({ stay }: { stay: RequestedStay }) {
  const message = t.enquiry(formatLongDay(stay.checkIn), formatLongDay(stay.checkOut));
  return (
    <p className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <span>{t.NO_OTHER_DATES}</span>
      <a href={hostel.phone.href} className="inline-block py-2.75 text-link tabular-figures">
        {hostel.phone.display}
      </a>
      <LinkButton to={contactPath({ message })} variant="outline">
        {CONTACT_US}
      </LinkButton>
    </p>
  );
}
