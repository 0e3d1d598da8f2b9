import * as t from '@messages/gallery';
import { CLOSE } from '@messages/parts';
import { ArrowLeft, ArrowRight, X, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { pictureSource } from '@/domain/room/picture-sizes';
import { useDialog } from '@/hooks/useDialog';
import { Thumbnails, type ViewerPicture } from './Thumbnails';
import { useSwipe } from './useSwipe';
import { VisuallyHidden } from '../look/VisuallyHidden';

interface PictureViewerProps {
  pictures: readonly ViewerPicture[];
  /** The picture shown; null while the viewer is closed. */
  index: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * One picture on the whole screen: arrows, swipe, thumbnails, Escape (decisions.md, Public site:
 * Gallery); of the gallery, or of a room (SITE-05).
 */
export default function PictureViewer({ pictures, index, onShow, onClose }: PictureViewerProps) {
  const dialogRef = useDialog({ isOpen: index !== null, onClose });
  return (
    <dialog
      ref={dialogRef}
      aria-label={t.VIEWER}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-noite text-branco on-dark open:animate-appear"
    >
      {index !== null && <Stage {...{ pictures, index, onShow, onClose }} />}
    </dialog>
  );
}

function Stage({ pictures, index, onShow, onClose }: PictureViewerProps & { index: number }) {
  const count = pictures.length;
  const before = (index + count - 1) % count;
  const after = (index + 1) % count;
  const swipe = useSwipe({ onLeft: () => onShow(after), onRight: () => onShow(before) });
  const picture = pictures[index];
  if (picture === undefined) return null;

  function handleKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: before, ArrowRight: after, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
  }

  return (
    // The arrow keys are only shortcuts for the buttons inside, so this element needs no role.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={handleKeyDown}
      className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto] pb-[env(safe-area-inset-bottom)] tiny:h-auto"
    >
      <div className="flex items-center justify-between px-4 py-3 md:px-6">
        <output className="text-16 font-semibold tabular-figures">
          <span>{t.placeOf(index + 1, count)}</span>
          <VisuallyHidden>{t.titled(picture.title)}</VisuallyHidden>
        </output>
        <ViewerButton icon={X} label={CLOSE} onClick={onClose} isFirst />
      </div>
      <div
        {...swipe}
        className="relative grid min-h-0 touch-pan-y touch-pinch-zoom grid-rows-[minmax(0,1fr)] items-center gap-6 md:grid-cols-[3rem_minmax(0,1fr)_3rem] md:px-6 tiny:min-h-[85dvh]"
      >
        {count > 1 && (
          <ViewerButton
            icon={ArrowLeft}
            label={t.PREVIOUS}
            onClick={() => onShow(before)}
            className="max-md:absolute max-md:bottom-3.5 max-md:left-4"
          />
        )}
        <div className="relative h-full md:col-start-2">
          <img
            key={picture.source}
            {...fitted(picture.source)}
            lang={picture.lang}
            alt={picture.alt}
            width={600}
            height={400}
            draggable={false}
            className="absolute inset-0 size-full animate-appear object-contain"
          />
        </div>
        {count > 1 && (
          <ViewerButton
            icon={ArrowRight}
            label={t.NEXT}
            onClick={() => onShow(after)}
            className="max-md:absolute max-md:right-4 max-md:bottom-3.5"
          />
        )}
      </div>
      <div className="px-5 pt-3.5 pb-6 md:pb-2.5 md:text-center">
        <h2 className="text-22">{picture.title}</h2>
        <p className="text-15 text-anil-100">{picture.caption}</p>
      </div>
      {count > 1 && <Thumbnails {...{ pictures, index, onShow }} />}
      <Preload pictures={[...new Set([pictures[before], pictures[after]])]} />
    </div>
  );
}

interface ViewerButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  isFirst?: boolean;
  className?: string;
}

function ViewerButton({ icon: Icon, label, onClick, isFirst, className = '' }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-initial-focus={isFirst ? '' : undefined}
      onClick={onClick}
      className={`z-1 grid size-12 place-items-center rounded-field border-[1.5px] border-anil-100/40 bg-noite transition-colors hover:bg-anil-700 ${className}`}
    >
      <Icon className="size-6" aria-hidden />
    </button>
  );
}

/** A picture that fits into the screen, 3:2; the neighbours are fetched in the same size. */
function fitted(source: string) {
  return pictureSource(source, 'min(100vw, 150vh)');
}

/** Fetches the neighbouring pictures, so that the next swipe shows one without waiting. */
function Preload({ pictures }: { pictures: readonly (ViewerPicture | undefined)[] }) {
  return (
    <div hidden>
      {pictures.map(
        (picture) => picture && <img key={picture.source} {...fitted(picture.source)} alt="" />,
      )}
    </div>
  );
}
