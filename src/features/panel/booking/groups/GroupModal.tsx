import { Printer } from 'lucide-react';
import { Button } from '@/components/Button';
import { GroupPaper } from '@/components/print/GroupPaper';
import { GroupStatus } from '@/components/look/GroupStatus';
import { Dialog } from '@/components/overlay/Dialog';
import { NoteBox } from '@/components/NoteBox';
import { PrintSheet } from '@/components/print/PrintSheet';
import { TilePile } from '@/components/look/TilePile';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { Fact } from '@/features/panel/parts/Facts';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { groupStayLabel, groupSummary, type GroupSummary } from './group-summary';
import { GroupGuests } from './GroupGuests';
import { GroupRooms } from './GroupRooms';

import type { Group } from './useGroups';

/** With more tiles, a phone has no room for the name. */
const HEADER_TILES = 3;

interface GroupModalProps {
  /** Null when none is open. */
  group: Group | null;
  onClose: () => void;
}

/** All of a group: coordinator, rooms, guests and total (ADM-GROUP-07). */
export function GroupModal({ group, onClose }: GroupModalProps) {
  if (group === null) return null;
  const summary = groupSummary(group.bookings);
  const { roomNumbers, state, sums } = summary;
  const created = `criado a ${formatTimestamp(group.created_at)}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isClosedByBackdrop
      title={group.group_name}
      subtitle={[group.group_reference, created].filter(Boolean).join(' · ')}
      leading={<TilePile roomNumbers={roomNumbers.slice(0, HEADER_TILES)} size={40} />}
      trailing={<GroupStatus {...state} className="max-md:hidden" />}
      footer={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Imprimir
        </Button>
      }
    >
      <PrintSheet>
        <GroupPaper
          reference={group.group_reference}
          name={group.group_name}
          email={group.coordinator_email}
          phone={group.coordinator_phone}
          message={group.notes ?? ''}
          bookings={group.bookings}
        />
      </PrintSheet>
      <div className="divide-y divide-linha px-4 tabular-figures md:px-5">
        <Coordinator group={group} summary={summary} />
        <GroupRooms bookings={group.bookings} sums={sums} />
        <GroupGuests group={group} guestCount={sums.guests} />
      </div>
    </Dialog>
  );
}

interface CoordinatorProps {
  group: Group;
  summary: GroupSummary;
}

function Coordinator({ group, summary: { state, stay } }: CoordinatorProps) {
  const { coordinator_email: email, coordinator_phone: phone, notes } = group;
  return (
    <section className="py-4">
      <GroupStatus {...state} className="mb-3 md:hidden" />
      <h3 className="font-semibold">Coordenação</h3>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-4.5 gap-y-2.5 md:grid-cols-3">
        <Fact label="E-mail" className="max-md:col-span-full">
          {email ? (
            <a href={mailtoHref(email)} className="text-link">
              {email}
            </a>
          ) : (
            'N/A'
          )}
        </Fact>
        <Fact label="Telefone">{phone ? <a href={telHref(phone)}>{phone}</a> : 'N/A'}</Fact>
        <Fact label="Datas">{stay === null ? 'N/A' : groupStayLabel(stay)}</Fact>
      </dl>
      {notes && (
        <NoteBox className="mt-3 px-3.5! py-2.5!">
          <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
        </NoteBox>
      )}
    </section>
  );
}
