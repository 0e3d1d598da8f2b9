import { Suspense, type ReactNode } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { Skeleton } from '@/components/look/Skeleton';
import type { TextState } from './useRoomTexts';

/** The fields of a language, once its stored texts are there. */
export function LoadedTexts({ state, children }: { state: TextState; children: ReactNode }) {
  if (state.hasFailed) {
    return (
      <ErrorBox
        title="Não foi possível carregar os textos noutras línguas"
        onRetry={state.retry}
        isRetrying={state.isFetching}
      />
    );
  }
  if (!state.isLoaded) return <TextsSkeleton />;
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
