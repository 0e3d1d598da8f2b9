import { hostel } from '../../../src/copy/hostel.ts';
import type { MailHouse } from './mail/mail-data.ts';
import { required, type Env } from './runtime.ts';

/** The facts of the house, written once for the site, and where the site is. */
export function mailHouse(env: Env): MailHouse {
  const { name, address, phone, coordinates } = hostel;
  return {
    name,
    street: address.street,
    phone,
    coordinates,
    site: required(env, 'SITE_URL').replace(/\/+$/, ''),
  };
}
