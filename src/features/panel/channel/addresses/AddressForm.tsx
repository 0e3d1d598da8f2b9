import { valibotResolver } from '@hookform/resolvers/valibot';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextInput } from '@/components/form/TextInput';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { CHANNELS } from '@/domain/channel/feeds';
import {
  addressPlaces,
  feedAddressSchema,
  type FeedAddressDraft,
} from '@/domain/channel/feed-address';
import { calendarFolder } from '@/lib/calendar-address';
import type { ChannelFeed } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { useFeedChange, useNewFeed } from '../useFeedChanges';

interface AddressFormProps {
  room: RoomRow;
  feeds: readonly ChannelFeed[];
  names: ReadonlyMap<string, string>;
  onStored: (feed: ChannelFeed) => void;
}

/** Adds a calendar to those that are read for a room (CHAN-02). */
export function AddressForm({ room, feeds, names, onStored }: AddressFormProps) {
  const places = addressPlaces(feeds);
  const isRead = (channel: string) =>
    feeds.some((feed) => feed.channel === channel && feed.url !== null);
  const first = places.find(({ channel }) => !isRead(channel)) ?? places[0];
  const { register, handleSubmit, formState, setValue, getValues } = useForm<FeedAddressDraft>({
    defaultValues: { place: first?.value ?? '', url: '' },
    resolver: valibotResolver(feedAddressSchema(calendarFolder())),
  });
  const handleStored = (feed: ChannelFeed) => {
    setValue('url', '');
    onStored(feed);
  };
  const added = useNewFeed({ onDone: handleStored });
  const changed = useFeedChange({ onDone: handleStored });
  const isBusy = added.isPending || changed.isPending;
  const refusal = added.error ?? changed.error;

  // An open place is gone once it has its address, and the form must not keep it chosen.
  useEffect(() => {
    if (!places.some(({ value }) => value === getValues('place')))
      setValue('place', first?.value ?? '');
  });

  async function store({ place, url }: FeedAddressDraft) {
    added.reset();
    changed.reset();
    const channel = CHANNELS.find((known) => known === place);
    if (channel === undefined) await changed.change({ id: place, changes: { url } });
    else await added.change({ room_id: room.id, channel, url });
  }

  return (
    <form
      noValidate
      aria-label={`Juntar um calendário ao quarto ${room.room_number}`}
      onSubmit={(event) => void handleSubmit(store)(event)}
      className="mt-3 flex flex-wrap items-start gap-x-2 gap-y-2.5"
    >
      <Field label="Canal" className="min-w-0 basis-33 max-md:basis-full">
        <Select defaultValue={first?.value} {...register('place')}>
          {places.map(({ channel, value, isOpen }) => (
            <option key={value} value={value}>
              {placeLabel({ channel, name: isOpen ? names.get(value) : undefined, places })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Endereço do calendário (.ics)"
        className="min-w-0 flex-1 basis-44 max-md:basis-full"
        error={
          formState.errors.url?.message ?? (refusal?.isSessionOver ? undefined : refusal?.message)
        }
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://..."
          {...register('url')}
        />
      </Field>
      <Button
        type="submit"
        isBusy={isBusy}
        busyLabel="A juntar..."
        className="max-md:w-full md:mt-5.5"
      >
        <Plus aria-hidden />
        Juntar
      </Button>
    </form>
  );
}

/** 'Outro, mais um' adds one more unnamed platform to those that the room already has. */
function placeLabel({
  channel,
  name,
  places,
}: {
  channel: string;
  name: string | undefined;
  places: ReturnType<typeof addressPlaces>;
}): string {
  const isOneOfSeveral = places.filter((place) => place.channel === channel).length > 1;
  if (name === undefined)
    return `${bookingSourceLabel(channel)}${isOneOfSeveral ? ', mais um' : ''}`;
  return isOneOfSeveral ? name : bookingSourceLabel(channel);
}
