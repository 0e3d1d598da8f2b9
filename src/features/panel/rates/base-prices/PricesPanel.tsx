import { type ReactNode, useState } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';
import { RoomTile } from '@/components/look/RoomTile';
import type { PriceRule } from '@/domain/rates/stay-quote';
import { countLabel } from '@/domain/basics/text';
import { useReturnedFocus } from '@/hooks/focus';
import { usePriceRule } from '../usePriceRule';
import type { RoomRow } from '@/types/rows';
import { Pencil } from 'lucide-react';
import { formatEuros } from '@/domain/basics/money';
import { PriceEdit } from './PriceEdit';

const KEYS = [
  { act: 'Guardar', key: 'Enter' },
  { act: 'Cancelar', key: 'Esc' },
];

const TOTALS: Readonly<Record<PriceRule, string>> = {
  stated:
    'O total de um pedido é o preço base do quarto vezes as noites. Os preços especiais e o preço mínimo aparecem no site, mas não entram nesse total.',
  nightly:
    'O total de um pedido soma as suas noites: cada uma custa o seu preço especial, ou o preço base onde não o há. O preço mínimo aparece no site, mas não entra nesse total.',
};

interface PricesPanelProps {
  rooms: readonly RoomRow[];
  /** Nothing is requested before the tab was opened. */
  wasOpened: boolean;
  onOpenGrid: () => void;
}

// Below 768 px a row is a grid of two columns, and the price field has a line of its own.
const ROW = 'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center';

export function PricesPanel({ rooms, wasOpened, onOpenGrid }: PricesPanelProps) {
  const { data: rule } = usePriceRule({ isAsked: wasOpened });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
      <table
        className={`w-full overflow-hidden tabular-figures max-md:block ${PANEL_CARD} border-separate border-spacing-0`}
      >
        <caption className="sr-only">Preços base por noite</caption>
        <thead className="max-md:block">
          <tr
            className={`text-12 text-tinta-2 *:h-9 *:px-4 *:font-medium max-md:*:h-auto max-md:*:px-2.5 max-md:*:py-2.25 ${ROW}`}
          >
            <th scope="col" className="text-start">
              Quarto
            </th>
            <th scope="col" className="text-start max-md:hidden">
              Capacidade
            </th>
            {/*
             * As wide as the price field, so that opening it moves nothing; it ends with the
             * figures, before their pencil.
             */}
            <th scope="col" className="text-end max-md:pe-11! md:w-62.5 md:pe-12.75!">
              Preço base por noite
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rooms.map((room) => (
            <tr
              key={room.id}
              className={`border-linha *:px-4 has-focus-visible:bg-anil-50 has-[[aria-invalid]]:bg-erro-50 max-md:min-h-11 max-md:border-t max-md:*:px-2.5 md:*:h-11 md:*:border-t md:*:border-linha ${ROW}`}
            >
              <th scope="row" className="text-start font-normal max-md:py-2">
                <span className="flex items-center gap-2">
                  <RoomTile roomNumber={room.room_number} size={20} />
                  <b className="w-4.5 flex-none text-end font-bold">{room.room_number}</b>
                  <span className="wrap-break-word">{room.name}</span>
                </span>
              </th>
              <td className="text-13 whitespace-nowrap text-tinta-2 max-md:hidden">
                Até {countLabel(room.max_guests, { one: 'pessoa', many: 'pessoas' })}
              </td>
              <td className="max-md:has-[form]:col-span-full">
                <PriceCell room={room} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-4">
        <Note title="Editar na tabela" className="max-md:hidden">
          <dl className="divide-y divide-linha/60">
            {KEYS.map(({ act, key }) => (
              <div key={key} className="flex items-center py-1.5">
                <dt className="me-auto">{act}</dt>
                <dd>
                  <kbd className="rounded-tile border border-b-2 border-contorno/60 px-1.5 font-sans text-12 font-semibold">
                    {key}
                  </kbd>
                </dd>
              </div>
            ))}
          </dl>
        </Note>
        <Note title="O que o hóspede paga">
          <p className="text-tinta-2">
            {rule !== undefined && `${TOTALS[rule]} `}Os preços especiais mudam-se na grelha.
          </p>
          <button
            type="button"
            onClick={onOpenGrid}
            className="mt-2 min-h-8 text-link max-md:min-h-11"
          >
            Abrir Disponibilidade
          </button>
        </Note>
      </div>
    </div>
  );
}

interface NoteProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Note({ title, className = '', children }: NoteProps) {
  return (
    <section className={`p-4 text-13 ${PANEL_CARD} ${className}`}>
      <h2 className="mb-1.5 font-sans text-14 font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

/** The base price of a room as a button, which a press turns into a field. */
function PriceCell({ room }: { room: RoomRow }) {
  const [isEditing, setIsEditing] = useState(false);
  const buttonRef = useReturnedFocus<HTMLButtonElement>(isEditing);

  if (isEditing) {
    return <PriceEdit room={room} onClose={() => setIsEditing(false)} />;
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`Editar preço do quarto ${room.room_number}, ${formatEuros(room.price_per_night)}`}
      onClick={() => setIsEditing(true)}
      className="group ms-auto flex min-h-8.5 items-center gap-2.5 rounded-field border border-transparent px-2 font-semibold hover:border-contorno/60 hover:bg-branco max-md:min-h-11"
    >
      {formatEuros(room.price_per_night)}
      <Pencil
        className="size-4 text-tinta-2 transition-colors group-hover:text-anil-600 group-focus-visible:text-anil-600"
        aria-hidden
      />
    </button>
  );
}
