import { memo, type ComponentType } from 'react';
import { Later } from '../../../patterns/Later.tsx';
import { GoToTop } from '../../../primitives/GoToTop/index.ts';
import type { FooterProps, FrameProps, HeaderProps } from '../../../slots/contract.ts';
import * as css from './Frame.css.ts';

/**
 * Makes a frame of a header and a footer, so that a template that brings its own header keeps the rest. The bottom bar of
 * phones has no place here.
 */
export function createFrame(parts: {
  readonly Header: ComponentType<HeaderProps>;
  readonly Footer: ComponentType<FooterProps>;
}): ComponentType<FrameProps> {
  // A page that changes below them leaves them as they are.
  const [Header, Footer] = [memo(parts.Header), memo(parts.Footer)];
  return function Frame({ header, footer, goToTop, seo, children }: FrameProps) {
    return (
      <div className={css.root}>
        {header && (
          <a className={css.skip} href="#content">
            {header.texts.skipToContent}
          </a>
        )}
        {header && <Header {...header} />}
        <main id="content" tabIndex={-1} className={css.main}>
          {children}
          {seo && <div className={css.seo}>{seo}</div>}
        </main>
        {footer && (
          <Later>
            <Footer {...footer} />
          </Later>
        )}
        <GoToTop label={goToTop} />
      </div>
    );
  };
}
