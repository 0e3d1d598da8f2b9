import type { Fault } from './fault.ts';

/** Faults that charge other prices, or accept other stays, than the house has set (RATE). */
export const RATE_FAULTS: Fault[] = [
  {
    name: 'rates: special prices enter whatever the rule',
    rule: "case when (select price_rule from public.house_rules) = 'nightly' then coalesce((",
    broken: 'case when true then coalesce((',
    file: 'rates',
    tests: 'special prices that the stated rule ignores',
  },
  {
    name: 'rates: the day of departure is charged, too',
    rule: 'a.date >= p_from and a.date < p_until\n            and a.custom_price',
    broken: 'a.date >= p_from and a.date <= p_until\n            and a.custom_price',
    file: 'rate-property',
    tests: 'agree to the cent',
  },
  {
    name: 'rates: a guest is charged another sum than the one shown',
    rule: 'if b.total_price is distinct from private.price_of_stay(',
    broken: 'if b.total_price < private.price_of_stay(',
    file: 'rates',
    tests: 'before a special price changed',
  },
  {
    name: 'rates: rules of other rooms count',
    rule: 'and (s.room_id is null or s.room_id = b.room_id);',
    broken: ';',
    file: 'rates',
    tests: 'a rule of another room',
  },
  {
    name: 'rates: the mildest rule counts',
    rule: 'select max(s.min_nights), bool_or(s.closed_to_arrival)',
    broken: 'select min(s.min_nights), bool_and(s.closed_to_arrival)',
    file: 'rates',
    tests: 'the room is stricter than the house',
  },
  {
    name: 'rates: nobody looks at the rules of stay',
    rule: '  perform private.check_stay_rules(b);\n',
    broken: '',
    file: 'rates',
    tests: 'a day without arrivals',
  },
  {
    name: 'rates: hidden rooms show their rules',
    rule: 'using (room_id is null or room_id in (select r.id from public.rooms r where r.is_active));',
    broken: 'using (true);',
    file: 'rates',
    tests: 'keeps its rules to itself',
  },
  {
    name: 'rates: the owner rewrites who changed prices',
    rule: "if not private.has_mark('erasing') then\n    raise exception 'rate_events only grows'",
    broken: "if false then\n    raise exception 'rate_events only grows'",
    file: 'rate-history',
    tests: 'only grows',
  },
  {
    name: 'rates: special prices change without a word',
    rule: '  if changes is not null then\n    perform private.write_price_events(changes);',
    broken: '  if false then\n    perform private.write_price_events(changes);',
    file: 'rate-history',
    tests: 'as runs of days and rooms',
  },
];
