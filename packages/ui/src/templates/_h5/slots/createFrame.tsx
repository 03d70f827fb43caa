import { memo, type ComponentType } from 'react';
import { Later } from '../../../patterns/Later.tsx';
import { GoToTop } from '../../../primitives/GoToTop/index.ts';
import type { FooterProps, FrameProps, HeaderProps, TabBarProps } from '../../../slots/contract.ts';
import * as css from './Frame.css.ts';

const shape = (header: HeaderProps | null): 'none' | 'page' | 'site' => {
  if (!header) return 'none';
  return header.page ? 'page' : 'site';
};

/**
 * Makes a frame of a header, a footer and a bottom bar, so that a template that brings its own keeps the rest. Views see
 * by `data-header` whether the header shows their title and the way back (`page`), the logo (`site`), or is not there.
 */
export function createFrame(parts: {
  readonly Header: ComponentType<HeaderProps>;
  readonly Footer: ComponentType<FooterProps>;
  readonly TabBar: ComponentType<TabBarProps>;
}): ComponentType<FrameProps> {
  // A page that changes below them leaves them as they are.
  const [Header, Footer, TabBar] = [memo(parts.Header), memo(parts.Footer), memo(parts.TabBar)];
  return function Frame({ header, footer, tabs, goToTop, seo, children }: FrameProps) {
    return (
      <div className={css.root} data-header={shape(header)} data-tabs={tabs ? '' : undefined}>
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
        {tabs && <TabBar {...tabs} />}
        <GoToTop label={goToTop} />
      </div>
    );
  };
}
