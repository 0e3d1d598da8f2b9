import * as t from '@messages/guest-invoice';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { GuestStage } from '@/domain/booking/guest-stay';
import type { GuestPage } from '@/queries/guest-page';
import { InvoiceForm } from './InvoiceForm';

type GivenInvoice = NonNullable<GuestPage['invoice']>;

interface InvoiceCardProps {
  invoice: GivenInvoice;
  stage: GuestStage;
  linkKey: string;
  /** After it was saved: the page as it now is, or null if the key opens nothing. */
  onChange: (page: GuestPage | null) => void;
}

/** Name and tax number for the bill, asked as every Portuguese desk asks it (DEPOSIT-04). */
export default function InvoiceCard({ invoice, stage, linkKey, onChange }: InvoiceCardProps) {
  const [isChanging, setIsChanging] = useState(false);
  const sectionRef = useRef<HTMLElement>(null);
  const [moves, setMoves] = useState(0);
  // What was pressed is gone, so the first thing in its place takes the focus.
  useEffect(() => {
    if (moves > 0) sectionRef.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [moves]);
  const saved = savedWords(invoice);
  const isOpen = isChanging || saved === null;

  // Nothing is billed of what is called off.
  if (stage === 'cancelled' || stage === 'lapsed') return null;

  function open(isOpening: boolean) {
    setIsChanging(isOpening);
    setMoves((count) => count + 1);
  }

  function handleSaved(page: GuestPage) {
    open(false);
    onChange(page);
  }

  return (
    <section ref={sectionRef} aria-labelledby="fatura" className="rounded-card bg-sal p-5 md:p-6">
      <h2 id="fatura" className="text-20">
        {t.TITLE}
      </h2>
      {isOpen ? (
        <InvoiceForm
          {...{ linkKey, onChange }}
          onSaved={handleSaved}
          onKeep={saved === null ? null : () => open(false)}
        />
      ) : (
        <>
          <output className="mt-2.5 flex gap-2.5 font-medium text-horta-700 tabular-figures">
            <CircleCheck className="mt-0.5 size-5 flex-none" aria-hidden />
            {saved}
          </output>
          <Button variant="outline" className="mt-3.5 w-full" onClick={() => open(true)}>
            {t.CHANGE}
          </Button>
        </>
      )}
    </section>
  );
}

/** What is saved; null while nothing is. */
function savedWords({ has_name, tax_end }: GivenInvoice): string | null {
  if (tax_end !== null) return t.SAVED.number(tax_end);
  return has_name ? t.SAVED.nameAlone : null;
}
