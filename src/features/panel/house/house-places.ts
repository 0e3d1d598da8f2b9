import {
  BrushCleaning,
  CalendarCheck,
  ChartColumn,
  HandCoins,
  Mail,
  ReceiptText,
  Send,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { adminPaths } from '@/lib/staff-paths';

/** A screen of 'A casa'. */
export interface HousePlace {
  label: string;
  path: string;
  icon: LucideIcon;
  rhythm: Rhythm;
  /** The owner's alone (STAFF-02). */
  isOwners?: boolean;
}

/** How often a screen is needed, in the order of the page. */
export const RHYTHMS = ['Todos os dias', 'Todos os meses', 'De vez em quando'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** The rows of 'A casa', in their order. */
const PLACES: readonly HousePlace[] = [
  {
    label: 'Limpeza',
    path: adminPaths.cleaning,
    icon: BrushCleaning,
    rhythm: 'Todos os dias',
  },
  { label: 'Boletins', path: adminPaths.bulletins, icon: Send, rhythm: 'Todos os dias' },
  { label: 'Sinais', path: adminPaths.deposits, icon: HandCoins, rhythm: 'Todos os dias' },
  {
    label: 'Para faturar',
    path: adminPaths.billing,
    icon: ReceiptText,
    rhythm: 'Todos os dias',
  },
  { label: 'Mês', path: adminPaths.month, icon: CalendarCheck, rhythm: 'Todos os meses' },
  { label: 'Relatórios', path: adminPaths.reports, icon: ChartColumn, rhythm: 'Todos os meses' },
  { label: 'E-mails', path: adminPaths.mailTexts, icon: Mail, rhythm: 'De vez em quando' },
  {
    label: 'Equipa',
    path: adminPaths.team,
    icon: Users,
    rhythm: 'De vez em quando',
    isOwners: true,
  },
];

/**
 * The rows that somebody sees. What is not set up is only the owner's way to set it up (REG-04, DEPOSIT-01,
 * DEPOSIT-04).
 *
 * @param given.absent the paths of what is not set up, as far as is known; a row does not go while
 *   that is learned
 */
export function housePlaces(given: {
  isOwner: boolean;
  absent: readonly string[];
}): readonly HousePlace[] {
  if (given.isOwner) return PLACES;
  return PLACES.filter(({ isOwners, path }) => isOwners !== true && !given.absent.includes(path));
}
