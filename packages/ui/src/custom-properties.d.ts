import 'react';

declare module 'react' {
  /** Allows CSS variables in `style`, which React's types do not. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
