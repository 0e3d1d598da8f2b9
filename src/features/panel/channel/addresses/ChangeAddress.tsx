import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { feedAddressSchema, type FeedAddressDraft } from '@/domain/channel/feed-address';
import { calendarFolder } from '@/lib/calendar-address';
import type { ChannelFeed } from '@/queries/channels';
import { useFeedChange } from '../useFeedChanges';

interface ChangeAddressProps {
  feed: ChannelFeed;
  whose: string;
  onStored: () => void;
  onClose: () => void;
}

/** Changes a calendar's address; its stays remain, and are recognised at the new one (CHAN-02). */
export function ChangeAddress({ feed, whose, onStored, onClose }: ChangeAddressProps) {
  const { register, handleSubmit, formState } = useForm<FeedAddressDraft>({
    defaultValues: { place: feed.id, url: '' },
    resolver: valibotResolver(feedAddressSchema(calendarFolder())),
  });
  const { change, isPending, error } = useFeedChange({
    onDone: () => {
      onClose();
      onStored();
    },
  });
  return (
    <form
      noValidate
      aria-label={`Novo endereço: ${whose}`}
      onSubmit={(event) =>
        void handleSubmit(async ({ url }) => {
          await change({ id: feed.id, changes: { url } });
        })(event)
      }
      className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <Field
        label="Novo endereço (.ics)"
        error={formState.errors.url?.message ?? (error?.isSessionOver ? undefined : error?.message)}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://..."
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks for it
          autoFocus
          {...register('url')}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending} busyLabel="A guardar...">
          Guardar
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
