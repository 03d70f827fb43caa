import 'react';

declare module 'react' {
  /** Variables of CSS may stand in `style`, which React's own types do not know. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
