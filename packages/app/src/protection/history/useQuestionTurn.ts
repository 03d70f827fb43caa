import type { ProtectionState } from '@housefront/core/features/protection';
import { refusedStore } from '@housefront/core/protection-refusal';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useProtection } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useNow } from '../session/useNow.ts';

const STEP_MS = 1000;

/**
 * Whether the question for marketing may be shown. It comes last: after messages, refusals, the reality check, the sums that
 * have to be read and a first limit that is set before anything else.
 */
export function useQuestionTurn(state: ProtectionState): boolean {
  const { core, messages } = useRuntime();
  const { firstLimit } = useProtection();
  const now = useNow(STEP_MS, state.check?.dueAt ?? 0);
  const message = useSyncExternalStore(messages.subscribe, messages.current, messages.current);
  const refusal = useStore(refusedStore(core), (store) => store.refusal);
  const checkAt = state.check?.dueAt ?? null;
  const isChecked = checkAt !== null && now >= checkAt;
  const setsLimit = state.limitNeeded && firstLimit?.before === 'registration';
  return message === null && refusal === null && !isChecked && state.sums?.due !== true && !setsLimit;
}
