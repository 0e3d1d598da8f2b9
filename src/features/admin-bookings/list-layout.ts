// A row of the list is a table row where there is room for one, a card of three columns below that and
// of two on a phone. The list is the container that decides, as the sidebar takes its share of the window.

export const ROW_COLUMNS =
  '@4xl:grid-cols-[7.75rem_minmax(8.75rem,1.25fr)_minmax(8.5rem,1.15fr)_6.75rem_2.75rem_4.75rem_10.25rem]';

export const ROW_LAYOUT =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.75 px-3.5 py-2.5 [grid-template-areas:'guest_status'_'room_room'_'stay_total'_'number_email'] " +
  "@xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_2.75rem_10.25rem] @xl:px-4 @xl:[grid-template-areas:'guest_stay_email_status'_'room_number_total_total'] " +
  `@4xl:min-h-11 @4xl:gap-x-3 @4xl:py-1.25 @4xl:[grid-template-areas:'number_guest_room_stay_email_total_status'] ${ROW_COLUMNS}`;
