import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/overlay/useToast';
import type { StayingGuest } from './useOneMoreNight';

const sheet = lazyPart(async () => import('./OneMoreNight'));

/** Preloads the sheet on hover or focus; if that fails, the press reports it. */
const prepare = () => void sheet.preload().catch(() => undefined);

/** In a row of the day's departures: opens the night's price, or the rooms that are free. */
export function OneMoreNightButton({ stay }: { stay: StayingGuest }) {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);

  function handlePress() {
    sheet.preload().then(
      () => setIsOpen(true),
      () => toast.error('Não foi possível abrir. Verifique a rede e tente novamente.'),
    );
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Mais uma noite: ${stay.guest_name}`}
        onClick={handlePress}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="relative z-1 -my-0.75 py-0.75 text-link whitespace-nowrap max-md:-my-3 max-md:py-3"
      >
        Mais uma noite
      </button>
      {isOpen && (
        <Suspense>
          <sheet.Part stay={stay} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
