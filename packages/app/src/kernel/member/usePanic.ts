import type { PanicButtonProps } from '@housefront/ui/patterns/PanicButton';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useProtection } from '../protection-parts.ts';
import { useRuntime } from '../runtime.ts';
import { lengthText } from '../texts/lengthText.ts';
import { scopeText } from '../texts/scopeText.ts';

/** The button that blocks a signed-in member with one press; undefined where the site has none (RG-21). */
export function usePanic(): PanicButtonProps | undefined {
  const { core } = useRuntime();
  const { panic } = useProtection();
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  const [busy, setBusy] = useState(false);
  if (!panic || !isMember) return undefined;
  const press = async () => {
    setBusy(true);
    try {
      const { pressPanic } = await import('@housefront/core/features/protection');
      await pressPanic(core);
    } finally {
      setBusy(false);
    }
  };
  return {
    label: core.i18n.t('pauses.panic', { length: lengthText(panic.duration, core.i18n) }),
    scope: scopeText(panic.scope, core.i18n),
    busy,
    onPress: () => void press().catch(() => core.events.emit('message', { kind: 'error', key: 'error_network' })),
  };
}
