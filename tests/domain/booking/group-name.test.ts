import { expect, test } from 'vitest';
import { groupName } from '@/domain/booking/group-name';

const booking = { guest_name: 'Inês Duarte', group_reference: 'GRP26-8KQ2M7XA' };

test.each([
  ['the name staff gave it', { group_name: 'Coro de Câmara' }, 'Coro de Câmara'],
  [
    'its guest, while its name is its reference',
    { group_name: 'Grupo GRP26-8KQ2M7XA' },
    'Inês Duarte',
  ],
  ['its guest, where the group is not known', null, 'Inês Duarte'],
])('a group is called by %s', (_name, booking_groups, expected) => {
  expect(groupName({ ...booking, booking_groups })).toBe(expected);
});
