import type { ReactNode } from 'react';
import { Field } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { Select } from '@/components/form/Select';
import { Switch } from '@/components/form/Switch';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { priceText, typedPrice } from '@/domain/basics/price-input';
import { capacityChoices } from '@/domain/room/room-form';
import { countLabel } from '@/domain/basics/text';
import { FeatureInput } from './FeatureInput';
import type { RoomForm } from './useRoomForm';

/** The room's own data, the same for adding and editing (ADM-ROOM-10 to ADM-ROOM-13). */
export function RoomFields({ form }: { form: RoomForm }) {
  const { draft, problems, register, change } = form;

  /** `register` for a price: when the field is left, a valid price is written in its full form. */
  const price = (field: 'price_per_night' | 'minimum_price') =>
    register(field, {
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
        <TextInput {...register('room_number')} autoComplete="off" />
      </Field>
      <Field
        label={<Required>Nome</Required>}
        isRequired
        error={problems.name}
        className="md:col-span-3"
      >
        <TextInput {...register('name')} autoComplete="off" />
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
        <TextInput {...register('room_title')} autoComplete="off" />
      </Field>
      <Field label="Subtítulo" error={problems.room_subtitle} className="md:col-span-3">
        <TextInput {...register('room_subtitle')} autoComplete="off" />
      </Field>
      <Field label="Descrição" error={problems.description} className="md:col-span-6">
        <TextArea {...register('description')} rows={2} />
      </Field>
      <Field label="Descrição completa" error={problems.full_description} className="md:col-span-6">
        <TextArea {...register('full_description')} rows={3} />
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
