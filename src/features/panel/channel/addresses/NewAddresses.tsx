import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { RoomRow } from '@/types/rows';
import { useNewKeys } from '../useFeedChanges';

/** Renews a room's addresses; asks first, because the old ones stop working at once (CHAN-01). */
export function NewAddresses({ room, roomLabel }: { room: RoomRow; roomLabel: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { change, isPending, error, reset } = useNewKeys({ onDone: () => setIsAsking(false) });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <KeyRound aria-hidden />
        Novos endereços
      </Button>
      <p className="text-12 text-tinta-2">Os de agora deixam de funcionar.</p>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isSheet
        title={`Novos endereços para o ${roomLabel}?`}
        confirmLabel="Criar novos"
        isBusy={isPending}
        error={error?.message}
        onConfirm={() => void change(room.id)}
        onCancel={() => {
          reset();
          setIsAsking(false);
        }}
      >
        <p>Os de agora deixam de funcionar em todos os canais.</p>
        <p>
          Até copiar os novos para cada canal, eles não sabem o que se vende aqui: podem vender as
          mesmas noites. O que lemos deles não muda.
        </p>
      </ConfirmDialog>
    </div>
  );
}
