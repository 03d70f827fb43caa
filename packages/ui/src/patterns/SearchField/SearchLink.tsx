import { Link } from '../../primitives/Link/index.ts';
import * as css from './SearchField.css.ts';

export interface SearchLinkProps {
  readonly label: string;
  readonly href: string;
  readonly className?: string | undefined;
}

/** The way to a page that searches, drawn like the field that waits there. */
export function SearchLink({ label, href, className = '' }: SearchLinkProps) {
  return (
    <Link href={href} className={`${css.link} ${className}`}>
      {label}
    </Link>
  );
}
