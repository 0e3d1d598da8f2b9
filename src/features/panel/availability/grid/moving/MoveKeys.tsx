import { Keycap } from '@/components/Keycap';

const KEYS = [
  { keys: ['←', '→'], does: 'um dia' },
  { keys: ['↑', '↓'], does: 'outro quarto' },
  { keys: ['PgUp', 'PgDn'], does: 'uma semana' },
  { keys: ['E'], does: 'só a entrada' },
  { keys: ['S'], does: 'só a saída' },
  { keys: ['M'], does: 'a estadia toda' },
  { keys: ['T'], does: 'trocar com quem lá está' },
];

/** The keys of a lifted stay. */
export function MoveKeys() {
  return (
    <ul
      aria-label="Teclas"
      className="flex flex-wrap gap-x-3 gap-y-1.5 border-t border-anil-100/20 pt-2.5 text-13 text-anil-100 max-md:hidden"
    >
      {KEYS.map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1.25">
          {keys.map((key) => (
            <span key={key} className="contents [&_kbd]:bg-branco/10 [&_kbd]:text-branco">
              <Keycap>{key}</Keycap>
            </span>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
