import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import { changesLabel } from '@/domain/stay-change/stay-change';
import { priceDifference } from '@/domain/stay-change/price';
import type { ChangeForm } from './useChangeForm';

interface ChangeFooterProps {
  form: ChangeForm;
  /** Why the change cannot be saved yet, in words; null when it can. */
  missing: string | null;
  isSaving: boolean;
  canSave: boolean;
  onBack: () => void;
  onSave: () => void;
}

/** The footer: how much has changed or what is missing, 'Voltar' and 'Guardar alterações'. */
export function ChangeFooter({
  form: { fields, agreed, price },
  missing,
  isSaving,
  canSave,
  onBack,
  onSave,
}: ChangeFooterProps) {
  const hasChanged = fields.length > 0;
  return (
    <>
      <output className="me-auto min-w-0 text-13 tabular-figures max-sm:w-full">
        <span className={missing === null ? 'text-tinta-2' : 'font-semibold text-barro-800'}>
          {hasChanged && missing !== null ? missing : changesLabel(fields)}
        </span>
        {hasChanged && missing === null && price !== null && price !== agreed && (
          <b className="ms-2 font-bold md:hidden">{priceDifference(agreed, price)}</b>
        )}
      </output>
      <Button variant="outline" disabled={isSaving} onClick={onBack} className="max-sm:flex-1">
        Voltar
      </Button>
      <Button
        disabled={!canSave && !isSaving}
        isBusy={isSaving}
        busyLabel="A guardar..."
        aria-keyshortcuts="Control+Enter"
        onClick={onSave}
        className="max-sm:flex-1"
      >
        Guardar alterações
        <span className="max-md:hidden" aria-hidden>
          <Keycap isOnColour>Ctrl ↵</Keycap>
        </span>
      </Button>
    </>
  );
}

/** Why a change cannot be saved yet, in words; null when it can. */
export function whatIsMissing(form: ChangeForm, isClosedAccepted: boolean): string | null {
  const { problems, priceProblem, price, offer, house, change } = form;
  if (Object.keys(problems).length > 0) return 'Falta corrigir o que está marcado';
  if (priceProblem !== undefined) return 'Falta o preço';
  if (price === null || house.isForOtherDates) return 'A ver quartos e preços...';
  if (change.isAsked && !change.isFromStart && change.day === null) {
    return 'Falta dizer a partir de quando muda de quarto';
  }
  if (offer?.inTheWay) return 'Falta escolher um quarto livre';
  if (offer !== null && offer.closedDays.length > 0 && !isClosedAccepted) {
    return 'Falta aceitar os dias bloqueados';
  }
  return null;
}
