import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type NoteTone = 'anil' | 'ocre' | 'horta' | 'erro';

const TONES: Record<NoteTone, readonly [box: string, icon: string]> = {
  anil: ['border-anil-600 bg-sal', 'text-anil-600'],
  ocre: ['border-ocre-400 bg-areia', 'text-ocre-800'],
  horta: ['border-horta-700 bg-horta-100', 'text-horta-700'],
  erro: ['border-erro-700 bg-erro-100', 'text-erro-700'],
};

interface PaymentNoteProps {
  tone: NoteTone;
  icon: LucideIcon;
  /** The beginning, in bold. */
  first: ReactNode;
  children?: ReactNode;
}

export function PaymentNote({ tone, icon: Icon, first, children }: PaymentNoteProps) {
  const [box, iconLook] = TONES[tone];
  return (
    <div className={`flex gap-3 rounded-e-field border-s-6 px-4 py-3.5 tabular-figures ${box}`}>
      <Icon className={`mt-0.5 size-5.5 flex-none ${iconLook}`} aria-hidden />
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{first}</b>
        {children}
      </p>
    </div>
  );
}
