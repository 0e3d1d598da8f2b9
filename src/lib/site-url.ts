/** Where the site itself lives ('https://example.pt', no slash at the end); null when nobody said. */
export function siteUrl(): string | null {
  return import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || null;
}
