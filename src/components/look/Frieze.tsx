/** The 'platibanda': the band of diamonds at the top of the site and footer; thin in the panel. */
export function Frieze({ isThin = false }: { isThin?: boolean }) {
  return <div aria-hidden className={`print:hidden ${isThin ? 'frieze-thin' : 'frieze'}`} />;
}
