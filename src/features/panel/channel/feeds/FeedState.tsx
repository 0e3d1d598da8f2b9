import { CircleAlert, CircleCheck, Clock, LoaderCircle, Pause, TriangleAlert } from 'lucide-react';
import {
  feedHealth,
  feedLine,
  NO_STAYS,
  type FeedHealth,
  type FeedState,
  type StayCounts,
} from '@/domain/channel/feeds';

const LOOKS: Record<FeedHealth, { icon: typeof Clock; mark: string; words: string }> = {
  fine: { icon: CircleCheck, mark: 'text-horta-700', words: 'text-tinta-2' },
  partial: { icon: TriangleAlert, mark: 'text-ocre-800', words: 'text-ocre-800' },
  conflict: { icon: TriangleAlert, mark: 'text-ocre-800', words: 'text-ocre-800' },
  drop: { icon: TriangleAlert, mark: 'text-ocre-800', words: 'text-ocre-800' },
  failing: { icon: CircleAlert, mark: 'text-erro-700', words: 'text-erro-700' },
  unread: { icon: Clock, mark: 'text-tinta-2', words: 'text-tinta-2' },
  paused: { icon: Pause, mark: 'text-tinta-2', words: 'text-tinta-2' },
};

interface FeedStateLineProps {
  name: string;
  feed: FeedState;
  /** Null while they are not known. */
  counts: ReadonlyMap<string, StayCounts> | null;
  now: Date;
  isReading: boolean;
}

/** A calendar that is read, and how it stands: a mark, its name and words (CHAN-02). */
export function FeedStateLine({ name, feed, counts, now, isReading }: FeedStateLineProps) {
  const own = counts && (counts.get(feed.id) ?? NO_STAYS);
  const { icon: Icon, mark, words } = LOOKS[feedHealth(feed, own ?? NO_STAYS)];
  return (
    <span className="flex gap-1.75 text-13 tabular-figures">
      {isReading ? (
        <LoaderCircle
          className="mt-0.75 size-3.75 flex-none animate-turn text-anil-600"
          aria-hidden
        />
      ) : (
        <Icon className={`mt-0.75 size-3.75 flex-none stroke-[2.2] ${mark}`} aria-hidden />
      )}
      <span className="min-w-0 wrap-anywhere">
        <b className="me-1.75 text-14 font-semibold text-tinta">{name}</b>
        <span className={isReading ? 'text-tinta-2' : words}>
          {isReading ? 'A sincronizar...' : feedLine(feed, { counts: own, now })}
        </span>
      </span>
    </span>
  );
}
