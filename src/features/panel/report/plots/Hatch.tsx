/** The SVG pattern that fills closed nights. */
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
