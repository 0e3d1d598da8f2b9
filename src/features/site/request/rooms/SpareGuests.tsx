import * as form from '@messages/booking';
import * as t from '@messages/booking-rooms';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/Button';

interface SpareGuestsProps {
  id: string;
  /** How many guests are placed in the rooms, and how many the request is for. */
  accommodated: number;
  guestCount: number;
  /** What is wrong, in words. */
  message: string;
  isRefused: boolean;
  /** The guest says how many come. */
  onAnswer: (guests: number) => void;
}

/** The rooms hold more guests than the request is for: asks which number is right. */
export function SpareGuests(props: SpareGuestsProps) {
  const { id, accommodated, guestCount, message, isRefused, onAnswer } = props;
  return (
    <fieldset
      data-invalid={isRefused ? '' : undefined}
      tabIndex={-1}
      className="mt-5 flex gap-3 rounded-field bg-ocre-100 px-4.5 py-3.5 text-15 text-ocre-800 forced-colors:border"
    >
      <legend className="sr-only">{t.HOW_MANY}</legend>
      <TriangleAlert className="size-5" aria-hidden />
      <div className="min-w-0">
        <p id={id} className="font-medium">
          {`${message} ${t.HOW_MANY}`}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {[accommodated, guestCount].map((guests) => (
            <Button key={guests} variant="outline" onClick={() => onAnswer(guests)}>
              {form.stayGuests(guests)}
            </Button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
