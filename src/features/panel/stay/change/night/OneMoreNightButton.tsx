import { useState } from 'react';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import type { StayingGuest } from './useOneMoreNight';

const sheet = lazyDialog(
  async () => import('./OneMoreNight'),
  'Não foi possível abrir. Verifique a rede e tente novamente.',
);

/** In a row of the day's departures: opens the night's price, or the rooms that are free. */
export function OneMoreNightButton({ stay }: { stay: StayingGuest }) {
  const open = useDialogOpening(sheet);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Mais uma noite: ${stay.guest_name}`}
        onClick={() => open(() => setIsOpen(true))}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        className="relative z-1 -my-0.75 py-0.75 text-link whitespace-nowrap max-md:-my-3 max-md:py-3"
      >
        Mais uma noite
      </button>
      {isOpen && <sheet.Part stay={stay} onClose={() => setIsOpen(false)} />}
    </>
  );
}
