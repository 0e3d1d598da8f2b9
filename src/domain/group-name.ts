interface NamedBooking {
  guest_name: string;
  group_reference: string | null;
  booking_groups: { group_name: string } | null;
}

/**
 * What a group is called: by the name staff gave it or, as long as it has only the one that the
 * database makes of its reference, by its guest.
 */
export function groupName({ guest_name, group_reference, booking_groups }: NamedBooking): string {
  const name = booking_groups?.group_name;
  return name === undefined || name === `Grupo ${group_reference}` ? guest_name : name;
}
