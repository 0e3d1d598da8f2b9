import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextInput } from '@/components/form/TextInput';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import {
  addressPlaces,
  addressProblem,
  channelOfAddress,
  normalizedAddress,
} from '@/domain/channel/feed-address';
import { CHANNELS } from '@/domain/channel/feeds';
import { useDraftForm } from '@/hooks/useDraftForm';
import { calendarFolder } from '@/lib/calendar-address';
import type { ChannelFeed } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { useFeedChange, useNewFeed } from '../useFeedChanges';

const checkedAddress = ({ url }: { url: string }) => ({
  url: addressProblem(url, calendarFolder()) ?? undefined,
});

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
  const { draft, ref, change, reset, settle, shownProblems } = useDraftForm(() => ({
    place: first?.value ?? '',
    url: '',
  }));
  const problems = shownProblems(checkedAddress);
  /** A platform chosen by hand is not guessed again. */
  const [isChosen, setIsChosen] = useState(false);
  // An open place is gone once it has its address, and the form must not keep it chosen.
  const place = (places.find(({ value }) => value === draft.place) ?? first)?.value ?? '';
  const handleStored = (feed: ChannelFeed) => {
    reset({ place, url: '' });
    setIsChosen(false);
    onStored(feed);
  };
  const added = useNewFeed({ onDone: handleStored });
  const changed = useFeedChange({ onDone: handleStored });
  const isBusy = added.isPending || changed.isPending;
  const refusal = added.error ?? changed.error;

  /** The host of the address says whose it is. */
  function handleAddress(url: string) {
    const told = isChosen ? null : channelOfAddress(url);
    const guessed = places.find(({ channel }) => channel === told)?.value;
    change(guessed === undefined ? { url } : { url, place: guessed });
  }

  function store(event: FormEvent) {
    event.preventDefault();
    const { settled } = settle(checkedAddress);
    if (settled === null) return;
    const url = normalizedAddress(settled.url);
    added.reset();
    changed.reset();
    const channel = CHANNELS.find((known) => known === place);
    if (channel === undefined) void changed.change({ id: place, changes: { url } });
    else void added.change({ room_id: room.id, channel, url });
  }

  return (
    <form
      noValidate
      aria-label={`Juntar um calendário ao quarto ${room.room_number}`}
      ref={ref}
      onSubmit={store}
      className="mt-3 flex flex-wrap items-start gap-x-2 gap-y-2.5"
    >
      <Field label="Canal" className="min-w-0 basis-33 max-md:basis-full">
        <Select
          value={place}
          onChange={({ target }) => {
            setIsChosen(true);
            change({ place: target.value });
          }}
        >
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
        error={problems.url ?? (refusal?.isSessionOver ? undefined : refusal?.message)}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://..."
          value={draft.url}
          onChange={({ target }) => handleAddress(target.value)}
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

interface ChangeAddressProps {
  feed: ChannelFeed;
  whose: string;
  onStored: () => void;
  onClose: () => void;
}

/** Changes a calendar's address; its stays remain, and are recognised at the new one (CHAN-02). */
export function ChangeAddress({ feed, whose, onStored, onClose }: ChangeAddressProps) {
  const { draft, ref, settle, shownProblems, ...form } = useDraftForm(() => ({ url: '' }));
  const problems = shownProblems(checkedAddress);
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
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault();
        const { settled } = settle(checkedAddress);
        if (settled === null) return;
        void change({ id: feed.id, changes: { url: normalizedAddress(settled.url) } });
      }}
      className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <Field
        label="Novo endereço (.ics)"
        error={problems.url ?? (error?.isSessionOver ? undefined : error?.message)}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://..."
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks for it
          autoFocus
          value={draft.url}
          onChange={({ target }) => form.change({ url: target.value })}
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
