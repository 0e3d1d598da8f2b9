import type { ReactNode } from 'react';

/**
 * The 'vão': an ocre window frame with ears at the top and a white ledge below, around a picture.
 */
export function WindowFrame({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={`mx-3.25 mt-4 md:mx-5.5 md:mt-5.5 ${className}`}>
      <div className="relative border-6 border-ocre-400 before:absolute before:-inset-x-3.25 before:-top-3.25 before:h-2.5 before:bg-ocre-400 md:border-10 md:before:-inset-x-4.5 md:before:-top-4.5 md:before:h-3.5">
        {children}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 border-s-6 border-t-7 border-anil-700/33"
        />
      </div>
      <div
        aria-hidden
        className="-mx-3.25 h-3 bg-branco shadow-[0_0_0_1px_theme(colors.linha),0_6px_0_#1630831f] md:-mx-5.5"
      />
    </div>
  );
}
