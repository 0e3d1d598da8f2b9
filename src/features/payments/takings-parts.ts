// What is fetched once somebody wants to see, print or take away the payments of a day.

export { takingsCsv } from '@/domain/payment-csv';
export { TakingsList } from './TakingsList';
export { TakingsPaper } from './TakingsPaper';
