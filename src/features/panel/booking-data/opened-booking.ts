/** History state of a booking's window: the screen that opened it is one step back. */
export const OPENED_FROM_SCREEN = { isOpenedFromScreen: true } as const;

/** Whether a history state says that going back leads to the screen that opened the booking. */
export function isOpenedFromScreen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromScreen' in state;
}
