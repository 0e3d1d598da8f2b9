import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { useToast } from '@/components/overlay/useToast';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { calendarAddress } from '@/lib/calendar-address';

const SHOWN_FOR_MS = 4000;

interface CopyAddressProps {
  exportKey: string;
  /** What the button shows. */
  children: string;
  /** 'do quarto 7 para a Airbnb': whose address, and for whom. */
  whose: string;
}

/** Copies the address of one of our calendars by one tap (CHAN-01). */
export function CopyAddress({ exportKey, children, whose }: CopyAddressProps) {
  const [isCopied, setIsCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(calendarAddress(exportKey));
      setIsCopied(true);
    } catch {
      toast.error('Não foi possível copiar. Abra o quarto e copie o endereço à mão.');
    }
  }

  return (
    <>
      <Button variant="outline" onClick={() => void handleClick()}>
        {isCopied ? <Check className="text-horta-700" aria-hidden /> : <Copy aria-hidden />}
        {/* Both labels take up their space, so that the button keeps its width. */}
        <span className="grid text-start *:col-start-1 *:row-start-1">
          <span className={isCopied ? 'invisible' : undefined}>{children}</span>
          <span className={isCopied ? undefined : 'invisible'} aria-hidden>
            Copiado
          </span>
        </span>
        <VisuallyHidden>: copiar o endereço {whose}</VisuallyHidden>
      </Button>
      <output className="sr-only">{isCopied && `Copiado: o endereço ${whose}`}</output>
    </>
  );
}
