// Loaded lazily when somebody wants to see, print or export the payments of a day.

export { takingsCsv } from '@/domain/payment/csv';
export { TakingsList } from './TakingsList';
export { TakingsPaper } from './TakingsPaper';
