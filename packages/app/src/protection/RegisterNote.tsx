import { PlayerNote } from '@housefront/ui/patterns/PlayerNote';
import type { ReactNode } from 'react';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useRuntime } from '../kernel/runtime.ts';

/** The age sign and the risks before the form of the registration (RG-42). */
export default function RegisterNote(): ReactNode {
  const { t } = useRuntime().core.i18n;
  const { age, risks } = useCapabilities();
  return (
    <PlayerNote
      age={age === undefined ? null : { sign: `${age}+`, description: t('protection.age_sign', { age }) }}
      risks={risks ? { title: t('protection.risks_title'), text: t('protection.risks') } : null}
    />
  );
}
