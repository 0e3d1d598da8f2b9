import { createClient } from '@supabase/supabase-js';
import * as Dialog from '@radix-ui/react-dialog';
import { useQueries } from '@tanstack/react-query';
import { addDays, format } from 'date-fns';
import { pt } from 'date-fns/locale/pt';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { toast, Toaster } from 'sonner';
import { z } from 'zod';
import 'react-day-picker/style.css';

// The parts of the plain pages: the popular libraries, all in the entry, as on most React sites.

export { Link } from 'react-router-dom';

const supabase = createClient(window.location.origin, PUBLISHABLE_KEY);

export interface Question {
  table: string;
  columns: string;
  filters: { column: string; operator: string; value: string }[];
}

async function ask({ table, columns, filters }: Question): Promise<unknown> {
  let query = supabase.from(table).select(columns);
  for (const { column, operator, value } of filters) query = query.filter(column, operator, value);
  const { data, error } = await query;
  if (error !== null) throw new Error(error.message);
  return data;
}

/** Whether the backend has answered all that a page asks. */
export function useAnswers(questions: readonly Question[]): boolean {
  const answers = useQueries({
    queries: questions.map((question) => ({
      queryKey: [question],
      queryFn: async () => ask(question),
    })),
  });
  return answers.every(({ isSuccess }) => isSuccess);
}

export function Loading() {
  return <p>A carregar…</p>;
}

export function press(): void {
  toast(format(new Date(), 'PPP', { locale: pt }));
}

const anything = z.record(z.string(), z.string().max(2000));

export function Form({ children, ...props }: ComponentProps<'form'>) {
  const form = useForm<Record<string, string>>({
    resolver: (values) => {
      const checked = anything.safeParse(values);
      return checked.success ? { values: checked.data, errors: {} } : { values: {}, errors: {} };
    },
  });
  return (
    <FormProvider {...form}>
      <form {...props} onSubmit={(event) => void form.handleSubmit(press)(event)}>
        {children}
      </form>
    </FormProvider>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  as: 'input' | 'select' | 'textarea';
}

/** A field that its form knows by its name; outside of a form, a field by itself. */
export function Field({ as: Tag, ...props }: FieldProps) {
  const form = useFormContext();
  const isKnown = props.name !== undefined && props.type !== 'radio';
  const registered = isKnown ? form?.register(props.name ?? '') : {};
  const all: object = { ...props, ...registered };
  return <Tag {...all} />;
}

export function Calendar() {
  const [day, setDay] = useState<Date>();
  const [today] = useState(() => new Date());
  return (
    <DayPicker
      mode="single"
      locale={pt}
      selected={day}
      onSelect={setDay}
      disabled={{ before: today, after: addDays(today, 270) }}
    />
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Dialog.Root>
      {children}
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>Menu</Dialog.Title>
        </Dialog.Content>
      </Dialog.Portal>
      <Toaster />
    </Dialog.Root>
  );
}
