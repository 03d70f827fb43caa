import type { FieldDeclaration, Problem } from '../../forms/types.ts';
import { extensionOf } from '../../kernel/extension.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import type { RegisterValues } from './registerFields.ts';

/** Values of the form of the registration. */
export type SignUpValues = RegisterValues & {
  /** Whether the visitor confirms what the site asks for; not sent (RG-02). */
  readonly eligibility: boolean;
};

/** The confirmation to register, where the site asks for one (RG-02). */
export function useEligibility(): {
  readonly fields: readonly FieldDeclaration<'eligibility'>[];
  readonly problem: (confirmed: boolean) => { readonly eligibility?: Problem };
} {
  const { core } = useRuntime();
  const asked = extensionOf(core)?.eligibility(core);
  if (!asked) return { fields: [], problem: () => ({}) };
  const { label, problem } = asked;
  return {
    fields: [{ widget: 'checkbox', name: 'eligibility', label, required: true }],
    problem: (confirmed) => (confirmed ? {} : { eligibility: problem }),
  };
}
