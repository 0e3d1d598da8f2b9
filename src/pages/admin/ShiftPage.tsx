import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { ShiftScreen } from '@/features/panel/shift/ShiftScreen';
import { useToday } from '@/hooks/useToday';

/** The notes that one shift leaves for the next (DESK-16). */
export default function ShiftPage() {
  const today = useToday();
  return (
    <>
      <PanelMeta title="Notas do turno" />
      {today !== null && <ShiftScreen today={today} />}
    </>
  );
}
