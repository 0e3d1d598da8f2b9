import { useId, type ReactNode } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';

interface AccountCardProps {
  title: string;
  /** A state beside the title. */
  badge?: ReactNode;
  children: ReactNode;
}

export function AccountCard({ title, badge, children }: AccountCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${PANEL_CARD} px-5 pt-4.5 pb-5`}>
      <div className="mb-1 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="font-sans text-16 leading-5.5 font-semibold">
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}
