import { useEffect, useRef } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { AddressField } from './pictures/AddressField';
import { DropZone } from './pictures/DropZone';
import { PictureRow } from './pictures/PictureRow';
import { QueueRow } from './pictures/QueueRow';
import { useFilesFromOutside } from './pictures/useFilesFromOutside';
import { usePictureMoves } from './pictures/usePictureMoves';
import type { RoomForm } from './useRoomForm';

const REMOVED = 'picture-removed';

/** The room's pictures: add, order, remove (PIC-01, ADM-ROOM-14, ADM-ROOM-15). */
export function PicturesPanel({ form }: { form: RoomForm }) {
  const { draft, change, changeFrom, uploads } = form;
  const { images } = draft;
  const listRef = useRef<HTMLOListElement>(null);
  const moves = usePictureMoves({ listRef, images, onChange: (next) => change({ images: next }) });
  const toast = useToast();
  const buttonRef = useRef<HTMLButtonElement>(null);

  // A picture can come back for as long as there is a form that it could come back to.
  useEffect(() => () => toast.withdraw([REMOVED]), [toast]);

  function handleFiles(files: File[]) {
    form.show('pictures');
    uploads.add(files);
  }
  const isOver = useFilesFromOutside(handleFiles);

  function handleRemove(place: number) {
    const address = images[place];
    if (address === undefined) return;
    change({ images: images.toSpliced(place, 1) });
    buttonRef.current?.focus();
    toast.success('Imagem retirada', {
      key: REMOVED,
      action: {
        label: 'Anular',
        isUndo: true,
        onPress: () =>
          changeFrom(({ images: now }) => ({
            images: now.includes(address) ? now : now.toSpliced(place, 0, address),
          })),
      },
    });
  }

  return (
    <>
      <DropZone isOver={isOver} onFiles={handleFiles} buttonRef={buttonRef} />
      {images.length + uploads.queue.length > 0 ? (
        <ol
          ref={listRef}
          className={`divide-y divide-linha/60 tabular-nums ${moves.liftedAddress === undefined ? '' : 'select-none'}`}
        >
          {images.map((picture, place) => (
            <PictureRow
              key={picture}
              address={picture}
              place={place}
              count={images.length}
              form={form}
              moves={moves}
              onRemove={() => handleRemove(place)}
            />
          ))}
          {uploads.queue.map((picture) => (
            <QueueRow
              key={picture.id}
              picture={picture}
              onRemove={() => {
                uploads.remove(picture.id);
                buttonRef.current?.focus();
              }}
              onRetry={() => {
                uploads.retry(picture.id);
                buttonRef.current?.focus();
              }}
            />
          ))}
        </ol>
      ) : (
        <p className="py-2 text-tinta-2">Ainda sem imagens. O site mostra o azulejo.</p>
      )}
      <output className="sr-only">{moves.told}</output>
      <p className="mt-2 text-12 text-tinta-2">
        A página do quarto mostra as três primeiras. Máximo: 12.
      </p>
      <AddressField form={form} />
    </>
  );
}
