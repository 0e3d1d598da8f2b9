import { mailHouse as houseAt } from '../../../src/copy/mail-house.ts';
import type { MailHouse } from './mail/mail-data.ts';
import { required, type Env } from './runtime.ts';

/** What mails say of the house, from the same source as the site, and the address of the site. */
export function mailHouse(env: Env): MailHouse {
  return houseAt(required(env, 'SITE_URL').replace(/\/+$/, ''));
}
