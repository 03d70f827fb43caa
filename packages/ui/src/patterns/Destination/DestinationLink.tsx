import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import type { Destination } from '../../slots/models.ts';

export interface DestinationLinkProps {
  readonly to: Destination;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Accessible name if the children have none. */
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  /** Called on every press, in addition to the destination's own action. */
  readonly onPress?: (() => void) | undefined;
  readonly 'data-state'?: string | undefined;
}

/** A destination: a link if it has an address, a button if it is only an action, plain content if it has neither. */
export function DestinationLink({ to, className, children, label, current, onPress, ...rest }: DestinationLinkProps) {
  const { href, onOpen, newWindow } = to;
  if (href !== undefined) {
    const open =
      (onOpen || onPress) &&
      ((event: MouseEvent) => {
        onPress?.();
        if (!onOpen) return;
        // Modifier keys are left to the browser, e.g. to open a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      });
    return (
      <Link
        href={href}
        className={className}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        {...(newWindow === undefined ? {} : { target: newWindow ? '_blank' : '_self' })}
        {...(open ? { onClick: open } : {})}
        {...rest}
      >
        {children}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-current={current ? 'true' : undefined}
        onClick={() => {
          onPress?.();
          onOpen();
        }}
        {...rest}
      >
        {children}
      </button>
    );
  }
  return (
    <span className={className} {...rest}>
      {children}
    </span>
  );
}
