import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  icon: LucideIcon;
  /** `alert` asks for a decision, `calm` says how things are. */
  tone: 'alert' | 'calm';
  title: ReactNode;
  /** What it means, in one sentence or two. */
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

const TONES = {
  alert: { frame: 'border-barro-600/45 border-s-barro-600', ink: 'text-barro-600' },
  calm: { frame: 'border-linha border-s-anil-600', ink: 'text-anil-600' },
};

/** A strip above the work of a screen: what is going on, and what can be done. */
export function Notice({ icon: Icon, tone, title, children, actions }: NoticeProps) {
  const { frame, ink } = TONES[tone];
  return (
    <div
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card border border-s-4 bg-branco px-4 py-3 tabular-figures shadow-s1 ${frame}`}
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon className={`mt-0.5 size-4.5 ${ink}`} aria-hidden />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <div className="text-13 text-tinta-2">{children}</div>
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
