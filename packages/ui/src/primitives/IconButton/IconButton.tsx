import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { classes } from '../shared/classes.ts';
import { checkName } from '../dev/checks.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `plate` has a quiet background, `ghost` none, `solid` is the accent, `veil` is readable on art. */
  readonly variant?: 'ghost' | 'plate' | 'solid' | 'veil';
  /** Pressed state of a toggle; sets `aria-pressed`. */
  readonly pressed?: boolean;
  /** 32, 44 or 52 px; the small one has a larger touch area. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Content at the upper right corner, such as a `Badge`; its text joins the name. */
  readonly badge?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  pressed,
  size = 'md',
  badge,
  className,
  title,
  ...rest
}: IconButtonProps): ReactNode {
  if (import.meta.env.DEV) checkName('IconButton', label);
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      title={title ?? label}
      className={classes(styles.iconButton, styles.variant[variant], styles.size[size], className)}
    >
      {icon}
      <span className={visuallyHidden}>{label}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </button>
  );
}
