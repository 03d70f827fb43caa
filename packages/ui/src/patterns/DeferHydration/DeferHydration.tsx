import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import * as css from './DeferHydration.css.ts';
import { defersOffscreen, gatePromise, isHeld } from './hydration-gate.ts';

const never = () => () => undefined;

interface HeldProps {
  readonly waits: boolean;
  readonly onTaken: () => void;
  readonly children: ReactNode;
}

const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

function Held({ waits, onTaken, children }: HeldProps) {
  const hydrating = useHydrating();
  const gate = waits && hydrating ? gatePromise() : undefined;
  if (gate) use(gate);
  useEffect(onTaken, [onTaken]);
  return children;
}

export interface DeferHydrationProps {
  /** `list` for items of a list. Default `block`. */
  readonly within?: PartIn | undefined;
  readonly children: ReactNode;
}

/**
 * A part below the first screen. It is hydrated after the first screen, and during `holdHydration` not before the visitor
 * interacts. Until then it keeps the server's markup, even if its props change. All data must come as props: other sources
 * could have changed since the page was rendered. The fallback is never visible: nothing inside suspends, and a part that is
 * mounted in the browser is not held, nor is one that React gives up because a context above it changes. On later pages it is rendered after the first paint unless it is in view
 * (`setDeferOffscreen`).
 */
export function DeferHydration({ within = 'block', children }: DeferHydrationProps): ReactNode {
  const hydrating = useHydrating();
  const [sent] = useState(children);
  const [taken, setTaken] = useState(() => !hydrating || !isHeld());
  const [onTaken] = useState(() => () => startTransition(() => setTaken(true)));
  const [due, setDue] = useState(() => hydrating || !defersOffscreen());
  const [onDue] = useState(() => () => setDue(true));
  const shown = taken ? children : sent;
  // The same element while it is held, so that React skips it.
  const part = useMemo(
    () => (
      <Suspense fallback={null}>
        <Held waits={!taken} onTaken={onTaken}>
          {shown}
        </Held>
      </Suspense>
    ),
    [taken, onTaken, shown],
  );
  return due ? part : <FollowingPart within={within} onDue={onDue} />;
}

/** The element around a part. */
type PartIn = 'block' | 'list';

interface FollowingPartProps {
  readonly within: PartIn;
  readonly onDue: () => void;
}

/**
 * Placeholder of a part that is rendered after the first paint of its page. If it is in view, it is due in the same frame:
 * observers report after layout and scroll restoration, and before paint.
 */
function FollowingPart({ within, onDue }: FollowingPartProps) {
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
