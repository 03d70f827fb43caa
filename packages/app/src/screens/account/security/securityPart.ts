import { isUnknownCall } from '@housefront/core';
import type { AccountBlock } from '@housefront/ui/views';

/** A part of the security page. */
export interface SecurityPart {
  readonly state: 'loading' | 'ready' | 'error';
  /** Empty if site, browser or platform lack it. */
  readonly blocks: readonly AccountBlock[];
  readonly onRetry: () => void;
}

/** A query as far as it decides on a part. */
interface PartQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Makes a part of a query; without blocks if the part is off or the platform lacks the call. */
export function securityPart<Data>(
  isOn: boolean,
  { data, error, refetch }: PartQuery<Data>,
  blocks: (data: Data) => readonly AccountBlock[],
): SecurityPart {
  const onRetry = () => void refetch();
  if (!isOn || isUnknownCall(error)) return { state: 'ready', blocks: [], onRetry };
  if (data !== undefined) return { state: 'ready', blocks: blocks(data), onRetry };
  return { state: error === null ? 'loading' : 'error', blocks: [], onRetry };
}
