import { useId, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Verbatim } from '../../primitives/Verbatim/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import * as css from './SaferGambling.css.ts';

/** A tool, an organisation or a program. */
export interface HelpModel {
  readonly id: string;
  readonly title: string;
  /** Its purpose, or its hours. */
  readonly text?: string | undefined;
  /** Null for a tool without a page of its own. */
  readonly href: string | null;
  /** Number to call. */
  readonly phone?: string | undefined;
}

/** Entries with a common purpose. */
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly entries: readonly HelpModel[];
}

export interface SaferGamblingProps {
  readonly title: string;
  readonly intro: string;
  /** Tools first; a section without entries is left out. */
  readonly sections: readonly HelpSection[];
}

/** A number to call, another site, or a tool of this one. */
const iconOf = ({ href, phone }: HelpModel) => {
  if (phone !== undefined) return 'lucide:smartphone';
  return href?.startsWith('http') ? 'lucide:globe' : 'lucide:shield-check';
};

function Entry({ entry }: { readonly entry: HelpModel }) {
  const { title, text, href, phone } = entry;
  const content = (
    <>
      <Icon name={iconOf(entry)} className={css.icon} />
      {title}
    </>
  );
  return (
    <li className={css.card}>
      <h3>
        {href === null ? (
          <span className={css.name}>{content}</span>
        ) : (
          <Link href={href} className={classes(css.link, phone === undefined && css.over)}>
            {content}
          </Link>
        )}
      </h3>
      {text === undefined ? null : <p className={css.note}>{text}</p>}
      {phone === undefined ? null : (
        <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={css.phone}>
          <Verbatim>{phone}</Verbatim>
        </Link>
      )}
    </li>
  );
}

function Section({ section: { title, text, entries } }: { readonly section: HelpSection }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {text === undefined ? null : <p className={css.note}>{text}</p>}
      <ul role="list" className={css.cards}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** The tools with which players protect themselves, and who helps (RG-04). */
export function SaferGambling({ title, intro, sections }: SaferGamblingProps): ReactNode {
  return (
    <div className={css.root}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.intro}>{intro}</p>
      </div>
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map((section) => (
          <Section key={section.id} section={section} />
        ))}
    </div>
  );
}
