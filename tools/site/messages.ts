import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { GUEST_LANGUAGES, type GuestLanguage } from '../../src/domain/language/guest-language.ts';
import { LOCALES } from '../../src/domain/language/language.ts';
import { legalModule } from './legal-text.ts';

const NAME = /^@messages\/([\w-]+(?:\.md)?)$/;
/** A legal text, which is Markdown. */
const LEGAL_TEXT = /\/src\/messages\/\w\w\/legal-\w+\.md$/;
const CHOICE = '\0messages:';
const EXPORT = /^export (?:const|function) (\w+)/gm;

/** What names the language of a build: src/domain/language/language.ts reads it. */
export const LANGUAGE_NAME = 'BUILD_LANGUAGE';

/** What a build of one language defines. */
export function definedLanguage(language: GuestLanguage): Record<string, string> {
  return { [LANGUAGE_NAME]: JSON.stringify(language) };
}

/** In development the page says its language itself, as messages() writes it there; a worker has no page. */
const LANGUAGE_OF_PAGE = {
  [LANGUAGE_NAME]: 'globalThis.document?.documentElement.dataset.language',
};

/** The language of a build; undefined for the development server, which serves all of them. */
export function languageOfBuild({ define }: ResolvedConfig): GuestLanguage | undefined {
  return GUEST_LANGUAGES.find((language) => define?.[LANGUAGE_NAME] === JSON.stringify(language));
}

/**
 * Resolves '@messages/home' to the texts of one language. A build holds that language alone
 * (LANG-04), Portuguese unless another is asked for; the development server takes the language of
 * the address.
 */
export function messages(): Plugin {
  let root = '';
  let language: GuestLanguage | undefined;
  const file = (area: string, textLanguage: GuestLanguage) =>
    path.join(root, 'src/messages', textLanguage, area.endsWith('.md') ? area : `${area}.ts`);

  return {
    name: 'hostel:messages',
    enforce: 'pre',
    config: ({ define }, { command }) => {
      const isOneLanguage = command === 'build' || process.env['VITEST'] !== undefined;
      const own = isOneLanguage ? definedLanguage('pt') : LANGUAGE_OF_PAGE;
      return { define: { ...own, ...define } };
    },
    configResolved(config) {
      root = config.root;
      language = languageOfBuild(config);
    },
    resolveId(id) {
      const area = NAME.exec(id)?.[1];
      if (area === undefined) return null;
      return language === undefined ? CHOICE + area : file(area, language);
    },
    load(id) {
      if (!id.startsWith(CHOICE)) return null;
      const area = id.slice(CHOICE.length);
      const portuguese = readFileSync(file(area, 'pt'), 'utf8');
      const names = area.endsWith('.md')
        ? ['TEXT']
        : [...portuguese.matchAll(EXPORT)].map(([, name]) => name);
      return [
        "import { LANGUAGE } from '/src/domain/language/language.ts';",
        ...GUEST_LANGUAGES.map(
          (each) => `import * as ${each} from ${JSON.stringify(file(area, each))};`,
        ),
        `export const { ${names.join(', ')} } = { ${GUEST_LANGUAGES.join(', ')} }[LANGUAGE];`,
      ].join('\n');
    },
    transform(code, id) {
      if (!LEGAL_TEXT.test(id)) return null;
      return { code: legalModule(code), map: null, moduleType: 'js' };
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl, server }) {
        if (server === undefined) return html;
        const [, first = ''] = (originalUrl ?? '/').split(/[/?#]/);
        const own = GUEST_LANGUAGES.find((each) => each === first) ?? 'pt';
        return html.replace(
          '<html lang="pt-PT"',
          `<html lang="${LOCALES[own]}" data-language="${own}"`,
        );
      },
    },
  };
}
