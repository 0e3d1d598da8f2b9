export * as booking from '@/messages/es/booking';
export * as calendar from '@/messages/es/calendar';
export * as navigation from '@/messages/es/navigation';
export * as sending from '@/messages/es/booking-sending';
export * as steps from '@/messages/es/booking-steps';
