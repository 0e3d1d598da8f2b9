import { describe, expect, test } from 'vitest';
import {
  capacityChoices,
  changedRoomFields,
  EMPTY_ROOM_FORM,
  newRoomFields,
  roomFields,
  type RoomFormColumns,
  roomFormValues,
  withFeature,
} from '@/domain/room/room-form';

const room: RoomFormColumns = {
  room_number: '6',
  name: 'Família Leque',
  description: 'Cama de casal e beliche.',
  max_guests: 4,
  price_per_night: 84,
  minimum_price: 79.5,
  features: ['Wi-Fi', 'Cozinha'],
  images: ['/imagens/familia.svg'],
  picture_texts: { '/imagens/familia.svg': 'Cama de casal e beliche' },
  is_active: true,
  room_title: 'Família Leque',
  room_subtitle: null,
  full_description: null,
  booking_url: 'https://www.booking.com/',
  airbnb_url: null,
};

test('a stored room goes into the form and comes out the same', () => {
  const values = roomFormValues(room);
  expect(values).toMatchObject({
    max_guests: '4',
    price_per_night: '84,00',
    minimum_price: '79,50',
    airbnb_url: '',
  });
  expect(roomFields(values)).toEqual(room);
  expect(changedRoomFields(values, values)).toEqual({});
});

test('what is listed twice stands once in the form', () => {
  const twice = { ...room, features: ['Wi-Fi', 'Wi-Fi'], images: ['/a.svg', '/b.svg', '/a.svg'] };
  expect(roomFormValues(twice)).toMatchObject({
    features: ['Wi-Fi'],
    images: ['/a.svg', '/b.svg'],
  });
});

test('texts are stored trimmed, empty ones as null, and no minimum price as null (ADM-ROOM-16)', () => {
  const values = {
    ...EMPTY_ROOM_FORM,
    room_number: ' 14 ',
    name: ' Sótão ',
    max_guests: '2',
    price_per_night: '49,9',
    description: '   ',
    booking_url: ' https://www.booking.com/14 ',
    airbnb_url: ' ',
  };
  expect(newRoomFields(values)).toEqual({
    room_number: '14',
    name: 'Sótão',
    description: null,
    max_guests: 2,
    price_per_night: 49.9,
    minimum_price: null,
    features: [],
    images: [],
    is_active: true,
    room_title: null,
    room_subtitle: null,
    full_description: null,
    booking_url: 'https://www.booking.com/14',
    airbnb_url: null,
  });
  const shown = { ...values, images: ['/a.webp'], picture_texts: { '/a.webp': 'Janela ' } };
  expect(newRoomFields(shown)).toMatchObject({ picture_texts: { '/a.webp': 'Janela' } });
});

test('only the columns that were changed count as changed', () => {
  const before = roomFormValues(room);
  const after = {
    ...before,
    name: ' Família Leque ',
    price_per_night: '84',
    features: ['Cozinha', 'Wi-Fi'],
    booking_url: '',
  };
  expect(changedRoomFields(before, after)).toEqual({
    features: ['Cozinha', 'Wi-Fi'],
    booking_url: null,
  });
});

describe('the capacities to choose from (ADM-ROOM-12, CONST-ADM-06)', () => {
  test.each([
    ['a new room', '', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['a room for eight', '8', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['a room that holds more already', '12', [1, 2, 3, 4, 5, 6, 7, 8, 12]],
  ])('%s', (_name, current, expected) => {
    expect(capacityChoices(current)).toEqual(expected);
  });
});

describe('a new feature', () => {
  test.each([
    ['is trimmed and stands last', ' Varanda ', ['Wi-Fi', 'Varanda']],
    ['is not added when blank', '  ', ['Wi-Fi']],
    ['is not added twice, whatever its case', 'wi-fi', ['Wi-Fi']],
  ])('%s', (_name, text, expected) => {
    expect(withFeature(['Wi-Fi'], text)).toEqual(expected);
  });
});
