import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { DayInput } from '@/components/form/DayInput';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { type Day, isDay } from '@/domain/calendar/dates';
import type { MonthSheet, ReturnKind } from '@/domain/register/month';
import { changedSince, overdueWords } from '@/domain/register/month-lines';
import { useHandIn } from './useMonth';

interface HandInRowProps {
  kind: ReturnKind;
  sheet: MonthSheet;
  today: Day;
  /** 'Entregue à Câmara'. */
  label: string;
  /** The last day, where one is known. */
  due?: Day;
}

/** 'Entregue em': ticked with today, undone by 'Anular', later only after a question. */
export function HandInRow({ kind, sheet, today, label, due }: HandInRowProps) {
  const id = useId();
  const { change, isPending } = useHandIn();
  const [isAsking, setIsAsking] = useState(false);
  const handed = sheet.returns[kind];
  const was = handed?.handed_on ?? null;
  const write = (on: Day | null) => void change({ month: sheet.month, kind, on, was });
  const changed = handed && changedSince(kind, sheet, handed);

  return (
    <footer className="grid gap-1.5 rounded-b-card border-t border-linha bg-sal px-3.5 py-3 md:px-4.5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <label className="flex min-h-9 items-center gap-2.5 font-semibold max-md:min-h-11">
          <input
            type="checkbox"
            checked={was !== null}
            disabled={sheet.is_running || isPending}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => (target.checked ? write(today) : setIsAsking(true))}
            className="size-4.5 accent-anil-600"
          />
          {was === null ? label : `${label} em`}
        </label>
        {was !== null && (
          <div className="w-38">
            <DayInput
              label={`${label} em`}
              isNamed
              value={was}
              today={today}
              onChange={(day) => {
                if (isDay(day) && day <= today && day !== was) write(day);
              }}
            />
          </div>
        )}
        <p id={`${id}-said`} className="ms-auto text-13 text-tinta-2">
          <Said handedBy={handed?.handed_by} isHanded={was !== null} {...{ sheet, due, today }} />
        </p>
      </div>
      {changed && (
        <p className="text-13 font-semibold text-ocre-800">{`Mudou depois de entregue: ${changed}`}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Afinal não foi entregue?"
        confirmLabel="Não foi entregue"
        cancelLabel="Voltar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          write(null);
        }}
      >
        O mês volta a ficar por entregar.
      </ConfirmDialog>
    </footer>
  );
}

interface SaidProps {
  sheet: MonthSheet;
  isHanded: boolean;
  handedBy: string | null | undefined;
  due: Day | undefined;
  today: Day;
}

function Said({ sheet, isHanded, handedBy, due, today }: SaidProps) {
  if (sheet.is_running) return 'O mês ainda não acabou';
  if (isHanded) return handedBy ? `por ${handedBy}` : null;
  if (due === undefined) return 'por entregar';
  const late = overdueWords(due, today);
  return (
    <>
      {`até ${formatShortWeekdayAndDay(due)}`}
      {late !== null && <strong className="font-semibold text-erro-700">{`: ${late}`}</strong>}
    </>
  );
}
