import { afterEach, expect, it, vi } from 'vitest';
import { safeSessionStorage } from '@/lib/safe-storage';

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of safeSessionStorage.keys()) safeSessionStorage.removeItem(key);
});

it('keeps in the store of the tab', () => {
  safeSessionStorage.setItem('rascunho:1', 'texto');
  expect(window.sessionStorage.getItem('rascunho:1')).toBe('texto');
  expect(safeSessionStorage.getItem('rascunho:1')).toBe('texto');
  safeSessionStorage.removeItem('rascunho:1');
  expect(safeSessionStorage.getItem('rascunho:1')).toBeNull();
});

it('keeps in memory what a full store does not take, and the later text of two', () => {
  safeSessionStorage.setItem('rascunho:1', 'antes');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  safeSessionStorage.setItem('rascunho:1', 'depois');
  expect(safeSessionStorage.getItem('rascunho:1')).toBe('depois');
  vi.restoreAllMocks();
  safeSessionStorage.setItem('rascunho:1', 'por fim');
  expect(window.sessionStorage.getItem('rascunho:1')).toBe('por fim');
  expect(safeSessionStorage.getItem('rascunho:1')).toBe('por fim');
});

it('works where the browser refuses the store altogether', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(safeSessionStorage.getItem('rascunho:1')).toBeNull();
  safeSessionStorage.setItem('rascunho:1', 'texto');
  safeSessionStorage.setItem('outro', 'x');
  expect(safeSessionStorage.getItem('rascunho:1')).toBe('texto');
  expect(safeSessionStorage.keys()).toEqual(['rascunho:1', 'outro']);
  safeSessionStorage.removeItem('rascunho:1');
  expect(safeSessionStorage.keys()).toEqual(['outro']);
});
