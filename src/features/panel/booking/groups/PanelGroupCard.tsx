import { Mail, Phone, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GroupStatus } from '@/components/look/GroupStatus';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { TilePile } from '@/components/look/TilePile';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { groupSizeLabel } from '@/domain/booking-list/cards';
import { groupPriceWords } from '@/domain/booking/group-state';
import { adminGroupPath } from '@/lib/staff-paths';
import { groupStayLabel, groupSummary } from './group-summary';

import type { Group } from './useGroups';

/** A group at a glance; the whole card opens it (ADM-GROUP-01). */
export function PanelGroupCard({ group }: { group: Group }) {
  const { roomNumbers, state, stay, sums } = groupSummary(group.bookings);
  return (
    <article
      className={`relative flex flex-col gap-3 p-3.5 tabular-figures transition-colors hover:border-anil-600 sm:px-4.5 sm:py-4 ${PANEL_CARD}`}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-sans text-16 font-semibold tracking-normal wrap-anywhere">
            <Link
              to={adminGroupPath(group.id)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {group.group_name}
            </Link>
          </h2>
          <p className="text-13 text-tinta-2">{group.group_reference}</p>
        </div>
        <GroupStatus {...state} isAtEnd className="max-w-40" />
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="flex items-center gap-2.5">
          <TilePile roomNumbers={roomNumbers} size={20} />
          {groupSizeLabel(sums)}
        </p>
        {stay !== null && <p className="font-medium">{groupStayLabel(stay)}</p>}
      </div>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1 text-13">
        <Contact icon={Mail} label="E-mail" value={group.coordinator_email} />
        <Contact icon={Phone} label="Telefone" value={group.coordinator_phone} />
      </ul>
      {group.notes && (
        <NoteBox className="px-3! py-2!">
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{group.notes}</p>
        </NoteBox>
      )}
      <p className="mt-auto flex items-baseline justify-between border-t border-linha/60 pt-2.75 text-13 text-tinta-2">
        Total
        <strong className="text-[1.125rem] leading-6 font-bold text-tinta">
          {groupPriceWords(group.bookings)}
        </strong>
      </p>
    </article>
  );
}

interface ContactProps {
  icon: LucideIcon;
  label: string;
  value: string | null;
}

function Contact({ icon: Icon, label, value }: ContactProps) {
  return (
    <li className="flex min-w-0 items-center gap-1.75">
      <Icon className="size-4 text-tinta-2" aria-hidden />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className="min-w-0 wrap-anywhere">{value ?? 'N/A'}</span>
    </li>
  );
}
