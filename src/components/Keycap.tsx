interface KeycapProps {
  /** For a coloured button: only the outline. */
  isOnColour?: boolean;
  children: string;
}

/** A key as it looks on the keyboard. */
export function Keycap({ isOnColour = false, children }: KeycapProps) {
  const look = isOnColour
    ? 'border-current'
    : 'border-b-2 border-contorno/60 bg-branco text-tinta-2';
  return (
    <kbd
      className={`min-w-6 rounded-tile border px-1.5 text-center font-sans text-12 font-semibold ${look}`}
    >
      {children}
    </kbd>
  );
}
