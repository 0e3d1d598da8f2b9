/** Text in which no line breaks within 'Wi-Fi'; the text itself stays as written, for searches. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(Wi-Fi)/i).map((part, place) =>
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
