/** A key as it looks on the keyboard. */
export function Keycap({ children }: { children: string }) {
  return (
    <kbd className="min-w-6 rounded-tile border border-b-2 border-contorno/60 bg-branco px-1.5 text-center font-sans text-12 font-semibold text-tinta-2">
      {children}
    </kbd>
  );
}
