import type { LimitKind } from '@housefront/contract/rules';
import { cashierQueries } from '@housefront/core/features/cashier';
import { useQuery } from '@tanstack/react-query';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** In minutes. */
const TIMES = [60n, 120n, 240n];
const MAX = 4;

/** Suggested amounts of a kind: the usual deposits of the currency, or some hours; none where the profile forbids figures (RG-14). */
export function useLimitPresets(): (kind: LimitKind) => readonly bigint[] {
  const { core } = useRuntime();
  const { limits } = useCapabilities();
  const isAllowed = limits !== undefined && limits.suggestions !== false && limits.neutral !== true;
  const { data } = useQuery({ ...cashierQueries(core).deposits(), enabled: isAllowed });
  if (!isAllowed) return () => [];
  const money = data?.methods.find(({ presets }) => presets.length > 0)?.presets.slice(0, MAX) ?? [];
  return (kind) => (kind === 'time' ? TIMES : money.map(({ units }) => units));
}
