import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { PanelHeader } from '@/components/PanelHeader';
import { withSiteNote } from '@/domain/room/publication';
import { StillReading } from '@/features/panel/kit/StillReading';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { PublicationLine } from '@/features/panel/room/publication/PublicationLine';
import { useAskPublication } from '@/features/panel/room/publication/useAskPublication';
import { useFocusAfter } from '@/hooks/focus';
import { queryKeys } from '@/queries/query-keys';
import { updateRoom } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { DeleteRoom } from './DeleteRoom';
import { RoomFormModal } from './form/RoomFormModal';
import { PanelRoomCard } from './PanelRoomCard';
import { NEW_ROOM, useOpenRoom } from './useOpenRoom';
import { ROOM_LIST_KEY, useRooms } from './useRooms';
import { Skeleton } from '@/components/look/Skeleton';

/** The cards of the screen: three in a row, two or one where there is less room. */
const ROOM_GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

const CARDS = 9;

function RoomCardsSkeleton() {
  return (
    <>
      <output className="sr-only">A carregar...</output>
      <div className={`animate-breathe ${ROOM_GRID}`}>
        {Array.from({ length: CARDS }, (_, card) => (
          <div key={card} className={`grid gap-3 px-3.5 pt-3.5 pb-3 ${PANEL_CARD}`}>
            <div className="grid grid-cols-[7.125rem_minmax(0,1fr)] gap-4">
              <Skeleton className="aspect-3/2" />
              <div className="grid content-start gap-2.5">
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-4.5 w-4/5" />
                <Skeleton className="h-4.5 w-3/5" />
              </div>
            </div>
            <Skeleton className="h-9.5" />
            <Skeleton className="mt-2 h-8" />
          </div>
        ))}
      </div>
    </>
  );
}

export function RoomsScreen() {
  const rooms = useRooms();
  const { openId, open, close } = useOpenRoom();
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
      <StillReading of={rooms} title="Não foi possível carregar os quartos">
        <RoomCardsSkeleton />
      </StillReading>
      <PublicationLine />
      {rooms.data && <RoomCards rooms={rooms.data} onEdit={open} />}
      {rooms.data && isOpen && (
        <RoomFormModal key={openId} room={opened} rooms={rooms.data} onClose={close} />
      )}
    </>
  );
}

/** A room is put on the site, or taken off it. */
interface ActiveChange {
  room: RoomRow;
  isActive: boolean;
}

interface RoomCardsProps {
  rooms: readonly RoomRow[];
  onEdit: (id: string) => void;
}

/** The rooms as cards, put on the site or taken off it from there (ADM-ROOM-07). */
function RoomCards({ rooms, onEdit }: RoomCardsProps) {
  const askPublication = useAskPublication();
  const { change } = usePanelMutation<ActiveChange, void, RoomRow>({
    queue: 'rooms',
    send: (client, { room, isActive }) =>
      updateRoom(client, { id: room.id, changes: { is_active: isActive } }),
    optimistic: ({ room, isActive }) => ({
      list: ROOM_LIST_KEY,
      row: { ...room, is_active: !isActive },
      changes: { is_active: isActive },
    }),
    onDone: (_nothing, { room, isActive }) => {
      const onSite = { was: !isActive, is: isActive };
      askPublication(onSite);
      return {
        message: isActive ? 'Quarto ativado' : 'Quarto desativado',
        detail: withSiteNote(room.room_number, onSite),
        undo: { room, isActive: !isActive },
      };
    },
    failure: () => 'Erro ao atualizar status do quarto',
    failureDetail: ({ room }) => `Quarto ${room.room_number}`,
    log: 'updateRoom',
    refresh: [queryKeys.rooms],
  });
  const isOwner = useIsOwner();
  const [leaving, setLeaving] = useState<RoomRow | null>(null);
  const { ref: listRef, focusAfter } = useFocusAfter<HTMLElement>();

  function handleDeleted() {
    setLeaving(null);
    focusAfter();
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
            <PanelRoomCard
              key={room.id}
              room={room}
              onActiveChange={(isActive) => void change({ room, isActive })}
              onEdit={() => onEdit(room.id)}
              onDelete={isOwner ? () => setLeaving(room) : undefined}
            />
          ))}
        </div>
      )}
      {leaving !== null && (
        <DeleteRoom room={leaving} onCancel={() => setLeaving(null)} onDeleted={handleDeleted} />
      )}
    </section>
  );
}

function activeLabel(rooms: readonly RoomRow[]): string {
  const activeCount = rooms.filter(({ is_active }) => is_active).length;
  if (activeCount < rooms.length) return `${activeCount} de ${rooms.length} ativos`;
  return activeCount === 1 ? '1 ativo' : `${activeCount} ativos`;
}
