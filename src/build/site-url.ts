/**
 * Why a text is no address that pages can be named by (VITE_SITE_URL), or undefined: an https
 * address without anything behind the host, since every page's own path is put there.
 */
export function siteUrlProblem(text: string): string | undefined {
  const isBare = URL.canParse(text) && new URL(text).pathname === '/' && !/[?#@]/.test(text);
  return isBare && new URL(text).protocol === 'https:'
    ? undefined
    : `VITE_SITE_URL is '${text}': it must be the https address of the site and nothing behind it, ` +
        'such as https://example.pt';
}
