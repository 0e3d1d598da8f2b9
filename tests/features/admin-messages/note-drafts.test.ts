import { expect, test } from 'vitest';
import { readNoteDraft, storeNoteDraft } from '@/features/admin-messages/note-drafts';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { uuid } from '../../support/builders';

const id = uuid(3, 1);

test('a draft is kept for its own message until it is forgotten', () => {
  const draft = { text: 'Respondido "já".', base: '' };
  storeNoteDraft(id, draft);
  expect(readNoteDraft(id)).toEqual(draft);
  expect(readNoteDraft(uuid(3, 2))).toBeNull();
  storeNoteDraft(id, null);
  expect(readNoteDraft(id)).toBeNull();
});

test('signing out forgets it', () => {
  storeNoteDraft(id, { text: 'a', base: '' });
  forgetStaffDrafts();
  expect(readNoteDraft(id)).toBeNull();
});

test.each(['', '{', '[]', '{"text":1,"base":""}'])(
  'what is left over as %j is no draft',
  (left) => {
    storeNoteDraft(id, { text: 'a', base: '' });
    for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, left);
    expect(readNoteDraft(id)).toBeNull();
  },
);
