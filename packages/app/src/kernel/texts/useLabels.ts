import { labelsOf, type LabelGroup, type Labels } from '@housefront/ui/labels';
import { useMemo } from 'react';
import { useRuntime } from '../runtime.ts';

/** A group of labels in the visitor's language: the same object until texts of the language arrive. */
export function useLabels<Group extends LabelGroup>(group: Group): Labels<Group> {
  // The runtime object is replaced when texts arrive.
  const runtime = useRuntime();
  return useMemo(() => labelsOf(runtime.core.i18n.t, group), [runtime, group]);
}
