import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { OwnerSets } from '@/features/panel/parts/OwnerSets';

interface RateListProps<Row extends { id: string }> {
  title: string;
  explanation: string;
  addLabel: string;
  /** Said where there is nothing. */
  none: string;
  rows: readonly Row[];
  /** What a row is called in the names of its buttons. */
  nameOf: (row: Row) => string;
  isBusy: boolean;
  /** For who reads the list and changes nothing. */
  isReadOnly?: boolean;
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
  children: (row: Row) => ReactNode;
}

/** A list of rules or seasons, with buttons to add, edit and remove them. */
export function RateList<Row extends { id: string }>({
  title,
  explanation,
  addLabel,
  none,
  rows,
  nameOf,
  isBusy,
  isReadOnly = false,
  onAdd,
  onEdit,
  onRemove,
  children,
}: RateListProps<Row>) {
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="me-auto min-w-0 flex-1 basis-60">
          <h3 className="font-sans text-14 font-semibold tracking-normal">{title}</h3>
          <p className="text-13 text-tinta-2">{explanation}</p>
        </div>
        {!isReadOnly && (
          <Button variant="outline" onClick={onAdd}>
            <Plus aria-hidden />
            {addLabel}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-3 rounded-field bg-sal px-3.5 py-2.5 text-13 text-tinta-2">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-linha text-13 tabular-figures">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-1 py-1.5">
              <div className="me-auto min-w-0 wrap-anywhere">{children(row)}</div>
              {!isReadOnly && (
                <>
                  <Button
                    variant="quiet"
                    aria-label={`Editar ${nameOf(row)}`}
                    onClick={() => onEdit(row)}
                  >
                    <Pencil aria-hidden />
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={`Remover ${nameOf(row)}`}
                    disabled={isBusy}
                    onClick={() => onRemove(row)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isReadOnly && <OwnerSets className="mt-2" />}
    </>
  );
}
