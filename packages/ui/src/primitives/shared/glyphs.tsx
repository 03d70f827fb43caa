import type { ReactNode } from 'react';

const drawings = {
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7',
  up: 'M12 19V5M5.5 11.5L12 5l6.5 6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  eyeOff:
    'M4 4l16 16M9.9 5.7A9.6 9.6 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-2.6 3.3M6.2 7.4A16.6 16.6 0 002.5 12S6 18.5 12 18.5a9.4 9.4 0 004.6-1.2M10 10a3 3 0 004.1 4.1',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 7.8v.2',
  success: 'M12 21a9 9 0 100-18 9 9 0 000 18zM8 12.3l2.8 2.8L16 9.5',
  warning: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.2v.2',
  messages:
    'M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zm4-1a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1',
  danger: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7.5v5.5M12 16v.2',
} as const;

export interface GlyphProps {
  readonly name: keyof typeof drawings;
  /** Side as a CSS length. */
  readonly size?: string;
  /** Width of the stroke, of 24. */
  readonly weight?: number;
  readonly className?: string;
}

/** Icons that controls depend on; inline, so that they never wait for a request. */
export function Glyph({ name, size = '1.25em', weight = 2, className }: GlyphProps): ReactNode {
  return (
    <svg
      className={className}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ width: size, height: size, flexShrink: 0 }}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
