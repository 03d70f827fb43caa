import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './LicenceNotice.css.ts';

/** Link to an authority or to help. */
export interface NoticeLink {
  readonly title: string;
  readonly href: string;
}

export interface LicenceNoticeProps {
  /** Name of the region. */
  readonly label: string;
  /** The age sign, such as `18+`; null without one (RG-02). */
  readonly age: { readonly sign: string; readonly description: string } | null;
  /** Sentences about the licence, the authority and the risk, exactly as the operator gives them (RG-01). */
  readonly sentences: readonly string[];
  /** Links to the public register, to the page of safer gambling and to help. */
  readonly links: readonly NoticeLink[];
  /** Official marks; none without them. */
  readonly children?: ReactNode;
}

/** The licence of the operator, the age sign and the ways to help, at the end of every page (RG-01). */
export function LicenceNotice({ label, age, sentences, links, children }: LicenceNoticeProps): ReactNode {
  return (
    <section aria-label={label} className={css.root}>
      <div className={css.inside}>
        <div className={css.head}>
          {age ? (
            <span role="img" aria-label={age.description} className={css.age}>
              {age.sign}
            </span>
          ) : null}
          <div>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
        <div className={css.links}>
          {links.map(({ title, href }) => (
            <Link key={href} href={href} className={css.link}>
              {title}
            </Link>
          ))}
        </div>
        {children ? <div className={css.marks}>{children}</div> : null}
      </div>
    </section>
  );
}
