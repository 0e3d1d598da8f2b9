import * as t from '@messages/booking-sending';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '@/components/button-styles';
import { hostel } from '@/copy/hostel';
import { contactPath } from '@/lib/paths';
import { logError } from '@/lib/log';
import { visitorClient } from '@/lib/visitor-client';
import { findHouseRules } from '@/queries/visitor-house-rules';

/** Whether the house takes no requests by this form just now; without an answer, it takes them. */
export async function areRequestsPaused(): Promise<boolean> {
  try {
    return (await findHouseRules(visitorClient())).requests_paused;
  } catch (error) {
    logError('findHouseRules', error);
    return false;
  }
}

/** In the place of the form, while the house takes no requests by it. */
export function RequestsPaused() {
  return (
    <section className="page-width">
      <div className="max-w-[44em] rounded-card bg-areia px-5 pt-5.5 pb-6 md:px-7 md:pt-6.5 md:pb-7">
        <h2 className="mb-2 text-24 md:text-30">{t.PAUSED}</h2>
        <output>{t.PAUSED_TEXT}</output>
        <a
          href={hostel.phone.href}
          className={buttonClasses('primary', 'mt-4.5 whitespace-nowrap tabular-figures')}
        >
          <Phone aria-hidden />
          {hostel.phone.display}
        </a>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={hostel.email.href} className="inline-flex min-h-11 items-center text-link">
            {hostel.email.display}
          </a>
          <Link to={contactPath()} className="inline-flex min-h-11 items-center text-link">
            {t.SEND_MESSAGE}
          </Link>
        </p>
      </div>
    </section>
  );
}
