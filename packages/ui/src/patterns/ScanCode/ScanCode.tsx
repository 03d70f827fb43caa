import type { ScanCodeModel } from '../../slots/models.ts';

export interface ScanCodeProps {
  readonly code: ScanCodeModel;
  readonly className?: string | undefined;
}

/** Quiet zone around a code in modules; cameras need it. */
const quiet = 3;

/** A QR code, dark on light in every theme, as cameras need it. Decorative: the address is beside it as a link. */
export function ScanCode({ code, className }: ScanCodeProps) {
  const side = code.size + 2 * quiet;
  return (
    <svg
      className={className}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
