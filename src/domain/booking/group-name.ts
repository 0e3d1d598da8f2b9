interface NamedBooking {
  guest_name: string;
  group_reference: string | null;
  booking_groups: { group_name: string } | null;
}

/**
 * The name of a group: the one staff gave it or, while it still has the default that the database
 * makes of its reference, the guest's name.
 */
export function groupName({ guest_name, group_reference, booking_groups }: NamedBooking): string {
  const name = booking_groups?.group_name;
  return name === undefined || name === `Grupo ${group_reference}` ? guest_name : name;
}
