import { Button } from '@/components/Button';

interface NotLoadedProps {
  /** 'Não foi possível carregar o histórico.' */
  words: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** A part of a window that did not load, and the way to ask for it again. */
export function NotLoaded({ words, query: { isFetching, refetch } }: NotLoadedProps) {
  return (
    <>
      <p className="text-13 text-tinta-2">{words}</p>
      <Button
        variant="outline"
        className="mt-2"
        isBusy={isFetching}
        busyLabel="A carregar..."
        onClick={() => void refetch()}
      >
        Tentar Novamente
      </Button>
    </>
  );
}
