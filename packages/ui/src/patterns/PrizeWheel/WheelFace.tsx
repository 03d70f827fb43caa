import { useId } from 'react';
import * as css from './PrizeWheel.css.ts';

/** Radius of the segments; the rim is around them. */
const RADIUS = 172;

/** The outline of a segment whose middle is at the top. */
function segmentPath(segments: number): string {
  const half = Math.PI / segments;
  const x = RADIUS * Math.sin(half);
  const y = -RADIUS * Math.cos(half);
  return `M0 0L${-x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`;
}

/**
 * The face of the wheel without texts: segments in alternating colours of the theme, and a golden rim with lamps. `data-tone`
 * in CSS alternates 0 and 1.
 */
export function WheelFace({ segments }: { readonly segments: number }) {
  const id = useId();
  const path = segmentPath(segments);
  return (
    <svg className={css.face} viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <radialGradient id={id} r="50%">
          <stop className={css.shine} offset="30%" stopOpacity="0.2" />
          <stop className={css.shine} offset="72%" stopOpacity="0" />
          <stop className={css.shade} offset="100%" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <circle className={css.rim} r="198" />
      <circle className={css.groove} r="190" />
      {Array.from({ length: segments }, (_, index) => (
        <path
          key={index}
          className={css.segment}
          data-tone={index % 2}
          d={path}
          transform={`rotate(${(index * 360) / segments})`}
        />
      ))}
      <circle r={RADIUS} fill={`url(#${id})`} />
      {Array.from({ length: segments * 2 }, (_, lamp) => (
        <circle
          key={lamp}
          className={css.lamp}
          data-tone={lamp % 2}
          r="5.500"
          cy="-182"
          transform={`rotate(${((lamp + 0.5) * 180) / segments})`}
        />
      ))}
      <circle className={css.rim} r="60" />
    </svg>
  );
}
