/** Periodic work, of which at most one turn is under way. */
export interface OneAtMost {
  /** Resolves when the turn under way ends; begins one where there is none. Never rejects. */
  run: () => Promise<void>;
  /** Resolves when no turn is under way. */
  idle: () => Promise<void>;
}

/** Makes periodic work of a function: a turn that fails is logged, and the next one tries again. */
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
