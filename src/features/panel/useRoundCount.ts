import { useQuery } from '@tanstack/react-query';

/** A number that the panel's rounds count: nobody asks for it. 0 until the first round has come. */
export function useRoundCount(queryKey: readonly string[]): number {
  const { data = 0 } = useQuery<number>({ queryKey, queryFn: () => 0, enabled: false });
  return data;
}
