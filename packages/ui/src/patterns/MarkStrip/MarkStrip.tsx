import type { ReactNode } from 'react';
import { classes } from '../../primitives/shared/classes.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './MarkStrip.css.ts';

/** An official mark, as the authority gives it. */
export interface MarkModel {
  /** Address of the picture. */
  readonly src: string;
  /** Its size in pixels, by which it takes its room before it loads; it is shown 24 px high. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  /** Alternative text, and the name of the link. */
  readonly title: string;
  readonly href: string;
}

const HEIGHT = 24;

/** An official mark with its link. Pictures are shown as they are: never resized, recoloured or masked. */
export function Mark({ mark, className }: { readonly mark: MarkModel; readonly className?: string }): ReactNode {
  const { src, size, title, href } = mark;
  const width = size && Math.round((size.width * HEIGHT) / size.height);
  return (
    <Link href={href} className={classes(css.link, className)}>
      <img className={css.mark} src={src} alt={title} width={width} height={HEIGHT} />
    </Link>
  );
}

/** A mark in the footer, on a ground of its own. */
export function FooterMark({ mark }: { readonly mark: MarkModel }): ReactNode {
  return <Mark mark={mark} className={css.alone} />;
}

export interface MarkStripProps {
  /** Name of the region. */
  readonly label: string;
  readonly marks: readonly MarkModel[];
}

/** The official marks on top of the page; stays there while scrolling (RG-05). */
export function MarkStrip({ label, marks }: MarkStripProps): ReactNode {
  return (
    <section aria-label={label} className={css.strip}>
      {marks.map((mark) => (
        <Mark key={mark.src} mark={mark} />
      ))}
    </section>
  );
}

export interface MarkedPageProps extends MarkStripProps {
  /** `plain`: a window without the frame of the template. */
  readonly layout: 'full' | 'plain';
  /** The page. */
  readonly children: ReactNode;
}

/** A page below the strip, as its headers and other bars. In CSS: `data-layout` is `plain` without the frame of the template. */
export function MarkedPage({ layout, children, ...strip }: MarkedPageProps): ReactNode {
  return (
    <>
      <MarkStrip {...strip} />
      <div className={css.page} data-layout={layout}>
        {children}
      </div>
    </>
  );
}
