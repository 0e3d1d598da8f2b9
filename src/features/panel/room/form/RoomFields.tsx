import { type ReactNode, useId, useRef, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { Field, FieldError } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { Select } from '@/components/form/Select';
import { Switch } from '@/components/form/Switch';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { priceText, typedPrice } from '@/domain/basics/price-input';
import { countLabel } from '@/domain/basics/text';
import { capacityChoices, withFeature } from '@/domain/room/room-form';
import type { RoomForm } from './useRoomForm';

/** The room's own data, the same for adding and editing (ADM-ROOM-10 to ADM-ROOM-13). */
export function RoomFields({ form }: { form: RoomForm }) {
  const { draft, problems, bind, change } = form;

  /** When a price is left, a valid one is written in its full form. */
  const price = (field: 'price_per_night' | 'minimum_price') => ({
    ...bind(field),
    onBlur: () => {
      const euros = typedPrice(draft[field]);
      if (euros !== null) change({ [field]: priceText(euros) });
    },
  });

  return (
    <div className="grid gap-3.5 md:grid-cols-6">
      <Field
        label={<Required>Número</Required>}
        isRequired
        error={problems.room_number}
        className="max-md:w-43 md:col-span-1"
      >
        <TextInput {...bind('room_number')} autoComplete="off" />
      </Field>
      <Field
        label={<Required>Nome</Required>}
        isRequired
        error={problems.name}
        className="md:col-span-3"
      >
        <TextInput {...bind('name')} autoComplete="off" />
      </Field>
      <Field
        label={<Required>Capacidade máxima</Required>}
        isRequired
        error={problems.max_guests}
        className="md:col-span-2"
      >
        <Select
          name="max_guests"
          value={draft.max_guests}
          onChange={({ target }) => change({ max_guests: target.value })}
        >
          {draft.max_guests === '' && <option value="">Escolha</option>}
          {capacityChoices(draft.max_guests).map((count) => (
            <option key={count} value={count}>
              {countLabel(count, { one: 'pessoa', many: 'pessoas' })}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3.5 md:col-span-4">
        <Field
          label={<Required>Preço por noite</Required>}
          isRequired
          error={problems.price_per_night}
        >
          <PriceInput {...price('price_per_night')} />
        </Field>
        <Field
          label="Preço mínimo"
          error={problems.minimum_price}
          hint="«A partir de», se for menor que o preço."
        >
          <PriceInput {...price('minimum_price')} />
        </Field>
      </div>
      <State isActive={draft.is_active} onChange={(is_active) => change({ is_active })} />
      <Field label="Título da página" error={problems.room_title} className="md:col-span-3">
        <TextInput {...bind('room_title')} autoComplete="off" />
      </Field>
      <Field label="Subtítulo" error={problems.room_subtitle} className="md:col-span-3">
        <TextInput {...bind('room_subtitle')} autoComplete="off" />
      </Field>
      <Field label="Descrição" error={problems.description} className="md:col-span-6">
        <TextArea {...bind('description')} rows={2} />
      </Field>
      <Field label="Descrição completa" error={problems.full_description} className="md:col-span-6">
        <TextArea {...bind('full_description')} rows={3} />
      </Field>
      <FeatureInput
        features={draft.features}
        typed={draft.newFeature}
        error={problems.features}
        onTyped={(newFeature) => change({ newFeature })}
        onChange={(features) => change({ features, newFeature: '' })}
      />
    </div>
  );
}

/** A label with the mark of a required field; to a screen reader the field itself says so. */
function Required({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span aria-hidden className="text-erro-700">
        *
      </span>
    </>
  );
}

interface StateProps {
  isActive: boolean;
  onChange: (isActive: boolean) => void;
}

function State({ isActive, onChange }: StateProps) {
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-1 text-13 font-medium">Estado</legend>
      <Switch label={isActive ? 'Ativo' : 'Inativo'} isOn={isActive} onChange={onChange} />
    </fieldset>
  );
}

interface FeatureInputProps {
  features: string[];
  typed: string;
  error?: string;
  onTyped: (text: string) => void;
  onChange: (features: string[]) => void;
}

/**
 * The room's own features as typed tags: Enter adds one, Backspace in the empty field removes one.
 */
function FeatureInput({ features, typed, error, onTyped, onChange }: FeatureInputProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onChange(withFeature(features, typed));
    } else if (event.key === 'Backspace' && typed === '' && features.length > 0) {
      onChange(features.slice(0, -1));
    }
  }

  function handleRemove(feature: string) {
    onChange(features.filter((other) => other !== feature));
    inputRef.current?.focus();
  }

  return (
    <div className="md:col-span-6">
      <label htmlFor={id} className="mb-1 block text-13 font-medium">
        Características
      </label>
      <div
        className={`flex min-h-9.5 flex-wrap items-center gap-1.5 rounded-field border p-1.25 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-anil-600 ${error === undefined ? 'border-contorno' : 'border-erro-700 bg-erro-50'}`}
      >
        {features.length > 0 && (
          <ul className="contents">
            {features.map((feature) => (
              <li
                key={feature}
                className="flex min-w-0 items-center rounded-tile bg-anil-50 ps-2.25 text-13 font-medium"
              >
                <span className="min-w-0 wrap-anywhere">{feature}</span>
                <button
                  type="button"
                  aria-label={`Remover ${feature}`}
                  onClick={() => handleRemove(feature)}
                  className="grid size-7 flex-none place-items-center rounded-tile hover:bg-anil-100 max-md:size-11"
                >
                  <X className="size-3.25" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={inputRef}
          id={id}
          value={typed}
          autoComplete="off"
          placeholder="Escreva e carregue em Enter"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={handleKeyDown}
          className="min-h-7 min-w-50 flex-1 bg-transparent px-1.5 text-13 outline-none max-md:min-h-11 max-md:text-16"
        />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-12 text-tinta-2">
        As três primeiras aparecem no cartão do quarto.
      </p>
    </div>
  );
}
