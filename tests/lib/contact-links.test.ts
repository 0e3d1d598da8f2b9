import { expect, test } from 'vitest';
import { mailtoHref, telHref } from '@/lib/links/contact-links';

test('a letter goes to the whole address and to nobody else', () => {
  expect(mailtoHref('ines@example.com')).toBe('mailto:ines@example.com');
  expect(mailtoHref('a?bcc=all@example.com')).toBe('mailto:a%3Fbcc%3Dall@example.com');
});

test('a subject keeps its accents and signs', () => {
  expect(mailtoHref('ines@example.com', { subject: 'Re: Serviços & mais' })).toBe(
    'mailto:ines@example.com?subject=Re%3A%20Servi%C3%A7os%20%26%20mais',
  );
});

test('a letter goes along with its lines and its signs', () => {
  expect(mailtoHref('ines@example.com', { subject: 'Olá', body: 'Olá,\r\n3 + 4 & mais' })).toBe(
    'mailto:ines@example.com?subject=Ol%C3%A1&body=Ol%C3%A1%2C%0D%0A3%20%2B%204%20%26%20mais',
  );
});

test('a number is dialled without its spaces and brackets', () => {
  expect(telHref('+351 (912) 345-678')).toBe('tel:+351912345678');
});
