/** Stripes that mark a platform's stay or closed nights. */
export const BAR_STRIPES = {
  ria: 'bg-[repeating-linear-gradient(135deg,theme(colors.branco)_0_5px,theme(colors.ria.100)_5px_10px)]',
  linha:
    'bg-[repeating-linear-gradient(135deg,theme(colors.branco)_0_5px,theme(colors.linha)_5px_10px)]',
} as const;
