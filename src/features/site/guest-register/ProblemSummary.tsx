import * as t from '@messages/guest-register-form';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import type { NeededField } from '@/domain/register/entry';

interface ProblemSummaryProps {
  ref: Ref<HTMLDivElement>;
  fields: readonly NeededField[];
  onGo: (field: NeededField) => void;
}

/** Above the form: which fields are not right yet, and the way to each. */
export function ProblemSummary({ ref, fields, onGo }: ProblemSummaryProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex scroll-mt-24 gap-3 rounded-tile border-s-6 border-erro-700 bg-erro-100 px-4.5 py-3.5"
    >
      <CircleAlert className="mt-0.5 size-5 flex-none text-erro-700" aria-hidden />
      <div className="min-w-0">
        <p>{t.summary(fields.length)}</p>
        <ul className="flex flex-wrap gap-x-4">
          {fields.map((field) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => onGo(field)}
                className="min-h-11 font-medium text-erro-700 underline underline-offset-4 hover:text-erro-800 md:min-h-8"
              >
                {t.LABELS[field]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
