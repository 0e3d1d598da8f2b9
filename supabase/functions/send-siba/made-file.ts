import type { Bulletin } from '../../../src/domain/register/siba-file.ts';
import type { SibaSettings } from '../../../src/domain/register/siba-overview.ts';

/** A file as the database has made it, with the token by which this worker holds it. */
export interface MadeFile {
  number: number;
  made_at: string;
  token: string;
  settings: SibaSettings;
  bulletins: (Bulletin & { line: number })[];
}

/** @throws TypeError when the answer of make_siba_file has another shape, as an error page would */
export function madeFile(answer: unknown): MadeFile {
  if (isMade(answer)) return answer;
  throw new TypeError('make_siba_file gave no file');
}

function isMade(answer: unknown): answer is MadeFile {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'number' in answer &&
    'token' in answer &&
    'settings' in answer &&
    'bulletins' in answer &&
    Array.isArray(answer.bulletins)
  );
}
