/** A row of the lists: room, guest, money and action; on a phone the money is below the guest. */
export const DAY_ROW =
  'relative grid min-h-13.5 grid-cols-[2rem_minmax(0,1fr)_5.5rem] items-center gap-x-2.5 px-3 py-2.5 text-13 text-tinta-2 ' +
  'transition-colors not-first:border-t not-first:border-linha/60 hover:bg-anil-50 ' +
  'md:grid-cols-[3.25rem_minmax(0,1fr)_auto_5.25rem] md:gap-x-2 md:py-1.75 md:ps-3.5';

/**
 * Keeps the height of the row when its debt is paid; if it shrank under the finger, a second tap
 * would hit the next row.
 */
export const ROW_OF_DEBT = 'max-md:min-h-19.75';

const EDGE = 'shadow-[inset_4px_0_0_var(--edge)]';

/** Late, done and new rows; words in the row say the same. */
export const ROW_LOOKS = {
  plain: '',
  late: `bg-barro-100/25 [--edge:theme(colors.barro.600)] ${EDGE}`,
  done: 'bg-horta-100/25',
  new: `bg-anil-50 [--edge:theme(colors.anil.600)] ${EDGE}`,
} as const;

export const ROOM_CELL =
  'flex items-center gap-1.75 text-14 font-bold text-tinta max-md:row-span-2 max-md:flex-col max-md:gap-0.5 max-md:self-start';

export const MONEY_CELL =
  'flex items-center gap-1.75 text-12 whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:text-13 md:justify-end md:text-end';

export const SUM = 'text-13 text-tinta max-md:me-1.25 md:block md:text-14 font-medium';

/** The action of a row, above the link that covers the row. */
export const ACTION =
  'relative z-1 w-full px-1! max-md:col-start-3 max-md:row-span-2 max-md:row-start-1';

/** The name of a guest with its marks, which wrap below a name that leaves no room beside it. */
export const NAME_LINE = 'flex min-w-0 flex-wrap items-center gap-x-1.75 text-14 text-tinta';

/** The link to the booking: all of the row leads there. */
export const ROW_LINK = 'min-w-0 truncate font-semibold after:absolute after:inset-0';

const MARK = 'flex-none rounded-[4px] border px-1.25 text-12 font-semibold whitespace-nowrap';
export const ROOM_MARK = `${MARK} border-contorno/60 bg-branco text-tinta-2`;
export const NEW_MARK = `${MARK} border-anil-600 bg-anil-50 text-anil-700`;
