import { expect, test } from 'vitest';
import {
  dropRoomDraft,
  keepRoomDraft,
  readRoomDraft,
} from '@/features/admin-rooms/form/room-drafts';
import { untouchedDraft } from '@/features/admin-rooms/form/room-form-state';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { uuid } from '../../support/builders';

const id = uuid(1, 6);
const form = { stored: null, draft: { ...untouchedDraft(null), newFeature: 'Varanda' } };

test('an unsaved form is kept for its own room until it is dropped', () => {
  keepRoomDraft(id, form);
  expect(readRoomDraft(id)).toEqual(form);
  expect(readRoomDraft('novo')).toBeNull();
  dropRoomDraft(id);
  expect(readRoomDraft(id)).toBeNull();
});

test('signing out forgets it', () => {
  keepRoomDraft('novo', form);
  forgetStaffDrafts();
  expect(readRoomDraft('novo')).toBeNull();
});

test.each(['', '{', '[]', '{"stored":null,"draft":{}}'])(
  'what is left over as %j is no form',
  (left) => {
    keepRoomDraft(id, form);
    for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, left);
    expect(readRoomDraft(id)).toBeNull();
  },
);
