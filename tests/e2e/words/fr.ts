export * as booking from '@/messages/fr/booking';
export * as calendar from '@/messages/fr/calendar';
export * as navigation from '@/messages/fr/navigation';
export * as sending from '@/messages/fr/booking-sending';
export * as steps from '@/messages/fr/booking-steps';
