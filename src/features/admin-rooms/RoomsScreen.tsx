import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { PanelHeader } from '@/components/PanelHeader';
import { SessionEndedDialog } from '@/features/auth/SessionEndedDialog';
import { sessionMessage } from '@/features/auth/session-error';
import type { RoomRow } from '@/types/rows';
import { DeleteRoom } from './DeleteRoom';
import { RoomFormModal } from './form/RoomFormModal';
import { RoomCard } from './RoomCard';
import { RoomCardsSkeleton } from './RoomCardsSkeleton';
import { ROOM_GRID } from './room-grid';
import { NEW_ROOM, useOpenRoom } from './useOpenRoom';
import { useRoomActive } from './useRoomActive';
import { useRooms } from './useRooms';

/** The house itself: every room, active or not (Specification §2, Admin rooms). */
export function RoomsScreen() {
  const rooms = useRooms();
  const { openId, open, close } = useOpenRoom();
  const [sessionEnd, setSessionEnd] = useState<string | null>(null);
  const opened = rooms.data?.find(({ id }) => id === openId) ?? null;
  const isOpen = openId === NEW_ROOM || opened !== null;

  return (
    <>
      <PanelHeader title="Quartos" detail={rooms.data && activeLabel(rooms.data)}>
        <Button onClick={() => open(NEW_ROOM)}>
          <Plus aria-hidden />
          Adicionar quarto
        </Button>
      </PanelHeader>
      {rooms.data && openId !== null && !isOpen && (
        <NoteBox tone="ocre" className="mb-4">
          Este quarto já não existe.
        </NoteBox>
      )}
      {rooms.isPending && <RoomCardsSkeleton />}
      {rooms.isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar os quartos"
          onRetry={() => void rooms.refetch()}
          isRetrying={rooms.isFetching}
        >
          {sessionMessage(rooms.error) ?? undefined}
        </ErrorBox>
      )}
      {rooms.data && <RoomCards rooms={rooms.data} onEdit={open} onSessionEnd={setSessionEnd} />}
      {rooms.data && isOpen && (
        <RoomFormModal
          key={openId}
          room={opened}
          rooms={rooms.data}
          onClose={close}
          onSessionEnd={setSessionEnd}
        />
      )}
      <SessionEndedDialog message={sessionEnd} onClose={() => setSessionEnd(null)} />
    </>
  );
}

interface RoomCardsProps {
  rooms: readonly RoomRow[];
  onEdit: (id: string) => void;
  onSessionEnd: (message: string) => void;
}

function RoomCards({ rooms, onEdit, onSessionEnd }: RoomCardsProps) {
  const setActive = useRoomActive(onSessionEnd);
  const [leaving, setLeaving] = useState<RoomRow | null>(null);
  const [deletions, setDeletions] = useState(0);
  const listRef = useRef<HTMLElement>(null);

  // The button that had the focus has gone with its card.
  useEffect(() => {
    if (deletions > 0) listRef.current?.focus();
  }, [deletions]);

  function handleDeleted() {
    setLeaving(null);
    setDeletions(deletions + 1);
  }

  return (
    <section ref={listRef} tabIndex={-1} aria-label="Lista de quartos">
      {rooms.length === 0 ? (
        <div className={PANEL_CARD}>
          <EmptyState title="Ainda não há quartos">
            Um quarto que adicionar aqui aparece logo no site, se estiver ativo.
          </EmptyState>
        </div>
      ) : (
        <div className={ROOM_GRID}>
          {rooms.map((room) => (
            <RoomCard
              key={room.id}
              room={room}
              onActiveChange={(isActive) => setActive(room, isActive)}
              onEdit={() => onEdit(room.id)}
              onDelete={() => setLeaving(room)}
            />
          ))}
        </div>
      )}
      {leaving !== null && (
        <DeleteRoom
          room={leaving}
          onCancel={() => setLeaving(null)}
          onDeleted={handleDeleted}
          onSessionEnd={onSessionEnd}
        />
      )}
    </section>
  );
}

function activeLabel(rooms: readonly RoomRow[]): string {
  const activeCount = rooms.filter(({ is_active }) => is_active).length;
  if (activeCount < rooms.length) return `${activeCount} de ${rooms.length} ativos`;
  return activeCount === 1 ? '1 ativo' : `${activeCount} ativos`;
}
