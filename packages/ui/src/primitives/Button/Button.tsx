import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import { classes } from '../shared/classes.ts';
import * as styles from './Button.css.ts';

interface Look {
  /**
   * `primary` is the main action of a place, `second` its companion, `gold` for money and prizes, `outline`, `soft` and `ghost`
   * for quieter ones, `danger` for destructive ones.
   */
  readonly variant?: 'primary' | 'second' | 'gold' | 'outline' | 'soft' | 'ghost' | 'danger';
  /** 32, 44 or 52 px high by default. The small one has a larger touch area. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Full width. */
  readonly block?: boolean;
  /** Fully rounded. */
  readonly pill?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly children: ReactNode;
}

interface PressProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly href?: never;
  /** Replaces the label by a spinner, keeps the size and ignores presses; `data-loading` in CSS. */
  readonly loading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

interface GoProps extends Look, Omit<LinkProps, 'variant' | 'children'> {
  readonly loading?: never;
}

/** A button, or a link styled as one if it has an `href`. */
export type ButtonProps = PressProps | GoProps;

type Given = { readonly [Key in 'variant' | 'size' | 'block' | 'pill']: Look[Key] | undefined };

const look = ({ variant = 'primary', size = 'md', block, pill }: Given): string =>
  classes(styles.button, styles.variant[variant], styles.size[size], block && styles.block, pill && styles.pill);

/** A button, or a link styled as one if it has an `href`. */
export function Button(props: ButtonProps): ReactNode {
  if (props.href !== undefined) {
    const { variant, size, block, pill, startIcon, endIcon, children, className, loading: _, ...rest } = props;
    return (
      <Link {...rest} className={classes(look({ variant, size, block, pill }), className)}>
        <Inside startIcon={startIcon} endIcon={endIcon}>
          {children}
        </Inside>
      </Link>
    );
  }
  const { variant, size, block, pill, startIcon, endIcon, children, className, loading, disabled, onClick, ...rest } =
    props;
  return (
    <button
      type="button"
      {...rest}
      className={classes(look({ variant, size, block, pill }), className)}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      data-loading={loading || undefined}
      // A disabled button would lose focus; a loading one ignores presses instead.
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <Inside startIcon={startIcon} endIcon={endIcon}>
        {children}
      </Inside>
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : null}
    </button>
  );
}

function Inside({ startIcon, endIcon, children }: Pick<Look, 'startIcon' | 'endIcon' | 'children'>): ReactNode {
  return (
    <span className={styles.inside}>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </span>
  );
}
