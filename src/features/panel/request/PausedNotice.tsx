import { CirclePause, Play } from 'lucide-react';
import { Button } from '@/components/Button';
import { hostel } from '@/copy/hostel';
import { useToday } from '@/hooks/useToday';
import { Notice } from './Notice';
import { sinceLabel } from './since-label';

interface PausedNoticeProps {
  /** ISO time. */
  since: string;
  isBusy: boolean;
  onResume: () => void;
}

/** Says that requests by the site are paused, and lets them come again. */
export function PausedNotice({ since, isBusy, onResume }: PausedNoticeProps) {
  const today = useToday();
  return (
    <Notice
      icon={CirclePause}
      tone="calm"
      title={`Pedidos online em pausa desde ${sinceLabel(since, today)}`}
      actions={
        <Button variant="outline" isBusy={isBusy} busyLabel="A retomar..." onClick={onResume}>
          <Play aria-hidden />
          Retomar pedidos
        </Button>
      }
    >
      {`No site, os hóspedes veem que não é possível pedir online e o telefone ${hostel.phone.display}.`}
    </Notice>
  );
}
