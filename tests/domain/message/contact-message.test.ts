import { describe, expect, it, test } from 'vitest';
import {
  checkContactEntry,
  type ContactEntry,
  presetContactMessage,
} from '@/domain/message/contact-message';

const entry = (changes: Partial<ContactEntry> = {}): ContactEntry => ({
  name: 'Inês Duarte',
  email: 'ines@correio.example',
  phone: '',
  subject: 'reserva',
  message: 'Há estacionamento perto?',
  ...changes,
});

describe('checkContactEntry', () => {
  it('gives the message to send, without a phone when none was given (CONTACT-04, DATA-MSG-01)', () => {
    expect(checkContactEntry(entry())).toEqual({
      message: {
        name: 'Inês Duarte',
        email: 'ines@correio.example',
        phone: null,
        subject: 'reserva',
        message: 'Há estacionamento perto?',
      },
    });
  });

  it('trims what was typed and keeps the line breaks within', () => {
    const typed = entry({
      name: '  Inês Duarte ',
      email: ' ines@correio.example\n',
      phone: ' \u202A+351\u00A0912 345 678\u202C ',
      message: '\n Olá!\n\nAté breve. \n',
    });
    expect(checkContactEntry(typed)).toEqual({
      message: {
        name: 'Inês Duarte',
        email: 'ines@correio.example',
        phone: '+351 912 345 678',
        subject: 'reserva',
        message: 'Olá!\n\nAté breve.',
      },
    });
  });

  test.each<[string, Partial<ContactEntry>, Partial<ContactEntry>]>([
    ['no name (CONTACT-02)', { name: '' }, { name: 'Nome obrigatório' }],
    ['a blank name', { name: ' \t' }, { name: 'Nome obrigatório' }],
    [
      'a name of 201',
      { name: 'a'.repeat(201) },
      { name: 'O nome pode ter no máximo 200 caracteres' },
    ],
    ['no e-mail (CONTACT-03)', { email: ' ' }, { email: 'Email obrigatório' }],
    ['no such e-mail', { email: 'ines@correio' }, { email: 'Email inválido' }],
    [
      'an e-mail of 255',
      { email: `${'a'.repeat(239)}@correio.example` },
      { email: 'O email pode ter no máximo 254 caracteres' },
    ],
    [
      'a phone of 41',
      { phone: '1'.repeat(41) },
      { phone: 'O telefone pode ter no máximo 40 caracteres' },
    ],
    ['no subject (CONTACT-05)', { subject: '' }, { subject: 'Assunto obrigatório' }],
    ['a subject of its own', { subject: 'admin' }, { subject: 'Assunto obrigatório' }],
    ['no message (CONTACT-06)', { message: '' }, { message: 'Mensagem obrigatória' }],
    ['a message of line breaks', { message: '\n\n' }, { message: 'Mensagem obrigatória' }],
    [
      'a message of 5001',
      { message: 'a'.repeat(5001) },
      { message: 'A mensagem pode ter no máximo 5000 caracteres' },
    ],
  ])('refuses %s', (_case, changes, problems) => {
    expect(checkContactEntry(entry(changes))).toEqual({ problems });
  });

  test.each<[string, Partial<ContactEntry>]>([
    ['a name of 200', { name: 'a'.repeat(200) }],
    ['an e-mail of 254', { email: `aeiou@${'a.'.repeat(120)}ejemplos` }],
    ['an e-mail with a comma behind it', { email: 'mailto:ana@correio.example,' }],
    ['any phone of up to 40', { phone: '00 44 20 7946 0958 (só à noite)' }],
    ['a message of 5000', { message: 'a'.repeat(5000) }],
  ])('takes %s', (_case, changes) => {
    expect(checkContactEntry(entry(changes))).toHaveProperty('message');
  });

  it('names all that is wrong at once', () => {
    const empty = { name: '', email: '', phone: '', subject: '', message: '' };
    expect(checkContactEntry(empty)).toEqual({
      problems: {
        name: 'Nome obrigatório',
        email: 'Email obrigatório',
        subject: 'Assunto obrigatório',
        message: 'Mensagem obrigatória',
      },
    });
  });
});

describe('presetContactMessage', () => {
  test.each([
    ['nothing', null, ''],
    ['a blank', '  ', ''],
    ['a sentence', 'Olá! Somos 3.', 'Olá! Somos 3.'],
    ['line breaks of any system', 'Olá!\r\n\tSomos 3.', 'Olá!\n\tSomos 3.'],
    ['what no database stores', 'Olá\u0000\u001b!', 'Olá!'],
    ['markup, as the text it is', '<b>Olá</b>', '<b>Olá</b>'],
    ['the longest message', 'a'.repeat(5000), 'a'.repeat(5000)],
    ['more than can be sent', 'a'.repeat(5001), ''],
  ])('%s', (_case, text, expected) => {
    expect(presetContactMessage(text)).toBe(expected);
  });
});
