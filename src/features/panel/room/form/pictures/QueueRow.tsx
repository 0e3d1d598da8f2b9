import { CircleAlert, HardDrive, LoaderCircle, Lock, WifiOff } from 'lucide-react';
import { Button } from '@/components/Button';
import {
  isPending,
  stepWords,
  type PictureStep,
  type QueuedPicture,
} from '@/domain/room/picture-queue';
import { ToLogin } from '@/features/panel/session/ToLogin';
import { ACTIONS, ROW, SMALL } from './PictureRow';

interface QueueRowProps {
  picture: QueuedPicture;
  onRemove: () => void;
  onRetry: () => void;
}

/** A file on its way into the room, with what can be done about it. */
export function QueueRow({ picture, onRemove, onRetry }: QueueRowProps) {
  const { name, step } = picture;
  const isOnItsWay = isPending(picture);
  return (
    <li className={ROW}>
      <span
        className={`grid aspect-3/2 place-items-center rounded-tile bg-sal md:col-start-2 ${isOnItsWay ? 'text-tinta-2' : 'text-erro-700'}`}
      >
        <StepIcon step={step} />
      </span>
      <div className="min-w-0 text-14 wrap-anywhere">
        <p className={isOnItsWay ? '' : 'font-semibold text-erro-700'}>{name}</p>
        <small className={isOnItsWay ? SMALL : 'block text-12'}>{stepWords(step)}</small>
        {step.kind === 'sending' && (
          <progress
            aria-label={name}
            max={100}
            value={step.percent}
            className="mt-1.5 h-2 w-full max-w-85 appearance-none overflow-hidden rounded-pill bg-linha text-anil-600 [&::-moz-progress-bar]:bg-anil-600 [&::-webkit-progress-bar]:bg-linha [&::-webkit-progress-value]:bg-anil-600"
          />
        )}
      </div>
      <div className={ACTIONS}>
        {step.kind === 'failed' && step.problem === 'session' && <ToLogin />}
        {step.kind === 'failed' && (
          <Button variant="outline" aria-label={`Tentar de novo: ${name}`} onClick={onRetry}>
            Tentar de novo
          </Button>
        )}
        <Button
          variant={step.kind === 'failed' ? 'quiet' : 'outline'}
          aria-label={`${isOnItsWay ? 'Cancelar' : 'Tirar da lista'}: ${name}`}
          onClick={onRemove}
        >
          {isOnItsWay ? 'Cancelar' : 'Tirar da lista'}
        </Button>
      </div>
    </li>
  );
}

const ICONS = { line: WifiOff, session: Lock, server: HardDrive };

function StepIcon({ step }: { step: PictureStep }) {
  if (step.kind === 'refused') return <CircleAlert className="size-6" aria-hidden />;
  if (step.kind !== 'failed') return <LoaderCircle className="size-6 animate-turn" aria-hidden />;
  const Icon = ICONS[step.problem];
  return <Icon className="size-6" aria-hidden />;
}
