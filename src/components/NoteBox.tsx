import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type NoteTone = 'areia' | 'ocre' | 'sal' | 'horta';

interface NoteBoxProps {
  /** `areia`: a remark; `ocre`: something is missing; `sal`: help; `horta`: success. */
  tone?: NoteTone;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
}

const TONES: Record<NoteTone, string> = {
  areia: 'bg-areia rounded-field',
  ocre: 'bg-ocre-100 text-ocre-800 font-medium rounded-field',
  sal: 'bg-sal border-s-6 border-anil-600 rounded-tile [&>.lucide]:text-anil-600',
  horta: 'bg-horta-100 text-horta-700 font-medium rounded-field',
};

export function NoteBox({ tone = 'areia', icon: Icon, children, className = '' }: NoteBoxProps) {
  return (
    <div
      className={`flex gap-3 px-4.5 py-3.5 text-15 forced-colors:border panel:text-13 ${TONES[tone]} ${className}`}
    >
      {Icon && <Icon className="size-5" aria-hidden />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
