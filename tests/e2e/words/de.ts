export * as booking from '@/messages/de/booking';
export * as calendar from '@/messages/de/calendar';
export * as navigation from '@/messages/de/navigation';
export * as sending from '@/messages/de/booking-sending';
export * as steps from '@/messages/de/booking-steps';
