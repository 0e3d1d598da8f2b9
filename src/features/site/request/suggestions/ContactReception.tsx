import * as rooms from '@messages/booking-rooms';
import { Phone } from 'lucide-react';
import { buttonClasses } from '@/components/button-styles';
import { LinkButton } from '@/components/LinkButton';
import { hostel } from '@/copy/hostel';
import { contactPath } from '@/lib/paths';

interface ContactReceptionProps {
  /** Why one might call. */
  text: string;
  /** The message for the contact form, already written; without it, the telephone alone. */
  message?: string;
  /** Whether it stands above what the site has found, not below. */
  isFirst?: boolean;
}

/** How to reach reception, below what the site has found. */
export function ContactReception({ text, message, isFirst = false }: ContactReceptionProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3.5 gap-y-3 border-t border-linha pt-5.5 ${isFirst ? 'mb-8 border-b pb-5.5' : 'mt-8'}`}
    >
      <p className="flex-[1_1_17.5rem] text-16 leading-6">{text}</p>
      <a
        href={hostel.phone.href}
        className={buttonClasses('outline', 'tabular-figures max-md:w-full')}
      >
        <Phone aria-hidden />
        {hostel.phone.display}
      </a>
      {message !== undefined && (
        <LinkButton to={contactPath({ message })} variant="outline" className="max-md:w-full">
          {rooms.SEND_MESSAGE}
        </LinkButton>
      )}
    </div>
  );
}
