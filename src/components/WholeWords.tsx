/** Running text in which no line ends within 'Wi-Fi'; what a reader or a search finds stays as written. */
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
