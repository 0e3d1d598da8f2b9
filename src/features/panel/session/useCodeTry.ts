import { useEffect, useRef, useState } from 'react';
import type { CodeResult } from '@/domain/account/account';
import { codeProblemWords, type CodeProblem, type OtherWay } from '@/domain/account/code';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { logError } from '@/lib/log';

/** A code that was taken. */
export type CodeTaken = Extract<CodeResult, { state: 'ok' }>;

interface CodeTryOptions {
  send: (code: string) => Promise<CodeResult>;
  onTaken: (result: CodeTaken) => void;
  /** What else opens the door while codes have to wait. */
  otherWay: OtherWay;
}

/** Minutes that are still to wait are said anew so often. */
const TICK_MS = 10_000;

/** Tries codes one after the other, and says of each why it was not taken (STAFF-04). */
export function useCodeTry({ send, onTaken, otherWay }: CodeTryOptions) {
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const now = useNow(problem?.state === 'wait');
  const isOver = problem?.state === 'wait' && Date.parse(problem.until) <= now.getTime();

  /** Resolves to whether the backend has answered, so that the code is done with. */
  async function trial(code: string): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const result = await send(code);
      setFailure(null);
      setProblem(result.state === 'ok' ? null : result);
      if (result.state === 'ok') onTaken(result);
      return true;
    } catch (error) {
      logError('tryCode', error);
      setProblem(null);
      setFailure(`Erro ao confirmar o código: ${refusalReason(error)}`);
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  function forget() {
    setProblem(null);
    setFailure(null);
  }

  const words = problem === null || isOver ? failure : codeProblemWords(problem, { now, otherWay });
  return { words, isBusy, trial, forget };
}

/** The time, kept up while it is needed. */
function useNow(isNeeded: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const tick = () => setNow(new Date());
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isNeeded]);
  return now;
}
