/** Work of the clock, of which one turn at most is under way. */
export interface OneAtMost {
  /** Ends with the turn that is under way, which it begins where there is none; never rejects. */
  run: () => Promise<void>;
  /** Ends when none is under way. */
  idle: () => Promise<void>;
}

/** What fails is told, and tried at the next turn. */
export function oneAtMost(work: () => Promise<unknown>): OneAtMost {
  let running: Promise<void> | undefined;
  const turn = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error('The work of the clock failed:', reason);
    } finally {
      running = undefined;
    }
  };
  return {
    run: async () => {
      running ??= turn();
      await running;
    },
    idle: async () => {
      await running;
    },
  };
}
