import { TriangleAlert, WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { countLabel } from '@/domain/basics/text';
import { capitalised } from '@/domain/basics/number-words';
import { lostLineWords } from '@/domain/cleaning/tap-words';
import { useHouseTime } from '@/hooks/useHouseTime';
import type { LineState } from './taps/courier';

interface LineBarProps {
  line: LineState;
  /** Taps that are kept. */
  count: number;
  /** Below the frame's own sticky head. */
  isBelowHead: boolean;
  onAgain: () => void;
  onThrowAway: () => void;
}

const BAR =
  'flex flex-wrap items-center gap-2.5 rounded-field bg-noite px-4 py-3 text-14 leading-5 text-branco on-dark forced-colors:border';

/** Says that the line is gone and taps are kept, or that they were refused; empty otherwise. */
export function LineBar({ line, count, isBelowHead, onAgain, onThrowAway }: LineBarProps) {
  const { now } = useHouseTime();
  const bar = useRef<HTMLDivElement>(null);
  const isRefused = line.refusal !== null && count > 0;
  const isThere = line.lostSince !== null || isRefused;

  // At the very top the browser would let the rows move under a thumb as the bar comes.
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    if (isThere && height > 0 && window.scrollY === 0) window.scrollBy({ top: height });
  }, [isThere]);

  return (
    <div
      ref={bar}
      className={`sticky z-2 print:hidden tiny:static ${isBelowHead ? 'top-19' : 'top-2'} ${isThere ? 'pb-3' : ''}`}
    >
      <output>
        {line.lostSince !== null && (
          <LostLine since={line.lostSince} {...{ now: now.getTime(), count }} />
        )}
      </output>
      {line.lostSince === null && isRefused && (
        <div role="alert" className={BAR}>
          <TriangleAlert className="size-5 text-ocre-300" aria-hidden />
          <p className="min-w-0 flex-1 basis-52">
            <b className="font-semibold">
              {capitalised(
                countLabel(count, {
                  one: 'toque não foi aceite',
                  many: 'toques não foram aceites',
                }),
              )}
              :
            </b>{' '}
            {line.refusal}
          </p>
          <Button variant="outline" className="min-h-11!" onClick={onThrowAway}>
            Deitar fora
          </Button>
          <Button variant="outline" className="min-h-11!" onClick={onAgain}>
            Enviar de novo
          </Button>
        </div>
      )}
    </div>
  );
}

function LostLine({ since, now, count }: { since: number; now: number; count: number }) {
  const { title, rest } = lostLineWords(since, { now, count });
  return (
    <span className={BAR}>
      <WifiOff className="size-5 text-ocre-300" aria-hidden />
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{title}</b> {rest}
      </span>
    </span>
  );
}
