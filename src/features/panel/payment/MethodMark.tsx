import {
  Banknote,
  Coins,
  CreditCard,
  Globe,
  Landmark,
  MonitorSmartphone,
  type LucideIcon,
} from 'lucide-react';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/payment/payment';

const ICONS: Record<PaymentMethod, LucideIcon> = {
  cash: Banknote,
  card: CreditCard,
  transfer: Landmark,
  platform: Globe,
  online: MonitorSmartphone,
};

/** The mark of a method; its word always stands beside it. */
export function MethodMark({ method, className = '' }: { method: string; className?: string }) {
  const known = PAYMENT_METHODS.find((one) => one === method);
  const Icon = known === undefined ? Coins : ICONS[known];
  return <Icon className={`size-4.5 flex-none ${className}`} aria-hidden />;
}
