/** The sentences in the card of a request (DEPOSIT-02). */

/** A sentence of a card; money or a day is at stake in what is urgent. */
export interface CardLine {
  urgent?: string;
  text: string;
  /** It says that the money is in the ledger, where the way to what must be billed stands. */
  isEntered?: true;
}

/** What stands in the card of a request, the first sentence in darker ink. */
export interface CardWords {
  lead: string;
  lines: CardLine[];
}

/** The word for money of a stay whose deadline had passed, and of one that was cancelled otherwise. */
export const LATE_LABELS = {
  expired: 'Pago depois do prazo',
  cancelled: 'Pago depois de cancelada',
} as const;
