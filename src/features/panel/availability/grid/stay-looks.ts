import { Clock, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import type { StayStage } from '@/domain/booking/stay-stage';

interface StayLook {
  bar: string;
  /** The icon of the status, as elsewhere in the panel; the most common stage has none. */
  icon?: LucideIcon;
}

/**
 * How a stay looks by its stage, on its bar and in the legend. In forced colours the browser would
 * paint all filled bars alike, so each stage gets system colours of its own.
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
