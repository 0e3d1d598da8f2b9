import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { forgetStaffDrafts, staffDrafts } from '@/lib/staff-drafts';
import { uuid } from '../support/builders';

const drafts = staffDrafts('nota', v.object({ text: v.string(), base: v.string() }));
const id = uuid(3, 1);

test('a draft is kept for its own message until it is forgotten', () => {
  const draft = { text: 'Respondido "já".', base: '' };
  drafts.keep(id, draft);
  expect(drafts.read(id)).toEqual(draft);
  expect(drafts.read(uuid(3, 2))).toBeNull();
  expect(staffDrafts('outra', v.object({ text: v.string() })).read(id)).toBeNull();
  drafts.drop(id);
  expect(drafts.read(id)).toBeNull();
});

test('signing out forgets it', () => {
  drafts.keep(id, { text: 'a', base: '' });
  forgetStaffDrafts();
  expect(drafts.read(id)).toBeNull();
});

test.each(['', '{', '[]', '{"text":1,"base":""}'])(
  'what is left over as %j is no draft',
  (left) => {
    drafts.keep(id, { text: 'a', base: '' });
    for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, left);
    expect(drafts.read(id)).toBeNull();
  },
);

test('whoever follows it hears of each change', () => {
  const hear = vi.fn<() => void>();
  const stop = drafts.subscribe(hear);
  drafts.keep(id, { text: 'a', base: '' });
  drafts.drop(id);
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  drafts.keep(id, { text: 'a', base: '' });
  expect(hear).toHaveBeenCalledTimes(2);
});
