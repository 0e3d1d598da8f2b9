import { useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { useDialog } from '@/hooks/useDialog';

interface CloseQuestionProps {
  isOpen: boolean;
  onGoOn: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a form with unsaved contents closes; the focus starts on 'Continuar a escrever'. */
export function CloseQuestion({ isOpen, onGoOn, onKeep, onDiscard }: CloseQuestionProps) {
  const id = useId();
  const goOnRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useDialog({ isOpen, onClose: onGoOn, initialFocus: goOnRef });
  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-[min(26.25rem,100%-2rem)] rounded-card border-t-4 border-anil-600 bg-branco p-5.5 pb-4.5 text-tinta shadow-s3 open:animate-appear"
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`} className="text-20 leading-6.5">
            Fechar sem guardar?
          </h2>
          <p id={`${id}-body`} className="mt-2.5">
            Esta reserva ainda não está guardada.
          </p>
          <div className="mt-4.5 grid gap-2">
            <Button ref={goOnRef} onClick={onGoOn}>
              Continuar a escrever
            </Button>
            <Button variant="outline" onClick={onKeep}>
              Fechar e guardar rascunho
            </Button>
            <Button variant="danger-outline" onClick={onDiscard}>
              Deitar fora
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
