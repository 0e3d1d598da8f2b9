import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  late: 'bg-erro-100 text-erro-700',
  owed: 'bg-barro-100 text-barro-800',
  soon: 'bg-ocre-100 text-ocre-800',
  good: 'bg-horta-100 text-horta-700',
  nearly: 'bg-ria-100 text-ria-700',
  calm: 'bg-anil-50 text-anil-700',
  past: 'bg-pedra-100 text-pedra-700',
};

export type TagTone = keyof typeof TONES;

interface TagProps {
  tone: TagTone;
  icon: LucideIcon;
  children: ReactNode;
  className?: string;
}

/** A state of the house in colour, sign and words. */
export function Tag({ tone, icon: Icon, children, className = '' }: TagProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-tile px-2 py-0.5 text-12 leading-4 font-semibold print:border forced-colors:border ${TONES[tone]} ${className}`}
    >
      <Icon className="size-3.5 flex-none stroke-[2.2]" aria-hidden />
      {children}
    </span>
  );
}
