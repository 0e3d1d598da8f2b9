import * as t from '@messages/guest-register-form';
import type { ReactNode } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { documentNumber, type NeededField, type RegisterField } from '@/domain/register/entry';
import { countryOf, isAsked, type GuestDraft } from '@/domain/register/guest-draft';
import { BirthFields } from './BirthFields';
import { CountryField } from './CountryField';
import { DocumentKinds } from './DocumentKinds';

/** Marks the place of a field, so that a problem leads to it. */
export const FIELD = 'data-field';

interface PersonFieldsProps {
  draft: GuestDraft;
  /** What was missing when the form was opened. */
  open: readonly RegisterField[];
  problems: ReadonlyMap<NeededField, string>;
  onChange: (change: Partial<GuestDraft>) => void;
  onLeave: (field: NeededField) => void;
}

/** The fields of one person, those alone that are asked. */
export function PersonFields(props: PersonFieldsProps) {
  const { draft, open } = props;
  const asks = (...fields: RegisterField[]) => fields.some((one) => isAsked(one, draft, open));
  return (
    <>
      {asks('nationality', 'surname', 'birth_date') && (
        <Group legend={t.LEGENDS.person}>
          <WhoFields {...props} asks={asks} />
        </Group>
      )}
      {asks('doc_type', 'doc_number', 'doc_country') && (
        <Group legend={t.LEGENDS.document}>
          <DocumentFields {...props} asks={asks} />
        </Group>
      )}
      {asks('residence_country', 'residence_place') && (
        <Group legend={t.LEGENDS.home}>
          <HomeFields {...props} asks={asks} />
        </Group>
      )}
    </>
  );
}

interface GroupFieldsProps extends PersonFieldsProps {
  asks: (...fields: RegisterField[]) => boolean;
}

function WhoFields({ draft, problems, onChange, onLeave, asks }: GroupFieldsProps) {
  return (
    <>
      {asks('nationality') && (
        <Place field="nationality" isWide>
          <CountryField
            label={t.LABELS.nationality}
            hint={t.HINTS.nationality}
            value={draft.nationality}
            error={problems.get('nationality')}
            onChange={(nationality) => onChange({ nationality })}
            onLeave={() => onLeave('nationality')}
          />
        </Place>
      )}
      {asks('surname') && (
        <>
          <Place field="surname">
            <Field
              label={t.LABELS.surname}
              hint={t.HINTS.surname}
              error={problems.get('surname')}
              isRequired
            >
              <TextInput
                autoComplete="family-name"
                spellCheck={false}
                maxLength={80}
                value={draft.surname}
                onChange={({ target }) => onChange({ surname: target.value })}
              />
            </Field>
          </Place>
          <Field label={t.LABELS.given_names}>
            <TextInput
              autoComplete="given-name"
              spellCheck={false}
              maxLength={80}
              value={draft.given_names}
              onChange={({ target }) => onChange({ given_names: target.value })}
            />
          </Field>
        </>
      )}
      {asks('birth_date') && (
        <>
          <Place field="birth_date" isWide>
            <BirthFields
              value={draft}
              error={problems.get('birth_date')}
              onChange={onChange}
              onLeave={() => onLeave('birth_date')}
            />
          </Place>
          <Field
            label={t.LABELS.birth_place}
            hint={t.HINTS.birth_place}
            isOptional
            className="md:col-span-2"
          >
            <TextInput
              autoComplete="off"
              maxLength={60}
              value={draft.birth_place}
              onChange={({ target }) => onChange({ birth_place: target.value })}
            />
          </Field>
        </>
      )}
    </>
  );
}

function DocumentFields({ draft, problems, onChange, onLeave, asks }: GroupFieldsProps) {
  return (
    <>
      {asks('doc_type') && (
        <Place field="doc_type" isWide>
          <DocumentKinds
            value={draft.doc_type}
            error={problems.get('doc_type')}
            onChange={(kind) => onChange({ doc_type: kind })}
          />
        </Place>
      )}
      {asks('doc_number') && (
        <Place field="doc_number">
          <Field
            label={t.LABELS.doc_number}
            hint={t.HINTS.doc_number}
            error={problems.get('doc_number')}
            isRequired
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={draft.doc_number}
              onChange={({ target }) => onChange({ doc_number: documentNumber(target.value) })}
              className="tabular-figures"
            />
          </Field>
        </Place>
      )}
      {asks('doc_country') && (
        <Place field="doc_country">
          <CountryField
            label={t.LABELS.doc_country}
            value={countryOf(draft, 'doc_country')}
            error={problems.get('doc_country')}
            onChange={(country) => onChange({ doc_country: country })}
            onLeave={() => onLeave('doc_country')}
          />
        </Place>
      )}
    </>
  );
}

function HomeFields({ draft, problems, onChange, onLeave, asks }: GroupFieldsProps) {
  return (
    <>
      {asks('residence_country') && (
        <Place field="residence_country">
          <CountryField
            label={t.LABELS.residence_country}
            autoComplete="country-name"
            value={countryOf(draft, 'residence_country')}
            error={problems.get('residence_country')}
            onChange={(country) => onChange({ residence_country: country })}
            onLeave={() => onLeave('residence_country')}
          />
        </Place>
      )}
      {asks('residence_place') && (
        <Place field="residence_place">
          <Field
            label={t.LABELS.residence_place}
            error={problems.get('residence_place')}
            isRequired
          >
            <TextInput
              autoComplete="address-level2"
              maxLength={60}
              value={draft.residence_place}
              onChange={({ target }) => onChange({ residence_place: target.value })}
            />
          </Field>
        </Place>
      )}
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-7 min-w-0 border-linha [fieldset+&]:border-t [fieldset+&]:pt-6">
      <legend className="float-left mb-3.5 w-full font-serif text-22">{legend}</legend>
      <div className="clear-both grid gap-4.5 md:grid-cols-2 md:gap-x-5">{children}</div>
    </fieldset>
  );
}

function Place({
  field,
  isWide = false,
  children,
}: {
  field: NeededField;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div {...{ [FIELD]: field }} className={isWide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      {children}
    </div>
  );
}
