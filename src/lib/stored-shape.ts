import * as v from 'valibot';
import type { SafeStorage } from './safe-storage';
import { makeStore } from './store';
import { storedValue, type StoredValue } from './stored-value';

/** Only read from, to its last field. */
type Unchanged<Value> = Value extends object
  ? { readonly [Field in keyof Value]: Unchanged<Value[Field]> }
  : Value;

interface StoredShape<Schema extends v.GenericSchema> extends StoredValue<
  v.InferOutput<Schema>,
  Unchanged<v.InferInput<Schema>>
> {
  /** Calls at every change, also by another tab; returns the function that ends this. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * A stored value of the shape that a schema describes. What is written loses every field that the
 * schema does not name; a value of another shape is not written.
 */
export function storedShape<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  storage?: SafeStorage,
): StoredShape<Schema> {
  const writes = makeStore(0);
  const fitting = (value: unknown) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
  const value = storedValue(key, fitting, storage);

  return {
    ...value,
    write: (written) => {
      const fits = fitting(written);
      if (fits === null) return;
      value.write(fits);
      writes.set(writes.get() + 1);
    },
    subscribe: (onChange) => {
      window.addEventListener('storage', onChange);
      const stop = writes.subscribe(onChange);
      return () => {
        window.removeEventListener('storage', onChange);
        stop();
      };
    },
  };
}
