import { Timer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { useToast } from '@/components/overlay/useToast';
import { retryImport } from '@/lib/retry-import';

const dialog = lazyWithPreload(() => retryImport(async () => import('./AnswerTimesDialog')));

/** Opens the dialog of the answer times; its code loads on the first press. */
export function AnswerTimesButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();

  function handleOpen() {
    dialog.preload().then(
      () => setIsOpen(true),
      () => toast.error('Não foi possível abrir os prazos. Tente novamente.'),
    );
  }

  return (
    <>
      <Button variant="outline" onClick={handleOpen} className={className}>
        <Timer aria-hidden />
        Prazos de resposta
      </Button>
      {isOpen && <dialog.Part onClose={() => setIsOpen(false)} />}
    </>
  );
}
