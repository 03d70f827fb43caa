import type { SiteConfig } from '@housefront/contract/site-config';
import { fulfilled } from '../../kernel/fulfilled.ts';
import type { SecurityPart } from './securityPart.ts';

type PartHook = () => SecurityPart;

const nothing: SecurityPart = { state: 'ready', blocks: [], onRetry: () => undefined };
const none = fulfilled<PartHook>(() => nothing);
let code: Promise<PartHook> | undefined;

/** The notices among the parts of the security page. Their code loads there, and only on a site that has them (PLT-04). */
export function pushPart({ push }: Pick<SiteConfig, 'push'>): Promise<PartHook> {
  if (!push) return none;
  code ??= import('./usePushBlocks.ts').then(
    ({ usePushBlocks }) => usePushBlocks,
    (error: unknown) => {
      // The next look tries again.
      code = undefined;
      throw error;
    },
  );
  return code;
}
