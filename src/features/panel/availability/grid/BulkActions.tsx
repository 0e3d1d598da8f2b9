import { Ban, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useToast } from '@/components/overlay/useToast';
import { bookedNotice, bulkChanges } from '@/domain/availability/availability-changes';
import {
  bulkRows,
  type BulkAction,
  type GridRow,
  type RoomDayRow,
} from '@/domain/availability/availability-grid';
import type { RoomRow } from '@/types/rows';
import { BulkDialog } from './BulkDialog';
import { useAvailabilityUpdate, type ReadGrid } from './useAvailabilityUpdate';

interface BulkActionsProps {
  /** The rows shown, which are all that the bulk actions change; null while they load. */
  rows: readonly GridRow<RoomRow>[] | null;
  readGrid: ReadGrid;
  /** While a stay is lifted, the bulk actions are disabled. */
  isLifted: boolean;
}

const NOTHING_TO_DO = 'Nenhuma data para atualizar.';

/** Blocking all weekends, opening everything (ADM-AVAIL-06). */
export function BulkActions({ rows, readGrid, isLifted }: BulkActionsProps) {
  const toast = useToast();
  const shownRooms = (rows ?? []).map(({ room }) => room);
  const [asked, setAsked] = useState<{ action: BulkAction; changes: RoomDayRow[] } | null>(null);
  const { change, isPending, error, reset } = useAvailabilityUpdate({
    readGrid,
    failure: (reason) =>
      reason === null ? 'Erro na operação em massa.' : `Erro na operação em massa: ${reason}`,
    showFailure: 'inline',
    onDone: ({ stored, booked }) => {
      setAsked(null);
      if (stored.length === 0) toast.warning(NOTHING_TO_DO);
      if (booked.length > 0) toast.warning(bookedNotice(booked, shownRooms));
      return stored.length === 0 ? null : 'Operação em massa concluída com sucesso!';
    },
    onFailed: ({ isSessionOver }) => isSessionOver && setAsked(null),
  });

  const handleAsk = (action: BulkAction) => () => {
    const changes = bulkRows(action, rows ?? []);
    reset();
    if (changes.length === 0) toast.warning(NOTHING_TO_DO);
    else setAsked({ action, changes });
  };

  function handleConfirm() {
    if (asked === null) return;
    const { action, changes: agreed } = asked;
    void change({ agreed, due: (now) => bulkChanges(action, agreed, now) });
  }

  return (
    <>
      <Button
        variant="outline"
        disabled={rows === null || isLifted}
        onClick={handleAsk('block-weekends')}
      >
        <Ban aria-hidden />
        Bloquear fins de semana
      </Button>
      <Button
        variant="outline"
        disabled={rows === null || isLifted}
        onClick={handleAsk('unblock-all')}
      >
        <LockOpen aria-hidden />
        Desbloquear tudo
      </Button>
      {asked !== null && (
        <BulkDialog
          action={asked.action}
          changes={asked.changes}
          rows={rows ?? []}
          isBusy={isPending}
          error={error?.message ?? null}
          onConfirm={handleConfirm}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
