import { useEffect, useState } from 'react';
import { areRequestsPaused } from './steps/lazy-steps';

/** Whether the house takes no requests by this form. Asked beside all else: the form does not wait. */
export function useRequestsPaused(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    void areRequestsPaused().then(setIsPaused);
  }, []);
  return isPaused;
}
