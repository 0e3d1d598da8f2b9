import type { Fault } from './fault.ts';

const STAFF = '(select private.is_staff())';
const ACTIVE = 'room_id in (select r.id from public.rooms r where r.is_active)';

/** Texts of rooms and amenities in other languages. */
export const TRANSLATION_FAULTS: Fault[] = [
  {
    name: 'translations: visitors read the texts of rooms that are off the site',
    rule: `room_translations for select to anon\n  using (${ACTIVE});`,
    broken: 'room_translations for select to anon\n  using (true);',
    file: 'translations',
    tests: 'is not found when it is off the site',
  },
  {
    name: 'translations: strangers with an account read the texts of rooms that are off the site',
    rule: `room_translations for select to authenticated\n  using (${STAFF} or ${ACTIVE});`,
    broken: 'room_translations for select to authenticated\n  using (true);',
    file: 'translations',
    tests: 'is not found when it is off the site',
  },
  ...['room_translations', 'amenity_translations', 'amenity_category_translations'].flatMap(
    (table): Fault[] => [
      {
        name: `translations: strangers with an account add ${table}`,
        rule: `on public.${table} for insert to authenticated\n  with check (${STAFF});`,
        broken: `on public.${table} for insert to authenticated\n  with check (true);`,
        file: 'translations',
        tests: `${table} are written by nobody but staff`,
      },
      {
        name: `translations: strangers with an account change ${table}`,
        rule: `on public.${table} for update to authenticated\n  using (${STAFF}) with check (${STAFF});`,
        broken: `on public.${table} for update to authenticated\n  using (true) with check (true);`,
        file: 'translations',
        tests: `${table} are written by nobody but staff`,
      },
      {
        name: `translations: strangers with an account delete ${table}`,
        rule: `on public.${table} for delete to authenticated\n  using (${STAFF});`,
        broken: `on public.${table} for delete to authenticated\n  using (language is not null);`,
        file: 'translations',
        tests: `${table} are written by nobody but staff`,
      },
    ],
  ),
  {
    name: 'translations: who saves last writes over what another has saved',
    rule: "if new.updated_at is distinct from old.updated_at then\n    perform private.fail(409, 'HS014', 'Entretanto, este texto",
    broken: "if false then\n    perform private.fail(409, 'HS014', 'Entretanto, este texto",
    file: 'translations',
    tests: 'the texts of two people',
  },
  {
    name: 'translations: what a lost answer had stored is refused',
    rule: "if to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then",
    broken: 'if false then',
    file: 'translations',
    tests: 'may be sent again when the answer was lost',
  },
  {
    name: 'translations: a room calls its features by the wrong names',
    rule: 'and cardinality(features) = cardinality(features_of)),',
    broken: '),',
    file: 'translations',
    tests: 'with a feature of nothing',
  },
  {
    name: 'translations: a mail calls rooms by their Portuguese names',
    rule: 'coalesce(private.room_names(r.id) ->> tongue, r.name)',
    broken: 'r.name',
    file: 'translations',
    tests: 'a mail in en',
  },
  {
    name: 'translations: a refusal does not say how many nights there may be',
    rule: "contacte-nos por telefone.', s.longest_stay),\n      s.longest_stay::text);",
    broken: "contacte-nos por telefone.', s.longest_stay));",
    file: 'booking-request',
    tests: 'say in the hint how many nights',
  },
];
