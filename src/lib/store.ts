/** A value kept beside the tree of components: only those who follow it hear of a change. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls at every change; gives back how to end that. */
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
