import { BrushCleaning, Wrench, type LucideIcon } from 'lucide-react';

/**
 * The sign of a room that is not ready: to be cleaned, or out of service.
 *
 * @param outUntil the last night for which it is out of service, or null
 */
export function unreadyIcon(outUntil: string | null): LucideIcon {
  return outUntil === null ? BrushCleaning : Wrench;
}
