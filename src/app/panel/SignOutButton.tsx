import { LoaderCircle, LogOut } from 'lucide-react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { useSession } from '@/features/panel/session/useSession';

interface SignOutButtonProps {
  /** The words are for screen readers alone. */
  isIcon?: boolean;
  /** Asks first, in place of leaving. */
  onAsk?: () => void;
  className: string;
}

/** Leaves the panel, and says at once that it does: the backend may take its time to answer. */
export function SignOutButton({ isIcon = false, onAsk, className }: SignOutButtonProps) {
  const { isSigningOut, signOut } = useSession();
  const label = isSigningOut ? 'A sair...' : 'Sair';
  const size = isIcon ? 'size-5' : 'size-4';
  return (
    <button
      type="button"
      aria-disabled={isSigningOut || undefined}
      onClick={onAsk ?? (() => void signOut())}
      className={className}
    >
      {isSigningOut ? (
        <LoaderCircle className={`animate-turn ${size}`} aria-hidden />
      ) : (
        <LogOut className={size} aria-hidden />
      )}
      {isIcon ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </button>
  );
}
