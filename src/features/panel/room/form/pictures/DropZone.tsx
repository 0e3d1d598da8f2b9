import { Camera, ImagePlus, Upload } from 'lucide-react';
import { useRef, type ChangeEvent, type RefObject } from 'react';
import { Button } from '@/components/Button';

interface DropZoneProps {
  isOver: boolean;
  onFiles: (files: File[]) => void;
  /** Takes the focus once a picture is removed. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Where pictures come in: dropped, chosen, or on a phone taken. */
export function DropZone({ isOver, onFiles, buttonRef }: DropZoneProps) {
  const filesRef = useRef<HTMLInputElement>(null);
  const cameraRef = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      className={`mb-2 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card border-2 border-dashed px-4.5 py-4 text-14 text-tinta-2 ${isOver ? 'border-anil-600 bg-anil-50' : 'border-contorno bg-sal'}`}
    >
      <ImagePlus className="size-7 flex-none text-anil-600" aria-hidden />
      <p className="min-w-0 flex-1 basis-50">
        <b className="block text-15 font-semibold text-tinta">Largue aqui as fotografias</b>
        JPEG, PNG ou WebP, até 20 MB cada; HEIC só no Safari. Reduzem-se neste computador, sem local
        nem data.
      </p>
      <Button ref={buttonRef} onClick={() => filesRef.current?.click()}>
        <Upload aria-hidden />
        Escolher
      </Button>
      <Button variant="outline" className="md:hidden" onClick={() => cameraRef.current?.click()}>
        <Camera aria-hidden />
        Fotografar
      </Button>
      <input
        ref={filesRef}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Fotografias"
        onChange={handleChange}
      />
      <input
        ref={cameraRef}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Fotografia da câmara"
        onChange={handleChange}
      />
    </div>
  );
}
