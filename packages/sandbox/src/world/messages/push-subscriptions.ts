import { generateKeyPairSync } from 'node:crypto';
import { PUSH_KINDS, type PushKind } from '@housefront/contract/push-notice';
import * as z from 'zod/mini';
import type { Database } from '../storage/database.ts';
import type { Member } from '../members/members.ts';

/** A browser at its push service. */
export interface PushAddress {
  readonly endpoint: string;
  /** Public key of the browser, in base64url. */
  readonly p256dh: string;
  /** Secret of the browser, in base64url. */
  readonly auth: string;
}

/** A browser of a login that gets notices. */
export interface PushSubscriber extends PushAddress {
  readonly kinds: readonly PushKind[];
  readonly language: string;
  /** Origin of the site, to which all pages of its notices belong. */
  readonly origin: string;
}

const keySchema = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });

/** A key pair in the form of a JSON Web Key. */
export type PushKey = Readonly<z.output<typeof keySchema>>;

/** Subscriptions of members to notices, and the platform's key. */
export interface PushSubscriptions {
  /** The key pair of the platform; made once. */
  key(): PushKey;
  /** The public key as browsers want it: an uncompressed point in base64url. */
  publicKey(): string;
  /** The subscription of a login. */
  of(sessionId: number): PushSubscriber | undefined;
  /** Subscribes a login. Its former subscription, and any other login in the same browser, lose theirs. */
  store(sessionId: number, subscriber: PushSubscriber): void;
  end(sessionId: number): void;
  /** Replaces the address of the browser that knows the former one with its secret. False if there is none. */
  renew(former: Pick<PushAddress, 'endpoint' | 'auth'>, next: PushAddress): boolean;
  /** Browsers to which a notice goes: those of logins that were not ended, and that agreed to the kind. */
  to(member: Member, kind: PushKind): readonly PushSubscriber[];
  /** Removes a browser that its push service no longer knows. */
  drop(endpoint: string): void;
}

/**
 * Whether a member may be notified at all. A member who is frozen or disabled is not; exclusions and breaks belong here too
 * (PLT-04).
 */
export const mayBeNotified = ({ state }: Member): boolean => state === 'active';

const keyRow = z.object({ jwk: z.string() });
const row = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  kinds: z.string(),
  language: z.string(),
  origin: z.string(),
});
const kindsOf = z.array(z.enum(PUSH_KINDS));

const read = ({ kinds, ...rest }: z.output<typeof row>): PushSubscriber => ({
  ...rest,
  kinds: kindsOf.parse(JSON.parse(kinds)),
});

/** Creates the register of subscriptions. */
export function createPushSubscriptions(db: Database): PushSubscriptions {
  const key = (): PushKey =>
    db.transaction(() => {
      const kept = db.get(keyRow, 'SELECT jwk FROM push_key WHERE id = 1');
      if (kept) return keySchema.parse(JSON.parse(kept.jwk));
      const made = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
      db.insert('push_key', { id: 1, jwk: JSON.stringify(made) });
      return keySchema.parse(made);
    });

  return {
    key,
    publicKey: () => {
      const { x, y } = key();
      const bytes = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
      return Buffer.concat(bytes).toString('base64url');
    },
    of: (sessionId) => {
      const found = db.get(row, 'SELECT * FROM push_subscription WHERE session_id = ?', sessionId);
      return found && read(found);
    },
    store: (sessionId, { kinds, ...browser }) => {
      // Both keys of the table are replaced: that of the login and that of the browser.
      db.insert('push_subscription', { ...browser, sessionId, kinds: JSON.stringify(kinds) }, 'replace');
    },
    end: (sessionId) => void db.run('DELETE FROM push_subscription WHERE session_id = ?', sessionId),
    renew: (former, { endpoint, p256dh, auth }) =>
      db.transaction(() => {
        const known = 'SELECT session_id FROM push_subscription WHERE endpoint = ? AND auth = ?';
        const sessionId = db.number(known, former.endpoint, former.auth);
        if (sessionId === 0) return false;
        db.run('DELETE FROM push_subscription WHERE endpoint = ? AND session_id <> ?', endpoint, sessionId);
        db.run(
          'UPDATE push_subscription SET endpoint = ?, p256dh = ?, auth = ? WHERE session_id = ?',
          endpoint,
          p256dh,
          auth,
          sessionId,
        );
        return true;
      }),
    // A login that only became old keeps its notices: members are away for days. The site ends them with the next visit.
    to: (member, kind) =>
      mayBeNotified(member)
        ? db
            .all(
              row,
              `SELECT p.* FROM push_subscription p JOIN session s ON s.id = p.session_id
               WHERE s.member_id = ? AND s.revoked_at IS NULL ORDER BY p.session_id`,
              member.id,
            )
            .map(read)
            .filter(({ kinds }) => kinds.includes(kind))
        : [],
    drop: (endpoint) => void db.run('DELETE FROM push_subscription WHERE endpoint = ?', endpoint),
  };
}
