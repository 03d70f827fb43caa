import { configText } from '@housefront/contract/site-title';
import { protectionNow } from '@housefront/core/protection-now';
import type { Extension } from '../kernel/extension.ts';

/** The confirmation to be none of the persons who may not play, where the profile asks for it (RG-02). */
export const eligibility: Extension['eligibility'] = (core) => {
  const { config, i18n } = core;
  const persons = config.protection?.excludedPersons;
  if (protectionNow(core)?.excludedPersons !== true || persons === undefined) return null;
  const key = 'protection.err_not_excluded';
  return {
    label: i18n.t('protection.not_excluded', { persons: configText(persons, i18n.locale, config) }),
    problem: { key, text: i18n.t(key) },
  };
};
