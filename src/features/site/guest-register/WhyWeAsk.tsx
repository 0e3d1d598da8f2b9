import * as t from '@messages/guest-register';
import { CameraOff, Eye, Gavel, Hourglass, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { privacyPath } from '@/lib/paths';

const REASONS: readonly [icon: LucideIcon, term: string, text: string][] = [
  [Gavel, t.WHY.law, t.WHY.lawText],
  [Eye, t.WHY.who, t.WHY.whoText],
  [Hourglass, t.WHY.until, t.WHY.untilText],
  [CameraOff, t.WHY.noPictures, t.WHY.noPicturesText],
];

/** Why these data are asked, who sees them and for how long. */
export function WhyWeAsk() {
  return (
    <aside aria-labelledby="porque" className="rounded-card bg-sal px-4.5 py-5 md:px-6">
      <h2 id="porque" className="text-20">
        {t.WHY.title}
      </h2>
      <dl className="mt-3 grid gap-3 text-15">
        {REASONS.map(([Icon, term, text]) => (
          <div key={term}>
            <dt className="flex items-center gap-2.5 font-semibold">
              <Icon className="size-5 flex-none text-anil-600" aria-hidden />
              {term}
            </dt>
            <dd className="ms-7.5 mt-0.5 text-tinta-2">{text}</dd>
          </div>
        ))}
      </dl>
      <Link to={privacyPath} className="mt-2 inline-flex min-h-11 items-center text-15 text-link">
        {t.WHY.privacy}
      </Link>
    </aside>
  );
}
