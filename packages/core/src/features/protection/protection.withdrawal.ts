import type { CorePorts } from '../../adapters/ports/ports.ts';
import { silentRealtime } from '../../adapters/ports/silent.ts';
import { createStorage, memoryArea } from '../../adapters/storage/storage.ts';

/**
 * Ports of a core that serves the withdrawals of an excluded member: its login is in memory only, so that no other tab and no
 * later page is signed in, and it hears nothing of the platform by itself (RG-31).
 */
export const withdrawalPorts = (ports: CorePorts): CorePorts => {
  const [local, session] = [memoryArea(), memoryArea()];
  return {
    ...ports,
    storage: createStorage({ local: () => local, session: () => session, onExternalChange: () => () => undefined }),
    realtime: silentRealtime,
  };
};
