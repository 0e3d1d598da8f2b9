import type { ReactNode } from 'react';
import { FieldError } from '@/components/form/Field';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';

interface ChangeRowProps {
  label: string;
  before: ReactNode;
  /** How it changed, e.g. 'mais 1 noite'; null while it is unchanged. */
  change: string | null;
  problem?: string;
  problemId?: string;
  children: ReactNode;
}

/** One row of before and after; a changed one is marked with a bar and in words. */
export function ChangeRow({ label, before, change, problem, problemId, children }: ChangeRowProps) {
  const isChanged = change !== null;
  return (
    <div className="grid grid-cols-[5.875rem_minmax(0,1fr)] border-t border-linha/70 first:max-md:border-t-0 md:grid-cols-[5.75rem_11.625rem_minmax(0,1fr)]">
      <div className="py-2 pe-2 text-14 font-medium text-tinta-2 max-md:row-span-2 md:flex md:items-center md:py-1.25">
        {label}
      </div>
      <div
        className={`flex items-center gap-1 pt-2 text-13 md:bg-sal md:px-3 md:py-1.25 md:text-14 ${isChanged ? 'text-tinta' : 'text-tinta-2'}`}
      >
        <span className="md:sr-only">antes: </span>
        {before}
      </div>
      <div
        className={`border-s-4 py-1.25 max-md:-ms-3 max-md:ps-2 max-md:pb-2 md:ps-2 ${isChanged ? 'border-transparent bg-[linear-gradient(theme(colors.ocre.400),theme(colors.ocre.400))] bg-[length:4px_calc(100%_-_12px)] bg-[position:0_50%] bg-no-repeat bg-origin-border' : 'border-transparent'}`}
      >
        <div className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 md:flex-nowrap">
          <div className="min-w-0 max-md:w-full md:flex-1">{children}</div>
          {isChanged && (
            <span className="text-12 font-semibold whitespace-nowrap text-ocre-800">
              <VisuallyHidden>mudou: </VisuallyHidden>
              {change}
            </span>
          )}
        </div>
        {problem !== undefined && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
    </div>
  );
}
