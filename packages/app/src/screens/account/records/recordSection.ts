import type { RecordCall } from '@housefront/core/records';
import { isUnknownCall } from '@housefront/core';
import type { AccountSection } from '@housefront/ui/views';
import type { SectionHook } from '../window/section.types.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useServiceBlocks } from '../window/useServiceBlocks.ts';
import type { RecordDeclaration } from './record.types.ts';
import { useRecords } from './useRecords.ts';

/**
 * The section of a page of records. If the platform lacks the call, the section refers to customer service (MEM-33x).
 * @example
 * ```ts
 * export default recordSection({
 *   record: cashBacks,
 *   label: 'cash_back.list',
 *   columns: [
 *     { id: 'id', label: 'records.number', kind: 'code' },
 *     { id: 'amount', label: 'records.amount', kind: 'amount', sort: true },
 *   ],
 *   empty: ['cash_back.none', 'cash_back.none_body'],
 * });
 * ```
 */
export const recordSection =
  <C extends RecordCall>(declaration: RecordDeclaration<C>): SectionHook =>
  (frame) =>
    useRecordSection(frame, declaration);

/** As {@link recordSection}, for a declaration that depends on the member's data. */
export function useRecordSection<C extends RecordCall>(
  frame: SectionFrame,
  declaration: RecordDeclaration<C>,
): AccountSection {
  const { model, error } = useRecords(declaration);
  const isUnknown = isUnknownCall(error);
  const { service } = useServiceBlocks(frame, isUnknown);
  if (isUnknown) return { state: 'ready', blocks: service('DWRecord') };
  return { state: 'ready', blocks: [{ kind: 'records', id: 'records', records: model }] };
}
