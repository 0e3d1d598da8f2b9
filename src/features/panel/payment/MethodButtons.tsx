import type { Ref } from 'react';
import { Button } from '@/components/Button';
import { DESK_METHODS, type DeskMethod, paymentMethodLabel } from '@/domain/payment/payment';
import { MethodMark } from './MethodMark';

interface MethodButtonsProps {
  firstRef?: Ref<HTMLButtonElement>;
  /** The method that is being stored; null while nothing is. */
  storing: string | null;
  onChoose: (method: DeskMethod) => void;
}

/** The ways to pay: one tap on one of them takes the money (PAY-02). */
export function MethodButtons({ firstRef, storing, onChoose }: MethodButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {DESK_METHODS.map((method, place) => (
        <Button
          key={method}
          ref={place === 0 ? firstRef : undefined}
          variant="outline"
          isBusy={storing === method}
          busyLabel="A guardar..."
          disabled={storing !== null && storing !== method}
          onClick={() => onChoose(method)}
          className="panel:min-h-11"
        >
          <MethodMark method={method} />
          {paymentMethodLabel(method)}
        </Button>
      ))}
    </div>
  );
}
