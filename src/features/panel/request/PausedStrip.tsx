import { CirclePause, Play } from 'lucide-react';
import { Button } from '@/components/Button';
import { hostel } from '@/copy/hostel';
import { useToday } from '@/hooks/useToday';
import { Notice } from './Notice';
import { sinceLabel } from './request-words';
import { usePause, useSetPause } from './usePause';

/** While requests by the site are paused, every screen of the panel says so. */
export function PausedStrip() {
  const { data } = usePause();
  const { change, isPending } = useSetPause();
  const today = useToday();
  if (!data?.since) return null;
  return (
    <Notice
      icon={CirclePause}
      tone="calm"
      title={`Pedidos online em pausa desde ${sinceLabel(data.since, today)}`}
      actions={
        <Button
          variant="outline"
          isBusy={isPending}
          busyLabel="A retomar..."
          onClick={() => void change(false)}
        >
          <Play aria-hidden />
          Retomar pedidos
        </Button>
      }
    >
      {`No site, os hóspedes veem que não é possível pedir online e o telefone ${hostel.phone.display}.`}
    </Notice>
  );
}
