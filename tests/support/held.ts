/** A promise that stays open until the test calls `release`. */
export function held<T = void>() {
  let release: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
