/** How far a room is, whoever is in it: 'Por limpar', 'Em limpeza', 'Limpo', 'Verificado' (CLEAN-01). */
export type RoomState = 'dirty' | 'cleaning' | 'clean' | 'inspected';

/** A room out of service (CLEAN-03). */
export interface Outage {
  id: string;
  /** The last night that is closed, yyyy-mm-dd. */
  ends: string;
  reason: string;
  by: string | null;
  /** ISO. */
  at: string;
  /** How many stays are in the way. */
  in_way: number;
}

/** An active room as the cleaning board knows it: what happens today, and nobody's name. */
export interface RoomToday {
  id: string;
  room_number: string;
  name: string;
  /** Whoever is in it should leave today, or should have left before. */
  leaving: boolean;
  /** Somebody has checked out of it today. */
  left: boolean;
  /** Who is still to come: the announced hour, hh:mm, and how many people. */
  arriving: { at: string | null; guests: number } | null;
  /** Who stays on: the night that begins today, counted from 1, and how many people. */
  staying: { night: number; guests: number } | null;
  /** Closed in the night that begins today. */
  closed: boolean;
  state: RoomState;
  /** Since when (ISO); null where nobody has said anything yet. */
  since: string | null;
  /** Which colleague said so; null where the check-out or the morning did. */
  by: string | null;
  /** Whether the caller said so. */
  is_own: boolean;
  note: string | null;
  note_by: string | null;
  /** When somebody last checked out of it today (ISO). */
  emptied_at: string | null;
  /** All of it where somebody leaves or has left, with how many beds; or a change after so many nights. */
  linen: { kind: 'all'; beds: number } | { kind: 'change'; nights: number } | null;
  outage: Outage | null;
}

/** The rooms of a day; `day` is yyyy-mm-dd in Europe/Lisbon, by the database's clock. */
export interface RoomsToday {
  day: string;
  /** Linen is changed after so many nights, counted from the arrival. */
  linen_every: number;
  rooms: RoomToday[];
}
