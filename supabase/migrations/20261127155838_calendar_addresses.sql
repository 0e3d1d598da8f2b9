set check_function_bodies = off;

ALTER TABLE "public"."channel_feeds" DROP CONSTRAINT "channel_feeds_url_check";

ALTER TABLE "public"."channel_feeds" ADD CONSTRAINT "channel_feeds_url_check" CHECK (((url ~ '^https://[^\s<>"@/?#]+([/?#][^\s<>"]*)?$'::text) AND (length(url) <= 2000)));
