import { expect, test } from 'vitest';
import { CONTACT_SUBJECTS, contactSubjectLabel, isContactSubject } from '@/domain/contact-subjects';

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
