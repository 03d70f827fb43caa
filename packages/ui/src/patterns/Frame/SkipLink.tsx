import * as css from './Frame.css.ts';

export interface SkipLinkProps {
  /** Id of the element that it leads to, which takes the focus. */
  readonly to: string;
  readonly label: string;
}

/** Leads from the top of a page to its content, past what all pages repeat; visible while it has the focus (A11Y-01). */
export function SkipLink({ to, label }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {label}
    </a>
  );
}
