import { configText } from '@housefront/contract/site-title';
import { LicenceNotice as Notice } from '@housefront/ui/patterns/LicenceNotice';
import type { ReactNode } from 'react';
import { useProtection } from '../kernel/protection-parts.ts';
import { useRuntime } from '../kernel/runtime.ts';

/** The licence of the operator on every page, exactly as the config gives it (RG-01, RG-02). */
export function LicenceNotice(): ReactNode {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const { age } = useProtection();
  if (!config.protection) return null;
  const { licence, links } = config.protection;
  const text = (value: Parameters<typeof configText>[0]) => configText(value, i18n.locale, config);
  const helpline = links.find(({ kind }) => kind === 'helpline');
  return (
    <Notice
      label={i18n.t('protection.licence')}
      age={age === undefined ? null : { sign: `${age}+`, description: i18n.t('protection.age_sign', { age }) }}
      sentences={[
        text(licence.sentence),
        ...(licence.authority === undefined ? [] : [text(licence.authority)]),
        ...(licence.warning === undefined ? [] : [text(licence.warning)]),
      ]}
      links={[
        { title: i18n.t('protection.register', { account: licence.account }), href: licence.register },
        ...(helpline ? [{ title: text(helpline.title), href: helpline.url }] : []),
      ]}
    />
  );
}
