import { mailHouse as houseAt } from '../../../src/copy/mail-house.ts';
import type { MailHouse } from './mail/mail-data.ts';
import { required, type Env } from './runtime.ts';

/** The facts of the house, written once for the site, and where the site is. */
export function mailHouse(env: Env): MailHouse {
  return houseAt(required(env, 'SITE_URL').replace(/\/+$/, ''));
}
