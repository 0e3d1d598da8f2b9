import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalReason } from '@/features/auth/refusal-reason';
import { downloadJson } from '@/lib/download';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { eraseGuestData, exportGuestData, type Erasure } from '@/queries/guest-data';
import type { StaffBooking } from '@/queries/staff-bookings';
import { dropDraft } from '../note-drafts';

/** Gets a guest's data, or erases them; what fails is said where it was asked for. */
export function useGuestData({ id, guest_email, booking_number }: StaffBooking) {
  const queryClient = useQueryClient();
  const [isExporting, setIsExporting] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [erasure, setErasure] = useState<Erasure | null>(null);

  async function download() {
    setIsExporting(true);
    setFailure(null);
    try {
      await requireSession();
      // The file is named by the booking: an address would stay in the list of downloads.
      const name = `dados-hospede-${booking_number}.json`;
      downloadJson(name, await exportGuestData(staffClient(), guest_email));
    } catch (error) {
      setFailure(`Erro ao descarregar os dados: ${refusalReason(error)}`);
    }
    setIsExporting(false);
  }

  /** Gives whether it is done. */
  async function erase(): Promise<boolean> {
    setIsErasing(true);
    setFailure(null);
    try {
      await requireSession();
      setErasure(await eraseGuestData(staffClient(), guest_email));
    } catch (error) {
      setFailure(`Erro ao apagar os dados: ${refusalReason(error)}`);
      setIsErasing(false);
      return false;
    }
    setIsErasing(false);
    dropDraft(id);
    // The person stood on every screen of the panel.
    void queryClient.invalidateQueries();
    return true;
  }

  return {
    isExporting,
    isErasing,
    failure,
    erasure,
    download,
    erase,
    forget: () => setFailure(null),
  };
}
