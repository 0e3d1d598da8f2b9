import type { ReactNode } from 'react';
import { Keycap } from '@/components/Keycap';
import { formatShortDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { Section } from '@/features/panel/parts/Section';
import type { SeenDocument } from './useDocumentSeen';

/** Whether somebody with this document was here before. */
export function DocumentSeen({ seen }: { seen: SeenDocument }) {
  const { isAsked, hasFailed, earlier } = seen;
  return (
    <Section title="Já esteve cá?">
      <div aria-live="polite">
        {!isAsked && <p>Diz-se quando houver número e país.</p>}
        {isAsked && hasFailed && <p>Não foi possível procurar agora.</p>}
        {isAsked && !hasFailed && earlier === undefined && <p>A procurar...</p>}
        {earlier?.length === 0 && <p>Ninguém com este documento.</p>}
        {earlier !== undefined && earlier.length > 0 && (
          <ul className="tabular-figures">
            {earlier.map(({ booking_number, arrival, person }) => (
              <li key={`${booking_number} ${person}`}>
                <b className="font-semibold">{booking_number}</b>
                {`, chegou a ${formatShortDay(arrival)}`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** How long what is typed is kept (REG-06). */
export function KeptUntil({ day }: { day: Day }) {
  return (
    <Section title="Guarda-se até">
      <p className="tabular-figures">
        {`${formatShortDay(day)}. Depois ficam só o país de residência e a faixa etária.`}
      </p>
    </Section>
  );
}

export function RegisterKeys() {
  return (
    <div className="mt-4 border-t border-linha pt-3.5 max-md:hidden">
      <Section title="Teclas">
        <ul className="grid gap-2">
          <Key name="R">registar a próxima pessoa</Key>
          <Key name="Ctrl ↵">guardar e seguir</Key>
          <Key name="=">num campo vazio: como a pessoa anterior</Key>
        </ul>
      </Section>
    </div>
  );
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Keycap>{name}</Keycap>
      {children}
    </li>
  );
}
