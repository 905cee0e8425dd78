import type { SeatKind, Status } from '../../referee/messages.ts';

// The rows. Times are milliseconds since 1970; JSON is kept as text, booleans as 0 and 1: the same on every database.

export interface Schema {
  meta: { key: string; value: string };
  guests: { id: string; name: string; created_at: number; seen_at: number };
  link_codes: { code: string; guest_id: string; expires_at: number };
  tickets: TicketRow;
  screens: { code: string; table_id: string | null; expires_at: number };
  tables: TableRow;
  seats: SeatRow;
  visits: VisitRow;
  inputs: InputRow;
  stretches: StretchRow;
  chat: ChatRow;
  reports: ReportRow;
  snapshots: { table_id: string; seq: number; version: number; save: string };
  served: ServedRow;
  nodes: { id: string; beat: number; started_at: number; about: string };
  presence: { node: string; table_id: string; guest_id: string };
  limits: { key: string; count: number; until: number };
  lesson_notes: LessonNoteRow;
}

export interface TableRow {
  id: string;
  game: string;
  scenario: string;
  seats: number;
  options: string;
  host_id: string;
  is_public: number;
  may_join: number; // whether anybody may take a bot's seat in the middle of the match
  status: Status;
  version: number;
  seed: string;
  salt: string;
  commitment: string;
  reseeds: string; // JSON: what binds the dice that came later, since the match has moved
  origin: string | null; // of what was brought from a device, its fingerprint: such a match was begun there
  carry: string | null; // what the match before it handed on: a campaign
  outcome: string | null;
  goes_on: number; // whether its outcome hands on a campaign that goes on: such a table is kept longer
  is_exercise: number; // whether it is played on from a match that is over: it counts for nothing
  failure: string | null;
  created_at: number;
  touched_at: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: SeatKind;
  guest_id: string | null; // whose seat it is, also while a bot plays it
  bot: string | null;
  taken: number; // whether it was a bot's when the match began: handed back, it is the bot's again
}

export interface InputRow {
  table_id: string;
  seq: number; // counted from 1 without gaps
  input: string;
  message: string | null; // who sent it, by which message: applied once
  frame: string; // what it showed to whom: watchable for ever, whatever becomes of the rules
  entered_at: number;
}

/** A removed guest may look on; one who is shut out may not even do that. */
export const STANDINGS = ['guest', 'removed', 'shut'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Something that somebody said at a table: their own words, or one of the phrases that every page knows. */
export interface ChatRow {
  id: string;
  table_id: string;
  guest_id: string;
  text: string | null;
  phrase: string | null;
  said_at: number;
}

/** A message that somebody found wrong, with what it said: it outlives the table. */
export interface ReportRow {
  id: string;
  table_id: string;
  message_id: string;
  author_id: string;
  reporter_id: string;
  said: string;
  reported_at: number;
}

/** A code that a big screen shows, for one seat, once. */
export interface TicketRow {
  code: string;
  table_id: string;
  seat: number;
  expires_at: number;
  used_by: string | null;
}

/** What a table knows of a guest beside the seats it has. */
export interface VisitRow {
  table_id: string;
  guest_id: string;
  standing: Standing;
  seen: string; // JSON: seats that it has had and has no more; what it saw there it cannot forget
  wish: number | null; // the seat it has asked for
  has_ticket: number; // whether it asks with a ticket of the screen: then also for a hand that somebody holds
  asked_at: number; // 0: never
  refused_at: number; // of its last wish; 0: never
  agreed: string; // JSON: guests who agree to its wish, where several must
}

/** Until when a table whose clock runs was served, and what its clock showed then. */
export interface ServedRow {
  table_id: string;
  clock: number;
  at: number;
}

/** A stretch of a log, folded into the database as the journal held it: one row for many inputs. Only a house with a file has them. */
export interface StretchRow {
  table_id: string;
  first: number;
  last: number;
  lines: string;
}

export interface LessonNoteRow {
  game: string;
  lesson: string;
  note: number;
  count: number;
}
