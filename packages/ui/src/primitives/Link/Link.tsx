import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../shared/classes.ts';
import { checkHref } from '../dev/checks.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { isPlainClick } from './isPlainClick.ts';
import { linkKind } from '../../foundations/linkKind.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Same-origin path or a checked http(s), mailto or tel address. */
  readonly href: string;
  /** `text` looks like a link in running text, `plain` is unstyled. */
  readonly variant?: 'plain' | 'text';
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/**
 * A link. Plain left clicks on same-origin paths go to `navigate` of the provider; all other clicks are left to the browser.
 * Addresses of other origins open in a new window without access to this one.
 */
export function Link({
  href,
  variant = 'plain',
  target,
  rel,
  className,
  onClick,
  children,
  ...rest
}: LinkProps): ReactNode {
  if (import.meta.env.DEV) checkHref('Link', href);
  const { navigate } = useUi();
  const kind = linkKind(href);
  const opensElsewhere = kind === 'external';
  const aim = target ?? (opensElsewhere ? '_blank' : undefined);
  return (
    <a
      {...rest}
      href={href}
      target={aim}
      rel={rel ?? (aim === '_blank' ? 'noopener noreferrer' : undefined)}
      className={classes(variant === 'text' && styles.text, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || kind !== 'path' || !navigate || !isPlainClick(event)) return;
        if (aim && aim !== '_self') return;
        event.preventDefault();
        navigate(href, event);
      }}
    >
      {children}
    </a>
  );
}
