import * as facts from '@messages/booking-facts';
import * as t from '@messages/booking-steps';
import { LogIn, LogOut, type LucideIcon, Receipt } from 'lucide-react';
import { Link } from 'react-router-dom';
import { termsPath } from '@/lib/paths';

/** Shown just before sending: check-in hours, tourist tax and terms, which hold for every stay. */
export function BeforeSending() {
  return (
    <section className="mt-5.5 rounded-card bg-sal px-4 py-4 text-15 md:px-6">
      <h3 className="font-semibold">{t.GOOD_TO_KNOW}</h3>
      <ul className="mt-2.5 grid gap-2 tabular-figures">
        <Fact icon={LogIn}>{facts.BOOKING_HOURS.checkIn}</Fact>
        <Fact icon={LogOut}>{facts.BOOKING_HOURS.checkOut}</Fact>
        <Fact icon={Receipt}>{t.TAXES}</Fact>
      </ul>
      <p className="mt-3 border-t border-linha pt-3">
        {t.TERMS.before}{' '}
        <Link to={termsPath} className="text-link">
          {t.TERMS.link}
        </Link>
        {t.TERMS.after}
      </p>
    </section>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
