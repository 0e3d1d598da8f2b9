import type { RestClient } from '@/lib/rest-client';
import type { DepositBasis, DepositSheet } from '@/domain/deposit/deposit-sheet';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { unwrapObject } from '../json-answer';
import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { Json } from '@/types/database';

// Asking to be paid before arrival, for reception (DEPOSIT-01, DEPOSIT-02). Each change gives the
// sheet as it is then.

/** Whose deposit: a booking, or all of its guest's page. */
export interface DepositSubject {
  bookingId: string;
  whole: boolean;
}

export interface NewDeposit extends DepositSubject {
  basis: DepositBasis;
  /** EUR, as the screen shows it. */
  amount: number;
  /** ISO. */
  until: string;
  language: GuestLanguage;
  /** The guest is told by mail. */
  byMail: boolean;
  /** It takes the place of the one that is open. */
  replace: boolean;
}

/** What was asked of a booking's guest, and what may be asked. */
export async function readDepositSheet(
  client: RestClient,
  { bookingId, whole }: DepositSubject,
): Promise<DepositSheet> {
  return sheetOf(
    'readDepositSheet',
    await client.rpc('deposit_sheet', { booking: bookingId, whole }),
  );
}

/**
 * Asks the guest for a sum. Fails with code HS048 when the sum is another one by now, HS049 when
 * one is open already, HS061 for a wrong deadline, HS062 while payments are not set up.
 */
export async function askDeposit(
  client: RestClient,
  { bookingId, byMail, ...asked }: NewDeposit,
): Promise<DepositSheet> {
  return sheetOf(
    'askDeposit',
    await client.rpc('ask_deposit', { booking: bookingId, by_mail: byMail, ...asked }),
  );
}

/** Takes an open request back. Fails when it is settled by now. */
export async function withdrawDeposit(client: RestClient, request: string): Promise<DepositSheet> {
  return sheetOf('withdrawDeposit', await client.rpc('withdraw_deposit', { request }));
}

/**
 * Gives an open request another deadline. Fails with code HS061 for one that is past, or after the
 * arrival.
 *
 * @param until ISO
 */
export async function moveDepositDeadline(
  client: RestClient,
  { request, until }: { request: string; until: string },
): Promise<DepositSheet> {
  return sheetOf(
    'moveDepositDeadline',
    await client.rpc('move_deposit_deadline', { request, until }),
  );
}

/**
 * Books again what went with the deadline. Fails as 'conflict' when somebody has one of the rooms.
 *
 * @param ask whether it is asked for anew; else it counts as paid
 */
export async function restoreDeposit(
  client: RestClient,
  { request, ask }: { request: string; ask: boolean },
): Promise<DepositSheet> {
  return sheetOf('restoreDeposit', await client.rpc('restore_deposit', { request, ask }));
}

/** Lets what was paid too much stay with the booking. */
export async function keepDeposit(client: RestClient, request: string): Promise<DepositSheet> {
  return sheetOf('keepDeposit', await client.rpc('keep_deposit', { request }));
}

function sheetOf(operation: string, answer: PostgrestSingleResponse<Json>): DepositSheet {
  return unwrapObject<DepositSheet>(operation, answer, 'requests');
}
