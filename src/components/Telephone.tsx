import { CALL_PRICE } from '@messages/house';
import { hostel } from '@/copy/hostel';

interface TelephoneProps {
  /** The look of the link. */
  className?: string;
  /** Whether the price of the call stands in brackets behind the number, as in a sentence. */
  isInSentence?: boolean;
}

/** The number of the house with what a call costs, which the law wants beside it (LEGAL-03). */
export function Telephone({
  className = 'text-link whitespace-nowrap tabular-figures',
  isInSentence = false,
}: TelephoneProps) {
  return (
    <>
      <a href={hostel.phone.href} className={className}>
        {hostel.phone.display}
      </a>
      {isInSentence ? (
        ` (${CALL_PRICE})`
      ) : (
        <small className="block text-13 font-normal">{CALL_PRICE}</small>
      )}
    </>
  );
}
