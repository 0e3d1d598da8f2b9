import { useQuery } from '@tanstack/react-query';

/** A count that the panel's polling writes into the cache; 0 until the first round has answered. */
export function usePolledCount(queryKey: readonly string[]): number {
  const { data = 0 } = useQuery<number>({ queryKey, queryFn: () => 0, enabled: false });
  return data;
}
