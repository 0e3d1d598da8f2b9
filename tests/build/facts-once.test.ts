import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hostel } from '@/copy/hostel';

// An owner changes a fact of the house in one place.

const SOURCES = ['src', 'tools/site', 'supabase/functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

const { legal, address, phone, email } = hostel;
const FACTS = [
  legal.firm,
  legal.taxNumber,
  legal.register,
  legal.lodgingNumber,
  legal.complaints.site,
  legal.arbitration.name,
  legal.arbitration.site,
  address.street,
  address.postcode,
  address.town,
  phone.display,
  email.display,
];

it.each(FACTS)('%s is written in one file (LEGAL-01)', (fact) => {
  const written = SOURCES.filter((file) => readFileSync(file, 'utf8').includes(fact ?? ''));
  expect(written).toEqual(['src/copy/hostel.ts']);
});
