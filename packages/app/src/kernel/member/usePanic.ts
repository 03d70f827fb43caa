import type { PanicButtonProps } from '@housefront/ui/patterns/PanicButton';
import { useState } from 'react';
import { useCapabilities } from '../capabilities.ts';
import { extensionOf } from '../extension.ts';
import { useRuntime } from '../runtime.ts';
import { useIsMember } from './useIsMember.ts';
import { lengthText } from '../texts/times.ts';
import { scopeText } from '../texts/scopeText.ts';

/** The button that blocks a signed-in member with one press; undefined where the site has none (RG-21). */
export function usePanic(): PanicButtonProps | undefined {
  const { core } = useRuntime();
  const { panic } = useCapabilities();
  const isMember = useIsMember();
  const [busy, setBusy] = useState(false);
  if (!panic || !isMember) return undefined;
  const press = async () => {
    setBusy(true);
    try {
      await extensionOf(core)?.pressPanic(core);
    } finally {
      setBusy(false);
    }
  };
  return {
    label: core.i18n.t('pauses.panic', { length: lengthText(panic.duration, core.i18n) }),
    scope: scopeText(panic, core.i18n),
    busy,
    onPress: () => void press().catch(() => core.events.emit('message', { kind: 'error', key: 'error_network' })),
  };
}
