import { visitorClient } from '@/lib/visitor-client';
import { insertContactMessage } from '@/queries/contact-messages';

/** Stores a guest's message. In a chunk of its own: most who read this page write nothing. */
export async function sendMessage(
  message: Parameters<typeof insertContactMessage>[1],
): Promise<void> {
  await insertContactMessage(visitorClient(), message);
}
