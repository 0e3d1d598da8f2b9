export * as booking from '@/messages/en/booking';
export * as calendar from '@/messages/en/calendar';
export * as navigation from '@/messages/en/navigation';
export * as sending from '@/messages/en/booking-sending';
export * as steps from '@/messages/en/booking-steps';
