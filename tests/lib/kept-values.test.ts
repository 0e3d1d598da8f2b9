import { afterEach, expect, it, vi } from 'vitest';
import { keptInTab } from '@/lib/kept-values';

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of keptInTab.keysWith('')) keptInTab.removeItem(key);
});

it('keeps in the store of the tab', () => {
  keptInTab.setItem('rascunho:1', 'texto');
  expect(window.sessionStorage.getItem('rascunho:1')).toBe('texto');
  expect(keptInTab.getItem('rascunho:1')).toBe('texto');
  keptInTab.removeItem('rascunho:1');
  expect(keptInTab.getItem('rascunho:1')).toBeNull();
});

it('keeps in memory what a full store does not take, and the later text of two', () => {
  keptInTab.setItem('rascunho:1', 'antes');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keptInTab.setItem('rascunho:1', 'depois');
  expect(keptInTab.getItem('rascunho:1')).toBe('depois');
  vi.restoreAllMocks();
  keptInTab.setItem('rascunho:1', 'por fim');
  expect(window.sessionStorage.getItem('rascunho:1')).toBe('por fim');
  expect(keptInTab.getItem('rascunho:1')).toBe('por fim');
});

it('works where the browser refuses the store altogether', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(keptInTab.getItem('rascunho:1')).toBeNull();
  keptInTab.setItem('rascunho:1', 'texto');
  keptInTab.setItem('outro', 'x');
  expect(keptInTab.getItem('rascunho:1')).toBe('texto');
  expect(keptInTab.keysWith('rascunho:')).toEqual(['rascunho:1']);
  keptInTab.removeItem('rascunho:1');
  expect(keptInTab.keysWith('rascunho:')).toEqual([]);
});
