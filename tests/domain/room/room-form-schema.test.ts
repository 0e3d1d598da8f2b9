import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { EMPTY_ROOM_FORM, untouchedDraft } from '@/domain/room/room-form';
import {
  lacksRequiredField,
  roomDraft,
  roomProblems,
  type RoomDraft,
  type RoomFormValues,
  type RoomSurroundings,
} from '@/domain/room/room-form-schema';

const complete: RoomFormValues = {
  ...EMPTY_ROOM_FORM,
  room_number: '14',
  name: 'Sótão',
  max_guests: '2',
  price_per_night: '49,90',
};

const SURROUNDINGS: RoomSurroundings = { otherNumbers: ['1', '2'], lacksAmenities: false };

/** What is wrong with a draft, by field. */
function issuesOf(draft: RoomDraft, surroundings = SURROUNDINGS) {
  return roomProblems(draft, surroundings);
}

const problemsOf = (change: Partial<RoomDraft>) =>
  issuesOf({ ...untouchedDraft(complete), ...change });

const NUMBER =
  'Até 20 letras, algarismos, espaços, pontos ou traços; o primeiro é letra ou algarismo.';
const LINK = 'Escreva um endereço completo, que comece por http:// ou https://, sem espaços.';
const PRICE = 'Por favor, insira um preço válido.';

test('the four required fields are enough', () => {
  expect(problemsOf({})).toEqual({});
  expect(lacksRequiredField(complete)).toBe(false);
});

test('an empty form lacks the four required fields (ADM-ROOM-10)', () => {
  expect(issuesOf(untouchedDraft())).toEqual({
    room_number: 'Escreva o número do quarto.',
    name: 'Escreva o nome do quarto.',
    max_guests: 'Escolha a capacidade máxima.',
    price_per_night: 'Escreva o preço por noite.',
  });
});

test.each(['room_number', 'name', 'max_guests', 'price_per_night'] as const)(
  'a form with a blank %s lacks a required field',
  (field) => {
    expect(lacksRequiredField({ ...complete, [field]: '  ' })).toBe(true);
  },
);

describe('a field', () => {
  test.each<[string, Partial<RoomDraft>, string | undefined]>([
    ['a number with a letter', { room_number: 'A3 b_1.2-x' }, undefined],
    ['a number with an accent', { room_number: 'Sótão' }, undefined],
    ['a number of 21 characters', { room_number: '1'.repeat(21) }, NUMBER],
    ['a number that begins with a dash', { room_number: '-1' }, NUMBER],
    ['a number with a slash', { room_number: '1/2' }, NUMBER],
    ['a number of another room', { room_number: ' 2 ' }, 'Já existe um quarto com este número.'],
    ['a name of 120 characters', { name: 'a'.repeat(120) }, undefined],
    ['a name of 121', { name: 'a'.repeat(121) }, 'O nome pode ter até 120 caracteres.'],
    ['a free night', { price_per_night: '0' }, undefined],
    ['a negative price', { price_per_night: '-5' }, PRICE],
    ['a price in words', { price_per_night: 'abc' }, PRICE],
    ['a huge price', { price_per_night: '100001' }, 'O preço pode ir até 100 000 €.'],
    ['no minimum price', { minimum_price: ' ' }, undefined],
    ['a minimum price above the price', { minimum_price: '60' }, undefined],
    ['a negative minimum price', { minimum_price: '-1' }, PRICE],
    ['a title of 201', { room_title: 'a'.repeat(201) }, 'O título pode ter até 200 caracteres.'],
    [
      'a subtitle of 301',
      { room_subtitle: 'a'.repeat(301) },
      'O subtítulo pode ter até 300 caracteres.',
    ],
    [
      'a description of 4001',
      { description: 'a'.repeat(4001) },
      'A descrição pode ter até 4000 caracteres.',
    ],
    [
      'a full description of 20,001',
      { full_description: 'a'.repeat(20_001) },
      'A descrição completa pode ter até 20 000 caracteres.',
    ],
    [
      '61 features',
      { features: Array.from({ length: 61 }, (_, place) => `F${place}`) },
      'Um quarto pode ter até 60 características.',
    ],
    [
      'a feature of 201',
      { features: ['a'.repeat(201)] },
      'Cada característica pode ter até 200 caracteres.',
    ],
    ['a link', { booking_url: ' https://www.booking.com/x ' }, undefined],
    ['a link without its scheme', { booking_url: 'www.booking.com' }, LINK],
    ['a script as a link', { airbnb_url: 'javascript:alert(1)' }, LINK],
    ['a link with a space', { airbnb_url: 'https://a.example/o quarto' }, LINK],
    [
      'a link of 2049',
      { airbnb_url: `https://${'a'.repeat(2041)}` },
      'O endereço pode ter até 2048 caracteres.',
    ],
    ['a picture that was typed and can be added', { newPicture: '/imagens/sala.svg' }, undefined],
    [
      'a picture that was typed and is listed',
      { newPicture: '/a.svg', images: ['/a.svg'] },
      'Esta imagem já está na lista.',
    ],
    [
      'an amenity that was typed and not created',
      { newAmenity: 'Rede' },
      'Carregue em «Adicionar» para criar a comodidade, ou apague o nome.',
    ],
  ])('with %s', (_name, change, problem) => {
    const [field = ''] = Object.keys(change);
    expect(problemsOf(change)).toEqual(problem === undefined ? {} : { [field]: problem });
  });
});

test('a new room waits for the standard amenities, unless its own are chosen', () => {
  const lacking = { ...SURROUNDINGS, lacksAmenities: true };
  const draft = untouchedDraft(complete);
  expect(issuesOf(draft, lacking)).toEqual({ amenityIds: 'As comodidades ainda não carregaram.' });
  expect(issuesOf({ ...draft, amenityIds: [] }, lacking)).toEqual({});
});

test('a draft of another shape is none', () => {
  expect(v.is(roomDraft, { room_number: '14' })).toBe(false);
});
