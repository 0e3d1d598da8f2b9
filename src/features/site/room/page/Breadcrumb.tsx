import { LINKS } from '@messages/navigation';
import { YOU_ARE_HERE } from '@messages/room';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { homePath, roomsPath } from '@/lib/paths';

/** Where a room's page stands in the site. */
export function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label={YOU_ARE_HERE} className="text-14 text-tinta-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 py-2 md:py-3.5">
        <li>
          <Link to={homePath} className="inline-block py-1.5 text-link">
            {LINKS.home}
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          <ChevronRight className="size-4" aria-hidden />
          <Link to={roomsPath} className="inline-block py-1.5 text-link">
            {LINKS.rooms}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-x-2">
          <ChevronRight className="size-4" aria-hidden />
          <span aria-current="page" className="wrap-anywhere tabular-figures">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
