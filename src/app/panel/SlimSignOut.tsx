import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { countLabel } from '@/domain/basics/text';
import { useKeptTaps } from '@/features/panel/cleaning/useTaps';
import { useSession } from '@/features/panel/session/useSession';
import { SignOutButton } from './SignOutButton';

/** Leaves the slim frame; asks first while taps of the board are not sent, because they would be lost. */
export function SlimSignOut() {
  const { isSigningOut, signOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { taps } = useKeptTaps();
  const count = countLabel(taps.length, { one: 'toque', many: 'toques' });
  return (
    <>
      <SignOutButton
        isIcon
        onAsk={taps.length === 0 ? undefined : () => setIsAsking(true)}
        className="grid size-11 flex-none place-items-center rounded-field transition-colors hover:bg-sal hover:text-anil-600"
      />
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={`Sair com ${count} por enviar?`}
        confirmLabel="Sair"
        isBusy={isSigningOut}
        busyLabel="A sair..."
        onConfirm={() => void signOut()}
        onCancel={() => setIsAsking(false)}
      >
        <p>Perdem-se. Espere pela linha, ou diga-os à receção.</p>
      </ConfirmDialog>
    </>
  );
}
