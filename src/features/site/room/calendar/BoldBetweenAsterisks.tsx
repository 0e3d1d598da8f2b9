export function BoldBetweenAsterisks({ children }: { children: string }) {
  return children.split('*').map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change places
      <b key={place} className="font-semibold">
        {part}
      </b>
    ) : (
      part
    ),
  );
}
