/** A value outside the component tree: only its subscribers are notified of a change. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls at every change; returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

export function makeStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
