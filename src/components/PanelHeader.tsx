import type { ReactNode } from 'react';

interface PanelHeaderProps {
  title: string;
  /** A line beside the title, below it on a phone. */
  detail?: ReactNode;
  /** For many buttons: `detail` stays below the title except on the widest screens. */
  isDetailBelow?: boolean;
  /** What can be done with the whole screen: buttons and links. */
  children?: ReactNode;
}

export function PanelHeader({ title, detail, isDetailBelow = false, children }: PanelHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-center gap-2">
      <div
        className={`me-auto min-w-0 flex-wrap items-baseline gap-x-2.5 ${isDetailBelow ? 'wide:flex' : 'md:flex'}`}
      >
        <h1 className="text-24 max-md:text-[1.625rem]">{title}</h1>
        {detail !== undefined && <p className="text-tinta-2">{detail}</p>}
      </div>
      {children}
    </header>
  );
}
