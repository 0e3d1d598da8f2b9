import { useState } from 'react';
import { Button } from '@/components/Button';
import type { Member } from '@/domain/account/account';
import { formatLongDay, formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import { AccountCard } from './AccountCard';
import { PasswordDialog } from './PasswordDialog';

/** When the password was chosen, and the way to another (STAFF-03). */
export function PasswordCard({ member, today }: { member: Member; today: Day }) {
  const [isOpen, setIsOpen] = useState(false);
  const { password_at: at } = member;
  return (
    <AccountCard title="Palavra-passe">
      <p className="text-tinta-2">
        {at === null ? 'Ainda não foi mudada aqui.' : `Mudada a ${dayWords(at, today)}.`}
      </p>
      <Button variant="outline" className="mt-3" onClick={() => setIsOpen(true)}>
        Mudar palavra-passe
      </Button>
      {isOpen && (
        <PasswordDialog hasFactor={member.factor_since !== null} onClose={() => setIsOpen(false)} />
      )}
    </AccountCard>
  );
}

/** '3 de setembro', with its year where that is not this one. */
export function dayWords(at: string, today: Day): string {
  const day = lisbonToday(new Date(at));
  const isThisYear = day.slice(0, 'yyyy'.length) === today.slice(0, 'yyyy'.length);
  return isThisYear ? formatLongDayAndMonth(day) : formatLongDay(day);
}
