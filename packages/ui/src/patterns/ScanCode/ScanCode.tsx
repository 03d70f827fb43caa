export interface ScanCodeProps {
  /** Side in modules, and the dark modules as a path. */
  readonly code: { readonly size: number; readonly path: string };
  readonly className?: string | undefined;
}

/** Modules of light around a code; with less, cameras do not find it. */
const quiet = 3;

/**
 * A code to scan with a phone, dark on light whatever the theme: cameras read nothing else. Decoration for everybody else:
 * the address stands beside it as a link.
 */
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
