/** The 'platibanda': the band of diamonds that crowns the site and the footer; thin in the panel. */
export function Frieze({ isThin = false }: { isThin?: boolean }) {
  return <div aria-hidden className={`print:hidden ${isThin ? 'frieze-thin' : 'frieze'}`} />;
}
