import { hostel } from '../hostel';
import type { LegalLink } from './legal-document';

/** The links the legal texts share. */
export const email: LegalLink = { text: hostel.email.display, href: hostel.email.href };
export const phone: LegalLink = { text: hostel.phone.display, href: hostel.phone.href };

/** The house and where it stands, within a sentence. */
export const houseAndAddress = `${hostel.name}, ${hostel.address.street}, ${hostel.address.region}, Portugal`;
