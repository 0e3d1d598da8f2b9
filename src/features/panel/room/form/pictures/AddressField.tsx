import { ChevronRight, Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { pictureProblem, withPicture } from '@/domain/room/room-pictures';
import type { RoomForm } from '../useRoomForm';

/** Adds a picture by its address, folded unless it is needed (ADM-ROOM-14). */
export function AddressField({ form: { draft, problems, change } }: { form: RoomForm }) {
  const { newPicture: typed, images: pictures } = draft;
  const [isOpen, setIsOpen] = useState(pictures.length === 0 || typed !== '');
  const [isRefused, setIsRefused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const found = pictureProblem(typed, pictures);
  const stated = problems.images ?? problems.newPicture;

  function handleAdd() {
    setIsRefused(found !== undefined);
    if (found === undefined) {
      change({ images: withPicture(pictures, typed), newPicture: '' });
    }
    inputRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleAdd();
  }

  return (
    <details
      open={isOpen || stated !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group mt-3.5"
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 font-medium max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 flex-none text-tinta-2 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          aria-hidden
        />
        Juntar por endereço
      </summary>
      <div className="flex flex-wrap items-start gap-2 pt-1.5 md:flex-nowrap">
        <Field
          label="Endereço da imagem"
          error={stated ?? (isRefused ? found : undefined)}
          className="min-w-0 flex-1 max-md:basis-full"
        >
          <TextInput
            ref={inputRef}
            value={typed}
            autoComplete="off"
            inputMode="url"
            placeholder="https:// ou um caminho deste site"
            onChange={({ target }) => change({ newPicture: target.value })}
            onKeyDown={handleKeyDown}
          />
        </Field>
        <Button variant="outline" className="md:mt-5.5 md:min-h-9!" onClick={handleAdd}>
          <Plus aria-hidden />
          Adicionar
        </Button>
      </div>
    </details>
  );
}
