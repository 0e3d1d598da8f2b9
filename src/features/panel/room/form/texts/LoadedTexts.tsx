import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '@/components/look/Skeleton';
import { StillReading, type Reading } from '@/features/panel/kit/StillReading';

/** The fields of a language, once its stored texts are there. */
export function LoadedTexts({ state, children }: { state: Reading; children: ReactNode }) {
  if (state.data === undefined) {
    return (
      <StillReading of={state} title="Não foi possível carregar os textos noutras línguas">
        <TextsSkeleton />
      </StillReading>
    );
  }
  return <Suspense fallback={<TextsSkeleton />}>{children}</Suspense>;
}

const LINES = ['w-full', 'w-4/5', 'w-3/4', 'w-2/3'];

function TextsSkeleton() {
  return (
    <div className="grid animate-breathe gap-4">
      <output className="sr-only">A carregar...</output>
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-9 ${width}`} />
      ))}
    </div>
  );
}
