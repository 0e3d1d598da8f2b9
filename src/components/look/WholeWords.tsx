const HYPHENATED = /(Wi-Fi|check-in|check-out|e-mails?|pequeno-almoço|petit-déjeuner)/i;

/**
 * Text in which no line breaks within short words that have a hyphen; the text itself stays as
 * written, for searches.
 */
export function WholeWords({ children }: { children: string }) {
  return children.split(HYPHENATED).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same word may come twice
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
