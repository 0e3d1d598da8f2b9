import * as t from '@messages/guest-page';
import { CALL_PRICE } from '@messages/house';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/CopyButton';
import { LodgingNumber } from '@/components/LodgingNumber';
import { LinkButton } from '@/components/LinkButton';
import { hostel } from '@/copy/hostel';
import { contactPath, guestPagePath } from '@/lib/paths';

export function SideCard({
  title,
  isWarm = false,
  children,
}: {
  title: string;
  isWarm?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`rounded-card p-5 md:p-6 ${isWarm ? 'bg-areia' : 'bg-sal'}`}>
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  );
}

/** How the page is found again. */
export function KeepLink({ linkKey }: { linkKey: string }) {
  return (
    <SideCard title={t.KEEP_LINK.title}>
      <p className="mt-1.5 mb-3.5 text-15 text-tinta-2">{t.KEEP_LINK.text}</p>
      <CopyButton
        text={`${location.origin}${guestPagePath(linkKey)}`}
        label={t.KEEP_LINK.copy}
        doneLabel={t.KEEP_LINK.copied}
        isWide
      />
    </SideCard>
  );
}

/** How the house is reached, and by which number it knows the guest. */
export function TalkToUs({ reference }: { reference: string }) {
  return (
    <SideCard title={t.TALK_TO_US.title} isWarm>
      <p className="mt-1.5 text-15 text-tinta-2">
        {t.TALK_TO_US.hours} <span className="whitespace-nowrap tabular-figures">{reference}</span>.
      </p>
      <p className="mt-2.5 mb-3.5">
        <a
          href={hostel.phone.href}
          className="inline-flex min-h-11 items-center gap-2.5 text-20 font-semibold tabular-figures hover:text-anil-600"
        >
          <Phone className="size-5 text-anil-600" aria-hidden />
          {hostel.phone.display}
        </a>
        <small className="block text-13 text-tinta-2">{CALL_PRICE}</small>
      </p>
      <LinkButton
        to={contactPath({ message: t.TALK_TO_US.about(reference) })}
        variant="outline"
        className="w-full"
      >
        <Mail aria-hidden />
        {t.TALK_TO_US.message}
      </LinkButton>
      <LodgingNumber className="mt-3.5" />
    </SideCard>
  );
}
