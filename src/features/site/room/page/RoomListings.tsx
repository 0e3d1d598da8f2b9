import { ArrowUpRight } from 'lucide-react';
import { ExternalLink } from '@/components/ExternalLink';

export interface RoomListing {
  name: string;
  href: string;
}

export function RoomListings({ listings }: { listings: readonly RoomListing[] }) {
  return (
    <div className="grid gap-2.5">
      {listings.map(({ name, href }) => (
        <ExternalLink key={name} href={href} variant="outline">
          {name}
          <ArrowUpRight aria-hidden />
        </ExternalLink>
      ))}
    </div>
  );
}
