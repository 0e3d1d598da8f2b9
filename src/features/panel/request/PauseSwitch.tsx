import { Button } from '@/components/Button';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { Switch } from '@/components/form/Switch';
import { hostel } from '@/copy/hostel';
import { useToday } from '@/hooks/useToday';
import { sinceLabel } from './since-label';
import { usePause, useSetPause } from './usePause';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useIsOwner } from '@/features/panel/session/useAccount';

const dialog = lazyDialog(
  async () => import('./AnswerTimesDialog'),
  'Não foi possível abrir os prazos. Tente novamente.',
);

/** Opens the dialog of the answer times; its code loads on the first press. */
function AnswerTimesButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useDialogOpening(dialog);

  return (
    <>
      <Button variant="outline" onClick={() => open(() => setIsOpen(true))} className={className}>
        <Timer aria-hidden />
        Prazos de resposta
      </Button>
      {isOpen && <dialog.Part onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The dashboard's switch that stops requests by the site while the house sorts out what came. */
export function PauseSwitch() {
  const { data, isLoadingError, isFetching, refetch } = usePause();
  const { change, isPending } = useSetPause();
  const today = useToday();
  const isOwner = useIsOwner();
  return (
    <section
      aria-labelledby="pedidos-online"
      className={`mb-4 px-4 py-3 sm:px-4.5 md:flex md:items-center md:gap-6 ${PANEL_CARD}`}
    >
      <h2 id="pedidos-online" className="font-sans text-16 font-semibold tracking-normal">
        Pedidos online
      </h2>
      <p className="text-13 text-tinta-2 max-md:mt-0.5 md:flex-1">
        {data?.since
          ? `Em pausa desde ${sinceLabel(data.since, today)}. `
          : data && 'O site aceita pedidos. '}
        {`Em pausa, o site não aceita pedidos e mostra aos hóspedes o telefone ${hostel.phone.display}. As reservas que já existem não mudam.`}
      </p>
      {data && (
        <Switch
          label="Pausar pedidos online"
          isOn={data.since !== null}
          isBusy={isPending}
          onChange={(isPaused) => void change(isPaused)}
          className="flex-none max-md:mt-1.5"
        />
      )}
      {isOwner && <AnswerTimesButton className="flex-none align-top max-md:me-2 max-md:mt-2" />}
      {isLoadingError && (
        <Button
          variant="outline"
          isBusy={isFetching}
          busyLabel="A carregar..."
          onClick={() => void refetch()}
          className="align-top max-md:mt-2"
        >
          Tentar Novamente
        </Button>
      )}
      {!data && !isLoadingError && <Skeleton className="my-2 h-5 w-48 animate-breathe" />}
    </section>
  );
}
