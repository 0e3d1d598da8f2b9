import * as t from '@messages/controls';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button';
import type { ButtonVariant } from './button-styles';

type CopyState = 'idle' | 'copied' | 'failed';

const SHOWN_FOR_MS = 4000;

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Names the button, e.g. 'Copiar referência'. */
  label: string;
  /** Said once it is copied. */
  doneLabel?: string;
  variant?: ButtonVariant;
  isWide?: boolean;
  /** Only its picture is seen, beside what it copies. */
  isIcon?: boolean;
}

/** Copies a text and says whether it worked. */
export function CopyButton({
  text,
  label,
  doneLabel = t.COPIED,
  variant = 'outline',
  isWide = false,
  isIcon = false,
}: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <span
      className={`${isWide ? 'flex w-full flex-col items-stretch' : 'inline-flex flex-wrap items-center'} gap-x-3 gap-y-1 print:hidden`}
    >
      <Button
        variant={isIcon ? 'quiet' : variant}
        className={isIcon ? 'w-11' : undefined}
        onClick={() => void handleClick()}
      >
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span className={isIcon ? 'sr-only' : undefined}>{label}</span>
      </Button>
      <output className="text-14 text-tinta-2">
        {state === 'copied' && doneLabel}
        {state === 'failed' && t.COPY_FAILED}
      </output>
    </span>
  );
}
