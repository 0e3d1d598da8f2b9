import { expect, it } from 'vitest';
import { rewrittenPanelLink } from '@/lib/links/rewritten-panel-link';

const SITE = 'https://marenova.example';
const PASSWORD = '/admin/entrar/nova-palavra-passe';

const mended = (link: string) => rewrittenPanelLink(new URL(link, SITE));

it.each([
  [`${PASSWORD}%23k-7_Q`, `${PASSWORD}#k-7_Q`],
  [`${PASSWORD}%2523k-7_Q`, `${PASSWORD}#k-7_Q`],
  [`${PASSWORD}/%23k-7_Q.`, `${PASSWORD}#k-7_Q.`],
  [`${PASSWORD}%23k-7_Q?utm_source=mail`, `${PASSWORD}#k-7_Q`],
  [`${PASSWORD}/#k-7_Q`, `${PASSWORD}#k-7_Q`],
  [`${PASSWORD}.`, PASSWORD],
  ['/admin/bookings%3Freserva=R26-7K3F9Q', '/admin/bookings?reserva=R26-7K3F9Q'],
  ['/admin/bookings%253Freserva%253DR26-7K3F9Q.', '/admin/bookings?reserva=R26-7K3F9Q'],
  ['/admin/bookings?reserva=R26-7K3F9Q.', '/admin/bookings?reserva=R26-7K3F9Q'],
  ['/admin/bookings?reserva=R26-7K3F9Q%20', '/admin/bookings?reserva=R26-7K3F9Q'],
  ['/admin/bookings?reserva=R26-7K3F9Q%E2%80%9D.', '/admin/bookings?reserva=R26-7K3F9Q'],
  ['/admin/contact-messages?mensagem=0f3a-1).', '/admin/contact-messages?mensagem=0f3a-1'],
  ['/admin/sinais.', '/admin/sinais'],
  ['/admin/mail-texts%20', '/admin/mail-texts'],
  ['/admin/faturar%C2%A0', '/admin/faturar'],
])('%s, as a mail program leaves it, is %s (STAFF-03, MAIL-02)', (link, sent) => {
  expect(mended(link)).toBe(sent);
  expect(mended(sent.replace(/\.$/, ''))).toBeNull();
});

it.each([
  '/admin',
  '/admin/dashboard?dia=2026-11-23',
  '/admin/bookings?reserva=R26-7K3F9Q&acao=alterar',
  '/admin/bookings?pesquisa=Sr.',
  '/admin/nada%23x',
])('%s stays as it is', (link) => {
  expect(mended(link)).toBeNull();
});
