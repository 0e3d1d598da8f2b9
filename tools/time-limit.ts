/** Waits for a promise, but not for ever: rejects with these words when the time is over. */
export async function withinTime<Result>(
  result: Promise<Result>,
  { ms, otherwise }: { ms: number; otherwise: string },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), ms);
  });
  try {
    return await Promise.race([result, limit]);
  } finally {
    clearTimeout(timer);
  }
}
