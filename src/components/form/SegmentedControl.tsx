import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../look/VisuallyHidden';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** The full form of an abbreviated label; screen readers read it after the label. */
  name?: string;
  icon?: LucideIcon;
  /** How many there are, after the label. */
  count?: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  legend: string;
  isLegendVisible?: boolean;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `mode` changes the whole view (filled); `filter` narrows it (ocre band). */
  look?: 'mode' | 'filter';
  /** Rows of three, for six that do not fit side by side. */
  isInRows?: boolean;
  className?: string;
}

const LOOKS = {
  mode: {
    frame: 'border-anil-600 bg-branco',
    segment:
      'px-4.5 font-semibold text-anil-600 gap-2 peer-checked:bg-anil-600 peer-checked:text-branco not-peer-checked:hover:bg-anil-50',
  },
  filter: {
    // The ground shows between the segments, as lines, also where they stand in rows.
    frame: 'gap-px border-contorno bg-linha',
    segment:
      'gap-1.5 bg-branco px-3 font-medium tabular-figures peer-checked:bg-anil-50 peer-checked:font-bold peer-checked:text-anil-700 peer-checked:shadow-[inset_0_-4px_0_theme(colors.ocre.400)] not-peer-checked:hover:bg-sal',
  },
};

const LINE = {
  frame: 'inline-flex max-md:flex max-[21rem]:flex-wrap',
  segment: 'group-first:rounded-s-[4px] group-last:rounded-e-[4px]',
};
const ROWS = {
  frame: 'grid grid-cols-3',
  segment:
    'px-1! md:text-13! group-first:rounded-ss-[4px] group-last:rounded-ee-[4px] group-nth-3:rounded-se-[4px] group-nth-last-3:rounded-es-[4px]',
};

/** One of a few, side by side: radio buttons underneath, so that arrow keys work. */
export function SegmentedControl<Value extends string>({
  legend,
  isLegendVisible = false,
  segments,
  value,
  onChange,
  look = 'mode',
  isInRows = false,
  className = '',
}: SegmentedControlProps<Value>) {
  const name = useId();
  const { frame, segment: segmentLook } = LOOKS[look];
  const places = isInRows ? ROWS : LINE;
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={isLegendVisible ? 'mb-1.5 text-15 font-medium panel:text-13' : undefined}>
        {isLegendVisible ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={`rounded-field border-[1.5px] ${places.frame} ${frame}`}>
        {segments.map(({ value: segmentValue, label, name: fullName, icon: Icon, count }) => (
          <label
            key={segmentValue}
            className="group relative flex min-w-12 has-focus-visible:z-1 max-md:flex-1"
          >
            <input
              type="radio"
              name={name}
              value={segmentValue}
              checked={segmentValue === value}
              onChange={() => onChange(segmentValue)}
              className="peer absolute inset-0 size-full appearance-none rounded-field"
            />
            <span
              className={`flex min-h-11 flex-1 items-center justify-center text-15 whitespace-nowrap transition-colors max-md:px-1.5 max-md:text-14 max-[21rem]:whitespace-normal panel:min-h-8.5 panel:text-14 panel:max-md:min-h-11 ${segmentLook} ${places.segment}`}
            >
              {Icon && <Icon className="size-5 max-[22rem]:hidden" aria-hidden />}
              {label}
              {count !== undefined && <> {count}</>}
              {fullName !== undefined && <VisuallyHidden>{fullName}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
