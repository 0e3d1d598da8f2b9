const SCRIPTS = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
/** What comes with the app: in a template element until it starts, or asked for ahead. */
const FOR_SCRIPTS = /<template[^>]*>[\s\S]*?<\/template>|<link rel="modulepreload"[^>]*>/g;

/** A page as it is built, without all that runs or is fetched in order to run. */
export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPTS, '').replaceAll(FOR_SCRIPTS, '');
}
