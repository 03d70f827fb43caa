import { configText } from '@housefront/contract/site-title';
import type { FieldDeclaration, Problem } from '../../forms/types.ts';
import { useProtection } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import type { RegisterValues } from './registerFields.ts';

/** Values of the form of the registration. */
export type SignUpValues = RegisterValues & {
  /** Whether the visitor confirms to be none of the persons who may not play; not sent (RG-02). */
  readonly eligibility: boolean;
};

/** The confirmation to be none of the persons who may not play, where the profile asks for it (RG-02). */
export function useEligibility(): {
  readonly fields: readonly FieldDeclaration<'eligibility'>[];
  readonly problem: (confirmed: boolean) => { readonly eligibility?: Problem };
} {
  const { config, i18n } = useRuntime().core;
  const { excludedPersons } = useProtection();
  const persons = config.protection?.excludedPersons;
  if (excludedPersons !== true || persons === undefined) return { fields: [], problem: () => ({}) };
  const label = i18n.t('protection.not_excluded', { persons: configText(persons, i18n.locale, config) });
  const key = 'protection.err_not_excluded';
  return {
    fields: [{ widget: 'checkbox', name: 'eligibility', label, required: true }],
    problem: (confirmed) => (confirmed ? {} : { eligibility: { key, text: i18n.t(key) } }),
  };
}
