/** A payment that the guest's bank contests (DEPOSIT-02). */
import { formatEuros } from '../basics/money.ts';
import { formatDayAndMonth } from '../calendar/date-formats.ts';
import { lisbonToday } from '../calendar/dates.ts';
import { type DepositRequest, isDisputed } from './deposit-sheet.ts';
import type { CardLine, CardWords } from './deposit-card.ts';
import { disputeReason } from './dispute-reason.ts';

/** What is said while a dispute is open: the house must answer, and has no money meanwhile. */
export function disputedWords({ sessions }: DepositRequest): CardWords {
  const dispute = sessions.find((session) => isDisputed(session))?.dispute ?? null;
  const reason = disputeReason(dispute?.reason ?? null);
  const until = dispute?.until ?? null;
  const lead = `O banco do hóspede contesta${reason === null ? '.' : `: «${reason}».`}`;
  if (until === null) {
    return {
      lead,
      lines: [{ urgent: 'Responda', text: ' no serviço de pagamentos. O dinheiro está retido.' }],
    };
  }
  const day = formatDayAndMonth(lisbonToday(new Date(until)));
  return {
    lead,
    lines: [
      {
        urgent: `Responder até ${day}`,
        text: ', no serviço de pagamentos. O dinheiro está retido.',
      },
    ],
  };
}

/** What came of disputes that are over. */
export function lostWords({ sessions }: DepositRequest): CardLine[] {
  return sessions.flatMap(({ dispute, amount }) => {
    if (dispute?.state === 'won') return [{ text: 'A disputa foi decidida a favor da casa.' }];
    if (dispute?.state !== 'lost') return [];
    return [{ urgent: 'A disputa foi perdida.', text: ` O banco levou ${formatEuros(amount)}.` }];
  });
}
