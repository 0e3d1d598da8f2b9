import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { NumberStepper } from '@/components/form/NumberStepper';
import { Dialog } from '@/components/overlay/Dialog';
import { countLabel } from '@/domain/basics/text';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { setLinenEvery } from '@/queries/cleaning/room-states';
import { queryKeys } from '@/queries/query-keys';
import { useBoard } from './useBoard';

const MOST_NIGHTS = 30;
const nightsWords = (nights: number) =>
  nights === 1
    ? 'todas as noites'
    : `a cada ${countLabel(nights, { one: 'noite', many: 'noites' })}`;

/** After how many nights linen is changed, and the window that settles it (CLEAN-01). */
export function LinenSetting() {
  const { data } = useBoard();
  return data && data.rooms.length > 0 && <LinenNights nights={data.linen_every} />;
}

function LinenNights({ nights }: { nights: number }) {
  const [draft, setDraft] = useState<number | null>(null);
  const saveRef = useRef<HTMLButtonElement>(null);
  const { change, isPending } = usePanelMutation<number, void>({
    send: async (client, given) => setLinenEvery(client, given),
    onDone: (_nothing, given) => {
      setDraft(null);
      return { message: `Roupa de cama: ${nightsWords(given)}.`, undo: nights };
    },
    failure: (error) => `Não ficou guardado: ${refusalReason(error)}`,
    log: 'setLinenEvery',
    refresh: [queryKeys.roomsToday],
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setDraft(nights)}
        className="mt-5 block min-h-11 text-start text-link print:hidden"
      >
        {`Roupa de cama ${nightsWords(nights)}`}
      </button>
      <Dialog
        isOpen={draft !== null}
        onClose={() => setDraft(null)}
        size="small"
        title="Mudar a roupa de cama"
        initialFocus={saveRef}
        footer={
          <>
            <Button variant="outline" onClick={() => setDraft(null)}>
              Cancelar
            </Button>
            <Button ref={saveRef} isBusy={isPending} onClick={() => void change(draft ?? nights)}>
              Guardar
            </Button>
          </>
        }
      >
        <div className="m-4 grid gap-2 md:mx-5">
          <p className="text-tinta-2">
            De quem fica, contado desde a chegada. Quem sai deixa a roupa toda.
          </p>
          <NumberStepper
            label="Noites"
            decreaseLabel="Menos uma noite"
            increaseLabel="Mais uma noite"
            value={draft ?? nights}
            min={1}
            max={MOST_NIGHTS}
            onChange={setDraft}
          />
        </div>
      </Dialog>
    </>
  );
}
