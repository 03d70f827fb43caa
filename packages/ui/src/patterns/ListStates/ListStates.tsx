import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import type { Loadable, LongList } from '../../slots/models.ts';
import { Notice, type NoticeProps } from '../Notice/index.ts';

export interface ListStatesProps<Item, Items extends LongList<Item> = readonly Item[]> {
  readonly list: Loadable<Item, Items>;
  /** Renders the items; called only if there are any, also during and after a failed reload (CAT-29x). */
  readonly children: (items: Items) => ReactNode;
  /** Skeleton of the same geometry (TPL-05). */
  readonly waiting: ReactNode;
  /** Content of the empty state; null renders nothing. */
  readonly empty: Pick<NoticeProps, 'kind' | 'title' | 'hint' | 'action'> | null;
  /** Class of the messages of the failed and the empty state. */
  readonly notice?: string | undefined;
  readonly texts: { readonly loadFailed: string; readonly retry: string };
}

/** A list in its four states: items, loading, failed with a retry, and empty with a message (CAT-29x). */
export function ListStates<Item, Items extends LongList<Item> = readonly Item[]>(props: ListStatesProps<Item, Items>) {
  const { list, children, waiting, empty, notice, texts } = props;
  const { state, items, onRetry } = list;
  if (items.length > 0) return children(items);
  if (state === 'loading') return waiting;
  if (state === 'ready') return empty && <Notice {...empty} className={notice} />;
  return <LoadFailed onRetry={onRetry} texts={texts} className={notice} />;
}

export interface LoadFailedProps extends Pick<ListStatesProps<never>, 'texts'> {
  readonly onRetry: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Error message with a retry. */
export function LoadFailed({ onRetry, texts, className }: LoadFailedProps) {
  const again = onRetry && (
    <Button variant="outline" onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return <Notice className={className} kind="failed" title={texts.loadFailed} action={again} />;
}
