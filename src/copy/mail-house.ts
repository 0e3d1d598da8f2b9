import { hostel } from './hostel.ts';

/**
 * The facts about the hostel that mails need.
 *
 * @param site the site's origin, without a slash at the end
 */
export function mailHouse(site: string) {
  const { name, address, phone, coordinates, legal } = hostel;
  const { firm, taxNumber, lodgingNumber } = legal;
  return {
    name,
    street: address.street,
    phone,
    coordinates,
    legal: { firm, taxNumber, lodgingNumber },
    site,
  };
}
