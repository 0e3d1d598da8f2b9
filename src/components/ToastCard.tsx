import { CircleAlert, CircleCheck, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button';

export type ToastTone = 'success' | 'warning' | 'error';

export interface ToastOptions {
  detail?: string;
  /** `isUndo`: takes back what the message tells, also by key, for as long as it is shown. */
  action?: { label: string; onPress: () => void; isUndo?: boolean };
}

export interface ToastMessage extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
}

/** How long a toast that leaves by itself is shown. */
const SHOWN_FOR_MS = 5000;

const TONES: Record<ToastTone, { border: string; ink: string; icon: LucideIcon }> = {
  success: { border: 'border-s-horta-700', ink: 'text-horta-700', icon: CircleCheck },
  warning: { border: 'border-s-ocre-600', ink: 'text-ocre-800', icon: TriangleAlert },
  error: { border: 'border-s-erro-700', ink: 'text-erro-700', icon: CircleAlert },
};

interface ToastCardProps {
  toast: ToastMessage;
  onClose: () => void;
}

/** One message. Its clock stands still while a pointer or the focus is on it. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { tone, message, detail, action } = toast;
  const { border, ink, icon: Icon } = TONES[tone];
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (tone === 'error' || isHeld) return undefined;
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
    // A new closure of onClose must not start the clock again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tone, isHeld, toast.id]);

  function handleAction() {
    action?.onPress();
    onClose();
  }

  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`pointer-events-auto flex animate-surge items-start gap-2.5 rounded-campo border border-s-4 border-linha bg-branco py-2.75 ps-3.5 pe-2 text-14 font-medium text-tinta shadow-s2 ${border}`}
    >
      <Icon className={`size-5 ${ink}`} aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>{message}</p>
        {detail !== undefined && <p className="text-13 font-normal text-tinta-2">{detail}</p>}
        {action && (
          <Button variant="quiet" className="-ms-2 painel:-ms-3" onClick={handleAction}>
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={onClose}
        className="-my-1.5 grid size-8 flex-none place-items-center rounded-campo transition-colors hover:bg-sal max-md:-my-3 max-md:size-11"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}
