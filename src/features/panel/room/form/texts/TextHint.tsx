interface TextHintProps {
  /** The Portuguese original, or what an empty field means. */
  portuguese?: string;
  /** What somebody else has stored meanwhile. */
  theirs?: string;
}

/** What stands under a text in another language: its original, and what it would overwrite. */
export function TextHint({ portuguese, theirs }: TextHintProps) {
  return (
    <>
      {theirs !== undefined && (
        <p className="mb-1 font-medium whitespace-pre-line text-ocre-800">
          {theirs === '' ? 'Outra pessoa apagou este texto.' : `Outra pessoa escreveu: ${theirs}`}
        </p>
      )}
      {portuguese !== undefined && (
        <p className="wrap-anywhere whitespace-pre-line">{portuguese}</p>
      )}
    </>
  );
}
