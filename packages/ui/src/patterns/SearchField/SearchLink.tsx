import { Link } from '../../primitives/Link/index.ts';
import * as css from './SearchField.css.ts';

export interface SearchLinkProps {
  readonly label: string;
  readonly href: string;
  readonly className?: string | undefined;
}

/** A link to a search page, styled like its field. */
export function SearchLink({ label, href, className = '' }: SearchLinkProps) {
  return (
    <Link href={href} className={`${css.link} ${className}`}>
      {label}
    </Link>
  );
}
