import * as t from '@messages/booking';
import { Check } from 'lucide-react';
import { VisuallyHidden } from './look/VisuallyHidden';

interface StepProgressProps {
  steps: readonly string[];
  /** The step under way, from 1. */
  current: number;
  /** The steps done; they stay done when the user goes back to an earlier one. */
  completed: readonly number[];
  /** Given, the steps done are buttons that lead back to them. */
  onOpen?: (step: number) => void;
  className?: string;
}

/**
 * The steps of a form as tiles on a line: done, current, to come. Set `--fundo` where the
 * background is not the colour `cal`.
 */
export function StepProgress(props: StepProgressProps) {
  const { steps, current, completed, onOpen, className = '' } = props;
  return (
    <ol aria-label={t.PROGRESS} className={`flex ${className}`}>
      {steps.map((name, index) => (
        <Step
          key={name}
          name={name}
          number={index + 1}
          isCurrent={index + 1 === current}
          isDone={index + 1 !== current && completed.includes(index + 1)}
          onOpen={onOpen}
          isLast={index + 1 === steps.length}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  name: string;
  number: number;
  isCurrent: boolean;
  isDone: boolean;
  isLast: boolean;
  onOpen?: (step: number) => void;
}

function Step({ name, number, isCurrent, isDone, isLast, onOpen }: StepProps) {
  const tile = isDone
    ? 'border-[1.5px] border-anil-600 bg-anil-600 text-branco highlight'
    : isCurrent
      ? 'border-2 border-tinta bg-ocre-400 text-tinta shadow-[0_0_0_4px_var(--fundo,theme(colors.cal))]'
      : 'border-[1.5px] border-contorno bg-branco text-tinta-2';
  // The last tile ends on the edge of the column, so its line leads up to it.
  const isLineDone = isDone || (isLast && isCurrent);
  const line = `before:absolute before:inset-x-0 before:top-4 before:h-0.75 md:before:top-4.25 forced-colors:before:bg-[CanvasText] ${isLineDone ? 'before:bg-anil-600' : 'before:bg-linha'}`;
  const end = isLast ? 'justify-self-end' : '';
  const label = isCurrent
    ? 'font-semibold text-tinta'
    : `max-md:sr-only ${isDone ? 'font-medium text-tinta' : 'font-medium text-tinta-2'}`;

  const content = (
    <>
      <span
        className={`relative grid size-8.5 ${end} place-items-center rounded-tile text-15 leading-none font-semibold tabular-figures md:size-9.5 ${tile}`}
      >
        {isDone ? <Check className="size-5" aria-hidden /> : number}
      </span>
      <span className={`mt-2 block w-max text-14 leading-4.5 ${end} ${label}`}>
        {name}
        {isDone && <VisuallyHidden>{t.DONE}</VisuallyHidden>}
      </span>
    </>
  );
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`relative grid min-w-0 content-start ${isLast ? 'flex-none' : 'flex-1'} ${line}`}
    >
      {isDone && onOpen ? (
        <button
          type="button"
          onClick={() => onOpen(number)}
          // Enlarges the touch target without moving the tile.
          className="relative -m-1.25 grid justify-items-start rounded-field p-1.25 text-start md:hover:underline md:hover:underline-offset-4 hover:[&>:first-child]:bg-anil-700"
        >
          <VisuallyHidden>{t.BACK_TO}</VisuallyHidden>
          {content}
        </button>
      ) : (
        content
      )}
    </li>
  );
}
