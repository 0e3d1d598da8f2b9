import { hostel } from './hostel.ts';

/** What mails say of the house, and where its site is: its origin, without a slash at the end. */
export function mailHouse(site: string) {
  const { name, address, phone, coordinates } = hostel;
  return { name, street: address.street, phone, coordinates, site };
}
