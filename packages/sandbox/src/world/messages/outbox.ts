import * as z from 'zod/mini';
import { createChanges } from '../storage/changes.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** A message to send. */
export interface OutgoingMessage {
  readonly kind: 'sms' | 'email';
  readonly receiver: string;
  /** Its purpose, e.g. `register_member`. */
  readonly purpose: string;
  readonly text: string;
  /** The code in the text, if there is one. */
  readonly code?: string;
}

const row = z.object({
  id: z.number(),
  kind: z.enum(['sms', 'email']),
  receiver: z.string(),
  purpose: z.string(),
  text: z.string(),
  code: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** A text or mail that was sent, as the control page lists it. */
export type SentMessage = Readonly<z.output<typeof row>>;

/** Messages to members. Only the control page shows them. */
export interface Outbox {
  send(message: OutgoingMessage): void;
  /** Takes as long as sending but sends nothing, so that the response time does not reveal whether the receiver exists. */
  withhold(message: OutgoingMessage): void;
  /** Newest first; only to one receiver, if given. */
  list(receiver?: string): readonly SentMessage[];
  /** Reports each message that is sent. */
  onSend(listener: (message: SentMessage) => void): void;
}

/** Number of messages that a list keeps. */
const KEPT = 200;

/** Creates the list of texts and mails that the sandbox would send. */
export function createOutbox(db: Database, clock: Clock): Outbox {
  const sends = createChanges<SentMessage>(db);
  const write = ({ kind, receiver, purpose, text, ...rest }: OutgoingMessage): SentMessage => {
    const code = rest.code ?? null;
    const at = clock.now();
    const { lastId: id } = db.insert('message', { kind, receiver, purpose, text, code, at });
    return { id, kind, receiver, purpose, text, code, at };
  };
  const drop = (from: number, to: number) => {
    db.run('DELETE FROM message WHERE id BETWEEN ? AND ?', from, to);
  };
  return {
    send: (message) => {
      const sent = write(message);
      drop(0, sent.id - KEPT);
      sends.notify(sent);
    },
    withhold: (message) => {
      const { id } = write(message);
      drop(id, id);
    },
    list: (receiver) =>
      db
        .all(row, 'SELECT id, kind, receiver, purpose, text, code, at FROM message ORDER BY id DESC')
        .filter((message) => receiver === undefined || message.receiver === receiver),
    onSend: sends.subscribe,
  };
}
