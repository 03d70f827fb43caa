import { Skeleton } from '@housefront/ui/primitives/Skeleton';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { SectionBoundary } from '../../kernel/SectionBoundary.tsx';

const LiveParts = lazy(() => import('./live/LiveParts.tsx'));

/** Heights of a row of jackpots and of the feed of wins, with the gap between them. */
const JACKPOTS = 104;
const WINS = 72;
const GAP = 12;

/**
 * The place of recent wins and jackpots on home, as high as they are. Their code and data load when it comes near. With a profile of
 * player protection that refuses the feed it has the jackpots alone (ENG-01).
 */
export function LivePlace(): ReactNode {
  const { config } = useRuntime().core;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const { winsFeed } = useCapabilities();
  const wins = config.wins !== undefined && winsFeed !== false;
  const jackpots = config.jackpots === true;
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (!wins && !jackpots) return null;
  const height = (jackpots ? JACKPOTS : 0) + (wins ? WINS : 0) + (jackpots && wins ? GAP : 0);
  const waiting = <Skeleton width="100%" height={`${height}px`} />;
  return (
    <div ref={place}>
      {isNear ? (
        <SectionBoundary>
          <Suspense fallback={waiting}>
            <LiveParts wins={wins} jackpots={jackpots} waiting={waiting} />
          </Suspense>
        </SectionBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
