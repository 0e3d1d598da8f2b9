/** The site's origin ('https://example.pt', no slash at the end); null if it is not configured. */
export function siteUrl(): string | null {
  return import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || null;
}

/** The whole address of a picture of the site, which may have come from elsewhere. */
export function pictureUrl(site: string, picture: string): string {
  return picture.startsWith('/') ? site + picture : picture;
}
