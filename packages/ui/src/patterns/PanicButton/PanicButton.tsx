import type { ReactNode } from 'react';
import * as css from './PanicButton.css.ts';
import type { PanicButtonProps } from './PanicButton.types.ts';

/** Blocks the member with one press and without a second question. In CSS: `data-panic` (RG-21). */
export function PanicButton({ label, scope, busy = false, onPress }: PanicButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={css.button}
      data-panic=""
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      <span className={css.label}>{label}</span> <span className={css.scope}>{scope}</span>
    </button>
  );
}
