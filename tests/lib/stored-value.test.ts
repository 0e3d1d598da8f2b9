import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '@/lib/safe-storage';
import { storedShape } from '@/lib/stored-shape';
import { storedValue } from '@/lib/stored-value';

afterEach(() => {
  for (const storage of [safeSessionStorage, safeLocalStorage]) {
    for (const key of storage.keys()) storage.removeItem(key);
  }
});

describe('a stored value', () => {
  const count = storedValue('contagem', (stored) => (typeof stored === 'number' ? stored : null));

  it('is kept in this tab as JSON until it is cleared', () => {
    expect(count.read()).toBeNull();
    count.write(3);
    expect(window.sessionStorage.getItem('contagem')).toBe('3');
    expect(count.read()).toBe(3);
    count.clear();
    expect(count.read()).toBeNull();
  });

  it.each(['{"an', '"text"', 'null'])('is none where %s was left', (text) => {
    window.sessionStorage.setItem('contagem', text);
    expect(count.read()).toBeNull();
  });
});

describe('a stored shape', () => {
  const schema = v.object({ sound: v.boolean() });

  it('keeps the fields of its schema, and the same object until it changes', () => {
    const settings = storedShape('avisos', schema, safeLocalStorage);
    const typed = { sound: true, password: 'secret' };
    settings.write(typed);
    expect(window.localStorage.getItem('avisos')).toBe('{"sound":true}');
    const read = settings.read();
    expect(read).toEqual({ sound: true });
    expect(settings.read()).toBe(read);
    settings.write({ sound: false });
    expect(settings.read()).toEqual({ sound: false });
  });

  it('does not write what does not fit', () => {
    const day = storedShape('dia', v.pipe(v.string(), v.isoDate()));
    day.write('2026-11-26');
    day.write('tomorrow');
    expect(day.read()).toBe('2026-11-26');
  });

  it('tells of each change, and of those of another tab, until that is ended', () => {
    const settings = storedShape('avisos', schema, safeLocalStorage);
    const tell = vi.fn();
    const stop = settings.subscribe(tell);
    settings.write({ sound: true });
    expect(tell).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(tell).toHaveBeenCalledTimes(2);
    stop();
    settings.write({ sound: false });
    window.dispatchEvent(new StorageEvent('storage'));
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
