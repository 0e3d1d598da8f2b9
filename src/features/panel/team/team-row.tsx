import type { ReactNode } from 'react';

// Below 768 px each row is a card: who and the buttons on top, the rest below one another.

export const ROW =
  'border-linha/60 not-first:border-t max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2.5 max-md:gap-y-1 max-md:px-3.5 max-md:py-2.75';

export const CELL =
  'md:h-13 md:px-3 md:py-2 md:first:ps-4.5 md:last:pe-4.5 max-md:order-2 max-md:col-span-full max-md:justify-self-start';

interface ActionCellProps {
  /** More than one button: on a phone below everything else. */
  isBelow?: boolean;
  children: ReactNode;
}

/** The cell of a row's buttons. */
export function ActionCell({ isBelow = false, children }: ActionCellProps) {
  const place = isBelow
    ? 'max-md:order-3 max-md:col-span-full max-md:mt-1.5'
    : 'max-md:order-1 max-md:self-start';
  return (
    <td className={`md:py-2 md:ps-3 md:pe-4.5 ${place}`}>
      <div className="flex flex-wrap gap-2 whitespace-nowrap md:justify-end xl:flex-nowrap">
        {children}
      </div>
    </td>
  );
}

interface WhoCellProps {
  /** Letters or a sign for the square. */
  mark: ReactNode;
  name: string;
  email: string;
  /** A line below the address. */
  remark?: string;
}

/** Who it is: the head of a row. */
export function WhoCell({ mark, name, email, remark }: WhoCellProps) {
  const lines = [email, remark].filter((line) => line !== undefined);
  const words = (
    <span className="min-w-0 wrap-anywhere md:min-w-36">
      <b className="block text-14 leading-5 font-semibold">{name}</b>
      {lines.map((line) => (
        <small key={line} className="block text-12 leading-4.25 text-tinta-2">
          {line}
        </small>
      ))}
    </span>
  );
  return (
    <th
      scope="row"
      className="text-start font-normal max-md:order-none md:h-13 md:px-3 md:py-2 md:ps-4.5"
    >
      <span className="flex items-center gap-2.5">
        <span
          aria-hidden
          className="grid size-9 flex-none place-items-center rounded-tile bg-anil-50 text-14 font-bold text-anil-700"
        >
          {mark}
        </span>
        {words}
      </span>
    </th>
  );
}
