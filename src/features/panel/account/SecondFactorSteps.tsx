import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '@/components/CopyButton';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { PANEL_CARD } from '@/components/panel-styles';
import { hostel } from '@/copy/hostel';
import { authenticatorAddress, keyInGroups } from '@/domain/account/authenticator';
import { asStaff } from '@/features/panel/change/as-staff';
import { SavingFailure } from '@/features/panel/kit/FormDialog';
import { CodeForm } from '@/features/panel/session/CodeForm';
import { useSession } from '@/features/panel/session/useSession';
import { checkSecondFactor } from '@/queries/account/second-factor';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import { useFinishFactor } from './useFinishFactor';
import { useLeaveGuard } from './useLeaveGuard';

interface SecondFactorStepsProps {
  /** In base 32. */
  secret: string;
  /** The house asks for it: the panel opens afterwards. */
  isAsked: boolean;
}

/** The application reads the secret, a code is right, the recovery codes are kept (STAFF-04). */
export function SecondFactorSteps({ secret, isAsked }: SecondFactorStepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { finish, isPending, error } = useFinishFactor(isAsked);
  const guard = useLeaveGuard(codes !== null);
  const isRead = codes !== null;

  return (
    <section className={`${PANEL_CARD} px-5 pt-4.5 pb-5`}>
      <ol>
        <Step
          number={1}
          state={isRead ? 'done' : 'later'}
          title={isRead ? 'Código lido' : 'Ler o código com a aplicação'}
        >
          {!isRead && <ReadingStep secret={secret} />}
        </Step>
        <Step
          number={2}
          state={isRead ? 'done' : 'now'}
          title={isRead ? 'Seis algarismos confirmados' : 'Escrever os seis algarismos'}
        >
          {!isRead && (
            <div className="mt-2.5 max-w-70">
              <CodeForm
                send={async (code) => asStaff(async (rest) => checkSecondFactor(rest, code))}
                onTaken={({ codes: made = [] }) => setCodes(made)}
                hasRecovery={false}
                submitLabel="Confirmar"
              />
            </div>
          )}
        </Step>
        <Step
          number={3}
          state={isRead ? 'now' : 'later'}
          title={
            isRead ? 'Guarde os dez códigos de recuperação' : 'Guardar os códigos de recuperação'
          }
        >
          <p className="mb-2.5 text-tinta-2">
            {isRead
              ? 'Se perder o telemóvel, cada um abre a porta uma vez. Não voltam a aparecer.'
              : 'Aparecem a seguir, uma só vez.'}
          </p>
          {codes !== null && (
            <RecoveryCodes codes={codes} isBusy={isPending} onEnd={() => void finish(undefined)} />
          )}
          <SavingFailure saving={{ isPending, error }} />
        </Step>
      </ol>
      <ConfirmDialog
        isOpen={guard.isAsked}
        title="Sair sem terminar?"
        confirmLabel="Sair sem terminar"
        cancelLabel="Ficar"
        isDestructive
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        <p>O segundo fator fica desligado, e estes códigos não servem.</p>
      </ConfirmDialog>
    </section>
  );
}

const NUMBER_LOOKS = {
  done: 'border-horta-700 bg-horta-100 text-horta-700',
  now: 'border-2 border-tinta bg-ocre-400 text-tinta',
  later: 'border-contorno text-tinta-2',
};

interface StepProps {
  number: number;
  state: keyof typeof NUMBER_LOOKS;
  title: string;
  children?: ReactNode;
}

function Step({ number, state, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-t border-linha py-4.5 first:border-0 first:pt-1.5 last:pb-0 max-md:gap-x-3">
      <span
        aria-hidden
        className={`grid size-8 place-items-center rounded-tile border-[1.5px] font-semibold ${NUMBER_LOOKS[state]}`}
      >
        {state === 'done' ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0">
        <h2 className="font-sans text-15 leading-5 font-semibold max-md:pt-1.5 md:pt-1">{title}</h2>
        {children}
      </div>
    </li>
  );
}

function ReadingStep({ secret }: { secret: string }) {
  const { user } = useSession();
  const address = authenticatorAddress({
    issuer: hostel.name,
    email: user?.email ?? '',
    secret,
  });
  return (
    <>
      <p className="text-tinta-2">
        Qualquer autenticador serve: o do telemóvel, ou o do gestor de palavras-passe.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrCode text={address} label="Código QR para o autenticador" />
        <div className="min-w-0">
          <p className="text-tinta-2">Sem câmara? Escreva a chave:</p>
          <p className="font-mono my-2 w-fit max-w-full rounded-field bg-sal px-3 py-2 text-15 leading-6 font-semibold tracking-wide">
            {keyInGroups(secret)}
          </p>
          <CopyButton text={secret} label="Copiar chave" />
          <p className="mt-2 md:hidden">
            <a
              href={address}
              className="inline-flex min-h-11 items-center font-medium text-anil-600 underline underline-offset-4"
            >
              Abrir no autenticador deste telemóvel
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
