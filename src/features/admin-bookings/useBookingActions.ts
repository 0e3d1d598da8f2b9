import { useMemo } from 'react';
import { useToast } from '@/components/useToast';
import { archiveActions } from './archive-actions';
import { changeActions } from './change-actions';
import { useBookingCache } from './useBookingCache';

/** Everything staff can do to a booking; what came of it is told in toasts. */
export function useBookingActions(onSessionEnd: (message: string) => void) {
  const toast = useToast();
  const cache = useBookingCache();
  return useMemo(() => {
    const tools = { toast, cache, onSessionEnd };
    return { ...changeActions(tools), ...archiveActions(tools), undoNewest: toast.undoNewest };
  }, [toast, cache, onSessionEnd]);
}

export type BookingActions = ReturnType<typeof useBookingActions>;
