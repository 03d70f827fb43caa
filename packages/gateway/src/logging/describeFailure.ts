import { firstGraphemes } from '@housefront/contract/graphemes';

const MAX_LENGTH = 512;

/** An error as text for the log: its name, code and message. Queries of URLs are removed. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure';
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : '';
  return firstGraphemes(`${failure.name}${code}: ${failure.message.replace(/\?[^\s"')]*/g, '?*')}`, MAX_LENGTH);
}
