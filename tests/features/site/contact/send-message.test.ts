import { describe, expect, it } from 'vitest';
import type { ReadyContactMessage } from '@/domain/message/contact-message';
import { inLanguage } from '../../../support/language';
import { onTable } from '../../../support/server';

const message: ReadyContactMessage = {
  name: 'Jürgen Vogt',
  email: 'juergen@post.example',
  phone: null,
  subject: 'reserva',
  message: 'Haben Sie im Dezember ein Zimmer frei?',
};

const sendInGerman = async () => {
  const { sendMessage } = await inLanguage(
    'de',
    async () => import('@/features/site/contact/send-message'),
  );
  return sendMessage(message);
};

describe('a message of a German guest', () => {
  it('is stored with the same words for its subject as a Portuguese one (CONTACT-07, LANG-03)', async () => {
    const calls = onTable('post', 'contact_messages', () => null);
    expect(await sendInGerman()).toEqual({ kind: 'sent' });
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ subject: 'reserva' }),
    ]);
  });

  it('is refused in German, by the code of the database (LANG-03)', async () => {
    onTable('post', 'contact_messages', () => ({
      status: 429,
      code: 'HS429',
      message: 'Demasiados pedidos num curto espaço de tempo.',
    }));
    expect(await sendInGerman()).toEqual({
      kind: 'failed',
      reason:
        'Zu viele Nachrichten in kurzer Zeit. Versuchen Sie es später noch einmal oder rufen Sie uns an.',
    });
  });

  it.each(['HS999', 'XX000'])(
    'keeps Portuguese words to itself where it has none of its own for %s (LANG-03)',
    async (code) => {
      onTable('post', 'contact_messages', () => ({
        status: 400,
        code,
        message: 'Não é possível.',
      }));
      expect(await sendInGerman()).toEqual({ kind: 'failed', reason: null });
    },
  );
});
