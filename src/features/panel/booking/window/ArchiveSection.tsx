import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Section } from '@/features/panel/parts/Section';

interface ArchiveSectionProps {
  booking: StaffBooking;
  group: readonly StaffBooking[];
  onSet: (isArchived: boolean) => Promise<void>;
}

/** Puts a booking, with all of its group, into the archive or takes it out. */
export function ArchiveSection({ booking, group, onSet }: ArchiveSectionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { archived } = booking;
  const isGroup = booking.group_reference !== null;
  const Icon = archived ? ArchiveRestore : Archive;

  async function handlePress() {
    setIsBusy(true);
    await onSet(!archived);
    setIsBusy(false);
  }

  return (
    <Section title="Arquivo">
      <Button variant="outline" isBusy={isBusy} onClick={() => void handlePress()}>
        <Icon aria-hidden />
        {buttonLabel({ isArchived: archived, isGroup })}
      </Button>
      <Hint isArchived={archived} group={isGroup ? group : []} />
    </Section>
  );
}

function buttonLabel({ isArchived, isGroup }: { isArchived: boolean; isGroup: boolean }): string {
  if (isGroup) return isArchived ? 'Desarquivar grupo' : 'Arquivar grupo';
  return isArchived ? 'Desarquivar' : 'Arquivar';
}

/** What archiving does to a group, and what still stands in the way of deleting. */
function Hint({ isArchived, group }: { isArchived: boolean; group: readonly StaffBooking[] }) {
  const whole = group.length > 1 ? `Arquiva as ${group.length} reservas do grupo. ` : '';
  const isPartly = isArchived && group.some(({ archived }) => !archived);
  if (isArchived && !isPartly) return null;
  return (
    <p className="mt-2 text-12 leading-4.25 text-tinta-2">
      {isPartly
        ? 'Só é possível eliminar o grupo quando todas as reservas estiverem arquivadas.'
        : `${whole}Só é possível eliminar reservas arquivadas.`}
    </p>
  );
}
