import * as t from '@messages/navigation';
import { MAIN_ID } from './main-content';

/** The first stop of the Tab key: jumps over the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-3 left-3 z-30 rounded-field bg-branco px-5 py-3 text-16 font-semibold text-anil-600 shadow-s2 not-focus:sr-only"
    >
      {t.SKIP_TO_CONTENT}
    </a>
  );
}
