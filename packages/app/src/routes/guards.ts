import type { Guard } from '../kernel/page.types.ts';
import { byAddress } from './byAddress.ts';

/** Guards, by address id. */
export const guards = byAddress(
  import.meta.glob<Guard>('./*/*.guard.{ts,js}', { base: '../screens', import: 'default', eager: true }),
);
