import type { StaffBooking } from '@/queries/staff-bookings';
import { Section } from './Section';

/** The group note that the booking form adds after the guest's own words (Specification §9). */
const GROUP_NOTE = /(?:^|\n\n)(GRUPO: Reserva de \d+ quartos\. Ref: \S+)$/;

/** What the guest wrote; nothing when there is nothing. */
export function GuestMessage({ message }: Pick<StaffBooking, 'message'>) {
  if (!message) return null;
  const note = GROUP_NOTE.exec(message)?.[1];
  const ownWords = guestsOwnWords(message);
  return (
    <Section title="Mensagem do hóspede">
      <div className="grid gap-1.5 rounded-campo bg-areia px-3.5 py-2.5 leading-5.25 wrap-anywhere whitespace-pre-line">
        {ownWords !== '' && <p>{ownWords}</p>}
        {note !== undefined && <p className="text-13 text-tinta-2">{note}</p>}
      </div>
    </Section>
  );
}

/** A message without the group note that the form has added to it. */
export function guestsOwnWords(message: string): string {
  return message.replace(GROUP_NOTE, '');
}
