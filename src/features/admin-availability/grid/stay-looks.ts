import { Clock, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import type { StayStage } from '@/domain/stay-stage';

interface StayLook {
  bar: string;
  /** As the status has it elsewhere in the panel; what most stays are goes without. */
  icon?: LucideIcon;
}

/**
 * How a stay looks by its stage, on its bar and in the legend. Forced colours keep the three that are
 * filled apart by the system's own pairs, where the browser would paint all of them alike.
 */
export const STAY_LOOKS: Record<StayStage, StayLook> = {
  unanswered: {
    bar: 'border-2 border-anil-600 bg-branco text-anil-700 group-hover:bg-anil-50 forced-colors:border-dashed',
    icon: Clock,
  },
  reserved: {
    bar: 'bg-anil-600 text-branco group-hover:bg-anil-700 forced-colors:bg-[CanvasText]! forced-colors:text-[Canvas] forced-colors:forced-color-adjust-none',
  },
  'in-house': {
    bar: 'bg-noite text-branco group-hover:bg-tinta forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
    icon: LogIn,
  },
  gone: {
    bar: 'border border-anil-300 bg-saida-100 text-saida-700 group-hover:bg-anil-100 forced-colors:border-[GrayText] forced-colors:text-[GrayText]',
    icon: LogOut,
  },
};
