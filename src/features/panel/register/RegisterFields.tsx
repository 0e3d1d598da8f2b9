import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '@/components/form/Field';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { Select } from '@/components/form/Select';
import { TextInput } from '@/components/form/TextInput';
import type { DocumentKind } from '@/domain/register/entry';
import type { TaxReason } from '@/domain/register/stay-register';
import { CountryInput, READ } from './CountryInput';
import { DOCUMENT_WORDS, FIELD_LABELS } from './register-words';
import type { RegisterForm, TypedField } from './useRegisterForm';

const DOCUMENTS = (['P', 'B', 'O'] as const satisfies DocumentKind[]).map((value) => ({
  value,
  label: DOCUMENT_WORDS[value],
}));

const THIRD = 'col-span-6 sm:col-span-2';
const HALF = 'col-span-6 sm:col-span-3';

interface RegisterFieldsProps {
  form: RegisterForm;
  /** The house has a tourist tax on these nights. */
  isTaxed: boolean;
  /** Said below the number, e.g. that somebody else of the stay has this document. */
  numberWarning: ReactNode;
}

/** All that is asked of one person; of Portuguese citizens name, residence and age (REG-01, REG-03). */
export function RegisterFields({ form, isTaxed, numberWarning }: RegisterFieldsProps) {
  const { isPortuguese, problems, asBefore } = form;
  return (
    <div className="grid grid-cols-6 gap-x-3.5 gap-y-3">
      <TextField form={form} field="surname" className={HALF} maxLength={80} />
      <TextField form={form} field="given_names" className={HALF} maxLength={80} />
      <CountryField form={form} field="nationality" className={THIRD} />
      {isPortuguese ? (
        <Field label="Idade" isOptional error={problems.age} className={THIRD}>
          <TextInput
            ref={form.fieldRef('age')}
            inputMode="numeric"
            autoComplete="off"
            value={form.age}
            onChange={({ target }) => form.typeAge(target.value)}
          />
        </Field>
      ) : (
        <>
          <TextField form={form} field="birth_date" className={THIRD} placeholder="dd/mm/aaaa" />
          <TextField form={form} field="birth_place" className={THIRD} maxLength={60} />
          <div className={HALF}>
            <SegmentedControl
              legend="Documento"
              isLegendVisible
              look="filter"
              segments={DOCUMENTS}
              value={form.docType ?? 'P'}
              onChange={form.chooseDocument}
              className="[&_label]:flex-1 [&_label>span]:px-1.5! [&_legend]:mb-1! [&>div]:flex"
            />
          </div>
          <TextField form={form} field="doc_number" className={HALF} hint={numberWarning} />
          <CountryField form={form} field="doc_country" className={THIRD} />
        </>
      )}
      <CountryField
        form={form}
        field="residence_country"
        className={isPortuguese ? HALF : THIRD}
        hint={asBefore === null ? undefined : `como ${asBefore}`}
      />
      <TextField
        form={form}
        field="residence_place"
        className={isPortuguese ? HALF : THIRD}
        maxLength={60}
      />
      {isTaxed && (
        <Field label="Taxa turística" className={HALF}>
          <Select
            value={form.taxReason ?? ''}
            onChange={({ target }) => form.chooseTaxReason(taxReason(target.value))}
          >
            <option value="">Pelas regras: idade e noites</option>
            <option value="disability">Isenta: incapacidade de 60 %, documento visto</option>
            <option value="treatment">Isenta: tratamento médico</option>
            <option value="offered">Oferecida pela casa</option>
          </Select>
        </Field>
      )}
    </div>
  );
}

function taxReason(value: string): TaxReason | null {
  return value === 'disability' || value === 'treatment' || value === 'offered' ? value : null;
}

interface FieldProps {
  form: RegisterForm;
  field: TypedField;
  className: string;
  hint?: ReactNode;
  maxLength?: number;
  placeholder?: string;
}

/** '=' in an empty field takes what the person before has. */
const takeKey =
  ({ form, field }: FieldProps) =>
  (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== '=' || event.currentTarget.value !== '') return;
    event.preventDefault();
    form.takeFromBefore(field);
  };

function TextField(props: FieldProps) {
  const { form, field, className, hint, maxLength, placeholder } = props;
  return (
    <Field
      label={FIELD_LABELS[field]}
      hint={hint}
      error={form.problems[field]}
      className={className}
    >
      <TextInput
        ref={form.fieldRef(field)}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        placeholder={placeholder}
        inputMode={field === 'birth_date' ? 'numeric' : undefined}
        value={form.texts[field]}
        onChange={({ target }) => form.write(field, target.value)}
        onKeyDown={takeKey(props)}
        className={form.readFields.has(field) ? READ : ''}
      />
    </Field>
  );
}

function CountryField(props: FieldProps) {
  const { form, field, className, hint } = props;
  return (
    <Field
      label={FIELD_LABELS[field]}
      hint={hint}
      error={form.problems[field]}
      className={className}
    >
      <CountryInput
        ref={form.fieldRef(field)}
        value={form.texts[field]}
        isRead={form.readFields.has(field)}
        onChange={(value) => form.write(field, value)}
        onKeyDown={takeKey(props)}
      />
    </Field>
  );
}
