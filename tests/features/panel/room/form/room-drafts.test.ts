import { expect, test } from 'vitest';
import { untouchedDraft } from '@/domain/room/room-form';
import { roomDrafts } from '@/features/panel/room/form/room-drafts';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { uuid } from '../../../../support/builders';

const id = uuid(1, 6);
const form = { stored: null, draft: { ...untouchedDraft(), newFeature: 'Varanda' } };

test('an unsaved form is kept for its own room until it is dropped', () => {
  roomDrafts.keep(id, form);
  expect(roomDrafts.read(id)).toEqual(form);
  expect(roomDrafts.read('novo')).toBeNull();
  roomDrafts.drop(id);
  expect(roomDrafts.read(id)).toBeNull();
});

test('signing out forgets it', () => {
  roomDrafts.keep('novo', form);
  forgetStaffDrafts();
  expect(roomDrafts.read('novo')).toBeNull();
});

test.each(['', '{', '[]', '{"stored":null,"draft":{}}'])(
  'what is left over as %j is no form',
  (left) => {
    roomDrafts.keep(id, form);
    for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, left);
    expect(roomDrafts.read(id)).toBeNull();
  },
);
