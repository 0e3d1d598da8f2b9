import * as t from '@messages/rooms';
import type { ReactNode } from 'react';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { Select } from '@/components/form/Select';
import {
  capacityLabel,
  LIST_CAPACITIES,
  ROOM_SORTS,
  type RoomSort,
} from '@/domain/room/room-filters';
import type { RoomListQuery } from './room-list-query';
import type { RoomListChanges } from './useRoomListQuery';

const SORT_LABELS: Record<RoomSort, string> = t.SORTS;

const SEGMENTS = LIST_CAPACITIES.map((capacity) => ({
  value: String(capacity),
  label: capacityLabel(capacity),
}));

interface RoomFilterBarProps {
  query: RoomListQuery;
  onChange: (changes: RoomListChanges) => void;
  /** The count, or that it is loading. */
  children: ReactNode;
}

/** Capacity, order and count, in one band above the rooms. */
export function RoomFilterBar({ query, onChange, children }: RoomFilterBarProps) {
  return (
    <div className="border-y border-linha bg-branco print:hidden noscript:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-3">
        <div className="flex items-center gap-3 max-md:w-full max-[22rem]:flex-col max-[22rem]:items-stretch max-[22rem]:gap-1.5">
          <span aria-hidden className="text-15 text-tinta-2">
            {t.GUESTS}
          </span>
          <SegmentedControl
            legend={t.GUESTS_PER_ROOM}
            segments={SEGMENTS}
            value={String(query.capacity)}
            onChange={(capacity) => onChange({ capacity })}
            look="filter"
            className="max-md:flex-1"
          />
        </div>
        <label className="flex items-center gap-3 max-md:w-full">
          <span className="text-15 whitespace-nowrap text-tinta-2">{t.SORT_BY}</span>
          <Select
            value={query.sort}
            onChange={({ target }) => onChange({ sort: target.value })}
            className="max-md:flex-1"
          >
            {ROOM_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </Select>
        </label>
        <output className="ms-auto flex min-h-6 items-center gap-2 text-15 font-medium tabular-figures max-md:ms-0">
          {children}
        </output>
      </div>
    </div>
  );
}
