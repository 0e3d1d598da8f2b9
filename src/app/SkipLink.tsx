import { MAIN_ID } from './main-content';

/** The first stop of the Tab key: jumps over the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded-campo bg-branco px-5 py-3 text-16 font-semibold text-anil-600 shadow-s2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30"
    >
      Saltar para o conteúdo
    </a>
  );
}
