import type { Protection } from '@housefront/contract/protection';
import type { MemberContext } from '../../answers/defineHandler.ts';

/** A moment as the wire has it. */
export const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Fields of the answer to `protectionState` that belong to one capability. */
export type StatePart = (context: MemberContext<unknown>, profile: Protection) => object;
