import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import type { Destination } from '../../slots/models.ts';

export interface DestinationLinkProps {
  readonly to: Destination;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Accessible name when the children do not give one. */
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  readonly 'data-state'?: string | undefined;
}

/** A place to go: a link when it has an address, a button when it is only an action, plain content when it is neither. */
export function DestinationLink({ to, className, children, label, current, ...rest }: DestinationLinkProps) {
  const { href, onOpen, newWindow } = to;
  if (href !== undefined) {
    const open =
      onOpen &&
      ((event: MouseEvent) => {
        // Opening in a new tab by modifier keys stays with the browser.
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
        onClick={onOpen}
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
