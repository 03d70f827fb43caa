import type { SiteConfig } from '@housefront/contract/site-config';
import { withdrawalPorts } from '@housefront/core/features/protection';
import { createCore } from '@housefront/core';
import type { ProtectionRefusal } from '@housefront/core/protection-refusal';
import { extend, extensionOf } from '../../kernel/extension.ts';
import type { Runtime } from '../../kernel/runtime.ts';

/** The login of an excluded member, for withdrawals only. */
export type WithdrawalLogin = NonNullable<ProtectionRefusal['withdrawal']>;

/**
 * A runtime with a core of its own, which only the withdrawals of an excluded member use. The site around it stays that of a
 * guest (RG-31).
 */
export function withdrawalRuntime(runtime: Runtime, { member_currency: currency }: WithdrawalLogin): Runtime {
  const { i18n, ports, site } = runtime.core;
  const { locale, mode } = site.getState();
  // No offers, and nothing is asked for that could hold some.
  const config: SiteConfig = {
    ...runtime.core.config,
    features: { redEnvelope: false, roulette: false, sportFrame: false, sponsor: false, letters: false },
  };
  const core = createCore({ config, i18n, ports: withdrawalPorts(ports), initial: { locale, mode, currency } });
  const extension = extensionOf(runtime.core);
  if (extension) extend(core, extension);
  return { ...runtime, core };
}
