import { expect, test } from 'vitest';
import {
  CONTACT_SUBJECTS,
  contactSubjectLabel,
  isContactSubject,
} from '@/domain/message/contact-subjects';
import { inLanguage } from '../../support/language';

test('the form offers five subjects, with their labels (CONTACT-07, ENT-17)', () => {
  expect(CONTACT_SUBJECTS.map((subject) => [subject, contactSubjectLabel(subject)])).toEqual([
    ['reserva', 'Informações sobre Reserva'],
    ['servicos', 'Serviços e Comodidades'],
    ['cancelamento', 'Cancelamento'],
    ['feedback', 'Feedback'],
    ['outro', 'Outro'],
  ]);
});

test.each(['', 'Reserva', 'toString'])('%j is no subject and is shown as it is', (value) => {
  expect(isContactSubject(value)).toBe(false);
  expect(contactSubjectLabel(value)).toBe(value);
});

test('a German guest chooses among the same five by other words (CONTACT-07, LANG-03)', async () => {
  const german = await inLanguage('de', async () => import('@/domain/message/contact-subjects'));
  expect(german.CONTACT_SUBJECTS).toEqual(CONTACT_SUBJECTS);
  expect(german.CONTACT_SUBJECTS.map(german.contactSubjectLabel)).toEqual([
    'Fragen zu einer Buchung',
    'Leistungen und Ausstattung',
    'Stornierung',
    'Feedback',
    'Sonstiges',
  ]);
});
