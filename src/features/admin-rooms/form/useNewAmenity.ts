import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newAmenityProblem, nextDisplayOrder } from '@/domain/amenities';
import { sessionMessage } from '@/features/auth/session-error';
import { useOneAtATime } from '@/hooks/useOneAtATime';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { insertAmenity, type Amenity } from '@/queries/amenities';
import { requireSession } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';
import { amenityFailure } from './messages';
import { CATALOGUE_KEY, type AmenityCatalogue } from './useAmenities';

interface NewAmenityOptions {
  catalogue: AmenityCatalogue;
  onAdded: (amenity: Amenity) => void;
  onSessionEnd: (message: string) => void;
}

/** Adds an amenity to a category, at once and for all rooms (Specification §5, Room form). */
export function useNewAmenity({ catalogue, onAdded, onSessionEnd }: NewAmenityOptions) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();

  const { mutateAsync, isPending, data, error, reset } = useMutation({
    mutationFn: async ({ name, categoryId }: { name: string; categoryId: string }) => {
      await requireSession();
      const displayOrder = nextDisplayOrder(catalogue.amenities, categoryId);
      return insertAmenity(staffClient(), { name, categoryId, displayOrder });
    },
    onSuccess: (amenity) => {
      queryClient.setQueryData<AmenityCatalogue>(
        CATALOGUE_KEY,
        (known) => known && { ...known, amenities: [...known.amenities, amenity] },
      );
      onAdded(amenity);
    },
    onError: (failure) => {
      if (sessionMessage(failure) === null) logError('insertAmenity', failure);
      else onSessionEnd(amenityFailure(failure));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.amenities }),
  });

  const send = useOneAtATime(mutateAsync);

  function add(text: string, categoryId: string) {
    const name = text.trim();
    const found = newAmenityProblem({ name, categoryId, categories: catalogue.categories });
    setProblem(found);
    reset();
    if (found === undefined) send({ name, categoryId });
  }

  return {
    add,
    isAdding: isPending,
    /** The name of the amenity just added; null once the next one is typed. */
    addedName: data?.name ?? null,
    problem: problem ?? (error === null ? undefined : amenityFailure(error)),
    forgetOutcome: () => {
      setProblem(undefined);
      reset();
    },
  };
}
