import { INVALID_AMENITY } from '@/domain/room/amenities';
import { guestLanguageLabel } from '@/domain/language/guest-language';
import {
  lacksRequiredField,
  type RoomFormValues,
  type RoomProblems,
} from '@/domain/room/room-form-schema';
import { knownReason, refusalReason } from '@/features/panel/change/refusal-reason';
import { QueryError } from '@/queries/query-error';
import type { AmenityOutcome } from './save-room';
import type { TextOutcome } from './texts/save-texts';

// The words of the room form when something goes wrong (ADM-ROOM-10, ERR-ROOM).

/** What stands at the foot of the form while something is wrong; null while nothing is. */
export function problemMessage(problems: RoomProblems, values: RoomFormValues): string | null {
  if (Object.keys(problems).length === 0) return null;
  return lacksRequiredField(values)
    ? 'Por favor, preencha todos os campos obrigatórios'
    : 'Corrija os campos assinalados.';
}

export function roomSaveFailure(error: unknown): string {
  const reason = knownReason(error, {
    conflict: 'já existe um quarto com este número.',
    missing: 'o quarto já não existe ou esta conta não o pode alterar.',
  });
  return reason === null ? 'Erro ao guardar quarto' : `Erro ao guardar quarto: ${reason}`;
}

interface HalfSaved {
  amenities: AmenityOutcome;
  texts: TextOutcome;
}

/**
 * Why the amenities or the other languages of a stored room were not stored, and what it has now.
 */
export function halfSavedFailure({ amenities, texts }: HalfSaved): string {
  const both = [amenitiesFailure(amenities), textsFailure(texts)];
  return `O quarto ficou guardado, mas ${both.filter((told) => told !== null).join(' Também ')}`;
}

function amenitiesFailure(outcome: AmenityOutcome): string | null {
  if (outcome.kind === 'stored') return null;
  const reason = refusalReason(outcome.error, {
    conflict: 'a lista de comodidades mudou entretanto.',
  });
  const state =
    outcome.kind === 'lost'
      ? 'O quarto pode estar sem comodidades: guarde de novo.'
      : 'O quarto tem as que já tinha.';
  return `as comodidades não: ${reason} ${state}`;
}

function textsFailure(outcome: TextOutcome): string | null {
  if (outcome.kind === 'stored') return null;
  if (outcome.kind === 'stale') {
    const language = guestLanguageLabel(outcome.language).toLowerCase();
    return `os textos noutras línguas não: alguém alterou entretanto os que estão em ${language}. Junto de cada campo está o que essa pessoa escreveu; guarde de novo para ficar com o seu.`;
  }
  const reason = refusalReason(outcome.error, {
    conflict: 'a lista de comodidades mudou entretanto.',
  });
  return `os textos noutras línguas não: ${reason} Guarde de novo.`;
}

/** What the database says when the category was deleted meanwhile. */
const NO_SUCH_CATEGORY = '23503';

export function amenityFailure(error: unknown): string {
  if (error instanceof QueryError && error.code === NO_SUCH_CATEGORY) return INVALID_AMENITY;
  const reason = knownReason(error, { conflict: 'esta categoria já tem uma com este nome.' });
  return reason === null ? 'Falha ao criar comodidade.' : `Erro ao adicionar comodidade: ${reason}`;
}
