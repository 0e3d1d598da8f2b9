import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Method } from '../../functions/_shared/payment/payment-service.ts';
import { LocalStackError } from '../local-stack-error.ts';

// What the stand-in of the payment service remembers: pages, what became of them, and what it still has
// to tell. Written whole and at once after each change, so that a process may be killed at any moment.

export interface KeptRefund {
  id: string;
  cents: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
  at: number;
}

/** A page to pay on, with what was paid there. Moments are seconds since 1970. */
export interface KeptPage {
  id: string;
  at: number;
  cents: number;
  name: string;
  reference: string;
  metadata: Record<string, string>;
  paymentMetadata: Record<string, string>;
  clientReference: string;
  methods: Method[];
  locale: string;
  expires: number;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  /** 'failed': a reference that lapsed. */
  money: 'none' | 'waiting' | 'paid' | 'failed';
  method: Method | null;
  payment: string | null;
  voucherUntil: number | null;
  refunds: KeptRefund[];
  dispute: { id: string; status: 'needs_response' | 'won' | 'lost'; at: number } | null;
}

export interface KeptEvent {
  id: string;
  type: string;
  page: string;
  at: number;
  body: string;
  tries: number;
  /** When it is tried next, in milliseconds since 1970; null once it was taken. */
  due: number | null;
}

/** A request that was answered under an Idempotency-Key. */
export interface KeptAnswer {
  key: string;
  asked: string;
  status: number;
  body: string;
}

export interface Book {
  pages: KeptPage[];
  events: KeptEvent[];
  answers: KeptAnswer[];
  /** Methods that its account has not got. */
  lacks: Method[];
  /** Whether it plays dead: nothing is answered, nothing is told. */
  isDown: boolean;
}

/** Old ones go, but nothing that is still to be told. */
const MOST = { pages: 200, events: 400, answers: 400 };

export interface PayBook {
  read: Book;
  /** Keeps what was changed, on the disk before it returns. */
  keep: () => void;
}

/**
 * @param file where it is kept between starts; without one it lives in memory
 * @throws LocalStackError when what lies there is not its own
 */
export function openPayBook(file: string | undefined): PayBook {
  const book = file === undefined ? emptyBook() : readBook(file);
  return {
    read: book,
    keep: () => {
      book.pages = book.pages.slice(-MOST.pages);
      book.answers = book.answers.slice(-MOST.answers);
      const old = book.events.slice(0, -MOST.events).filter(({ due }) => due !== null);
      book.events = [...old, ...book.events.slice(-MOST.events)];
      if (file !== undefined) writeWhole(file, `${JSON.stringify(book)}\n`);
    },
  };
}

const emptyBook = (): Book => ({ pages: [], events: [], answers: [], lacks: [], isDown: false });

function readBook(file: string): Book {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyBook();
    throw error;
  }
  try {
    const found: unknown = JSON.parse(text);
    // One that an earlier version left lacks nothing.
    if (isBook(found)) return { ...emptyBook(), ...found };
  } catch {
    // Falls through to the message below.
  }
  throw new LocalStackError(
    `${file} is damaged: delete it and start again (rehearsed payments go).`,
  );
}

function isBook(found: unknown): found is Book {
  return (
    typeof found === 'object' &&
    found !== null &&
    ['pages', 'events', 'answers'].every((name) => Array.isArray(Reflect.get(found, name))) &&
    typeof Reflect.get(found, 'isDown') === 'boolean'
  );
}

/** A file that is there whole, old or new, whenever the process ends. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  const handle = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
}
