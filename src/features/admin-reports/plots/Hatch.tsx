/** What closed nights are filled with; stands within a drawing. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="5" height="5" className="fill-sal" />
      <rect width="2" height="5" className="fill-contorno/80" />
    </pattern>
  );
}
