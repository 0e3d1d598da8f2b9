import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  fail: { box: 'border-erro-700/30 bg-erro-100', title: 'text-erro-700', icon: CircleAlert },
  warn: { box: 'border-ocre-600/40 bg-ocre-100', title: 'text-ocre-800', icon: TriangleAlert },
};

interface AlertBoxProps {
  tone: keyof typeof TONES;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

/** What is wrong with a calendar, and what can be done about it. */
export function AlertBox({ tone, title, actions, children }: AlertBoxProps) {
  const { box, title: ink, icon: Icon } = TONES[tone];
  return (
    <section
      className={`flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-card border px-4 py-3.5 text-14 tabular-figures md:px-4.5 ${box}`}
    >
      <Icon className={`size-5.5 flex-none self-start ${ink}`} aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className={`font-sans text-15 font-semibold tracking-normal wrap-anywhere ${ink}`}>
          {title}
        </h2>
        <div className="wrap-anywhere">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto">{actions}</div>
    </section>
  );
}
