import type { Core } from '@housefront/core';
import { fulfilled } from '../../../kernel/fulfilled.ts';
import { lazyValue } from '../../../kernel/lazyValue.ts';
import type { Contribution } from '../window/contentWith.tsx';
import type { SecurityPart } from './securityPart.ts';

const nothing: SecurityPart = { state: 'ready', blocks: [], onRetry: () => undefined };
const none = fulfilled<Contribution<SecurityPart>>(({ render }) => render(nothing));
const notices = lazyValue(async () => (await import('./usePushBlocks.ts')).PushContribution);

/** The notices among the parts of the security page. Their code loads there, and only on a site that has them (PLT-04). */
export const pushPart = ({ config }: Pick<Core, 'config'>): Promise<Contribution<SecurityPart>> =>
  config.push ? notices() : none;
