import type { ReactNode } from 'react';
import { useFocusWhen } from '@/hooks/focus';

interface StepHeadProps {
  title: string;
  children?: ReactNode;
  /** Takes the focus as the step begins, where no field of it does. */
  isFocused?: boolean;
}

export function StepHead({ title, children, isFocused = false }: StepHeadProps) {
  const ref = useFocusWhen<HTMLHeadingElement>(isFocused);
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className="text-30 lg:text-[2.125rem] lg:leading-10">
        {title}
      </h1>
      {children !== undefined && <p className="mt-1.5 text-15 text-tinta-2">{children}</p>}
    </>
  );
}
