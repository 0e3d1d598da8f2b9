set check_function_bodies = off;

ALTER TABLE "public"."stay_rules" ADD COLUMN "names" jsonb NOT NULL DEFAULT '{}'::jsonb;

CREATE OR REPLACE FUNCTION public.house_rates(from_day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('requests_paused', h.requests_paused, 'price_rule', h.price_rule, 'cheapest_nights', private.cheapest_nights(), 'stay_rules', COALESCE(( SELECT jsonb_agg(jsonb_build_object('room_id', s.room_id, 'name', s.name, 'names', s.names, 'from_date', s.from_date, 'until_date', s.until_date, 'min_nights', s.min_nights, 'closed_to_arrival', s.closed_to_arrival) ORDER BY s.from_date, s.id) AS jsonb_agg
            FROM public.stay_rules s
           WHERE (s.until_date >= house_rates.from_day)), '[]'::jsonb), 'tourist_tax', COALESCE(( SELECT jsonb_agg(jsonb_build_object('from_day', t.from_day, 'until_day', t.until_day, 'amount', t.amount, 'min_age', t.min_age, 'max_nights', t.max_nights) ORDER BY t.from_day, t.id) AS jsonb_agg
            FROM public.tourist_tax t), '[]'::jsonb)) AS jsonb_build_object
    FROM public.house_rules h;
END;

ALTER TABLE "public"."stay_rules" ADD CONSTRAINT "stay_rules_names_check" CHECK (
CASE
    WHEN (jsonb_typeof(names) = 'object'::text) THEN (((names - ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]) = '{}'::jsonb) AND (NOT jsonb_path_exists(names, 'strict $.*?(@.type() != "string" || !(@ like_regex "^.{1,60}$" && @ like_regex "[^\\s]"))'::jsonpath)))
    ELSE false
END);
