import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { priceProblem, priceText, typedPrice } from '@/domain/basics/price-input';
import { withSiteNote } from '@/domain/room/publication';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useAskPublication } from '@/features/panel/room/publication/useAskPublication';
import { queryKeys } from '@/queries/query-keys';
import { setRoomPrice } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import { ACTIVE_ROOMS_KEY } from '@/features/panel/room/useActiveRooms';

interface PriceEditProps {
  room: RoomRow;
  onClose: () => void;
}

/** Changes a base price where it stands: Enter saves, Escape leaves it as it was. */
export function PriceEdit({ room, onClose }: PriceEditProps) {
  const id = useId();
  const [text, setText] = useState(() => priceText(room.price_per_night));
  const [problem, setProblem] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const askPublication = useAskPublication();
  const { change, isPending } = usePanelMutation<number, void>({
    send: (client, price) => setRoomPrice(client, { id: room.id, price }),
    failure: priceFailure,
    showFailure: 'inline',
    log: 'setRoomPrice',
    onDone: (_nothing, price) => {
      queryClient.setQueryData<RoomRow[]>(ACTIVE_ROOMS_KEY, (rooms) =>
        rooms?.map((other) =>
          other.id === room.id ? { ...other, price_per_night: price } : other,
        ),
      );
      onClose();
      const onSite = { was: room.is_active, is: room.is_active };
      askPublication(onSite);
      return {
        message: 'Preço base atualizado com sucesso!',
        detail: withSiteNote(room.room_number, onSite),
      };
    },
    onFailed: ({ message, isSessionOver }) => !isSessionOver && setProblem(message),
    refresh: [queryKeys.rooms, queryKeys.rateEvents],
  });

  useEffect(() => inputRef.current?.select(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = priceProblem(text) ?? null;
    const price = typedPrice(text);
    setProblem(found);
    if (found === null && price !== null) void change(price);
    else inputRef.current?.focus();
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && !isPending) onClose();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="py-1.25 max-md:pt-0 max-md:pb-2">
      <div className="flex items-center justify-end gap-1.5">
        <div className="max-md:flex-1 md:w-30.5">
          <PriceInput
            ref={inputRef}
            aria-label={`Preço base do quarto ${room.room_number}, por noite`}
            aria-describedby={problem === null ? undefined : id}
            aria-invalid={problem === null ? undefined : true}
            readOnly={isPending}
            onKeyDown={handleKeyDown}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" isBusy={isPending} aria-label="Guardar">
          <Check aria-hidden />
        </Button>
        <Button variant="outline" aria-label="Cancelar" disabled={isPending} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {problem !== null && (
        <div role="alert" className="ms-auto flex md:max-w-54.5 md:justify-end">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </form>
  );
}

function priceFailure(error: unknown): string {
  if (sessionMessage(error) !== null) return 'Erro ao atualizar preço.';
  return `Erro ao atualizar preço: ${refusalReason(error, { missing: 'o quarto já não existe.' })}`;
}
