import type { Database } from './database';

type Tables = Database['public']['Tables'];

export type RoomRow = Tables['rooms']['Row'];
export type RoomInsert = Tables['rooms']['Insert'];
export type RoomUpdate = Tables['rooms']['Update'];
export type AmenityCategoryRow = Tables['amenity_categories']['Row'];
export type AmenityRow = Tables['amenities']['Row'];
export type RoomAmenityRow = Tables['room_amenities']['Row'];
export type RoomTranslationRow = Tables['room_translations']['Row'];
export type AmenityTranslationRow = Tables['amenity_translations']['Row'];
export type AmenityCategoryTranslationRow = Tables['amenity_category_translations']['Row'];
export type RoomAvailabilityRow = Tables['room_availability']['Row'];
export type BookingRow = Tables['bookings']['Row'];
export type BookingInsert = Tables['bookings']['Insert'];
export type BookingUpdate = Tables['bookings']['Update'];
export type BookingEventRow = Tables['booking_events']['Row'];
export type BookingPaymentRow = Tables['booking_payments']['Row'];
export type BookingGroupRow = Tables['booking_groups']['Row'];
export type ChannelFeedRow = Tables['channel_feeds']['Row'];
export type ChannelEventRow = Tables['channel_events']['Row'];
export type GuestProfileRow = Tables['guest_profiles']['Row'];
export type ContactMessageRow = Tables['contact_messages']['Row'];
export type HouseRulesRow = Tables['house_rules']['Row'];
export type StayRuleRow = Tables['stay_rules']['Row'];
export type TouristTaxRow = Tables['tourist_tax']['Row'];
export type RateEventRow = Tables['rate_events']['Row'];
export type ShiftNoteRow = Tables['shift_notes']['Row'];
