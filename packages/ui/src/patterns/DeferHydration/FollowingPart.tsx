import { startTransition, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as css from './FollowingPart.css.ts';

/** The element around a part. */
export type PartIn = 'block' | 'list';

interface FollowingPartProps {
  readonly within: PartIn;
  readonly onDue: () => void;
}

/**
 * Placeholder of a part that is rendered after the first paint of its page. If it is in view, it is due in the same frame:
 * observers report after layout and scroll restoration, and before paint.
 */
export function FollowingPart({ within, onDue }: FollowingPartProps) {
  const space = useRef<HTMLDivElement & HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = space.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      if (element.getBoundingClientRect().top < window.innerHeight) flushSync(onDue);
      else startTransition(onDue);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onDue]);
  const Space = within === 'list' ? 'li' : 'div';
  return <Space ref={space} className={css.space} aria-hidden="true" />;
}
