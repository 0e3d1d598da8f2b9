import * as t from '@messages/contact';
import { ConciergeBell, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sill } from '@/components/look/Sill';
import { Telephone } from '@/components/Telephone';
import { hostel, townOf } from '@/copy/hostel';

/** Address, phone, e-mail and opening hours, under a picture of the reception. */
export function ContactDetails() {
  return (
    <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-8">
      <Sill>
        <img
          src="/imagens/rececao.svg"
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-t-tile bg-sal object-cover"
        />
      </Sill>
      <dl className="divide-y divide-linha pt-2 pb-3">
        <Detail icon={MapPin} label={t.ADDRESS}>
          {hostel.address.street}
          <br />
          {townOf(hostel.address)}, Portugal
        </Detail>
        <Detail icon={Phone} label={t.PHONE}>
          <Telephone />
        </Detail>
        <Detail icon={Mail} label={t.EMAIL_ADDRESS}>
          <a href={hostel.email.href} className="text-link wrap-anywhere">
            {hostel.email.display}
          </a>
        </Detail>
        <Detail icon={ConciergeBell} label={t.RECEPTION}>
          {t.RECEPTION_HOURS}
        </Detail>
      </dl>
    </div>
  );
}

interface DetailProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Detail({ icon: Icon, label, children }: DetailProps) {
  return (
    <div className="relative py-4 ps-8.5">
      <dt className="text-14 text-tinta-2">
        <Icon className="absolute start-0 top-4.5 size-5 text-anil-600" aria-hidden />
        {label}
      </dt>
      <dd className="leading-6 font-medium">{children}</dd>
    </div>
  );
}
