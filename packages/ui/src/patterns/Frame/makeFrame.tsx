import { memo, type ComponentType } from 'react';
import type { FooterProps, FrameProps, HeaderProps, TabBarProps } from '../../slots/contract.ts';
import { DeferHydration } from '../DeferHydration/index.ts';
import { FloatBar } from '../FloatBar/FloatBar.tsx';
import * as css from './Frame.css.ts';
import { SkipLink } from './SkipLink.tsx';

/** Parts of a template's frame. */
export interface FrameParts {
  readonly Header: ComponentType<HeaderProps>;
  /** Navigation beside the page, before the header; absent together with it. */
  readonly Side?: ComponentType<HeaderProps> | undefined;
  readonly Footer: ComponentType<FooterProps>;
  /** The bottom bar of phones. */
  readonly TabBar?: ComponentType<TabBarProps> | undefined;
}

/** Classes of the whole frame and of its main part. */
export interface FrameLook {
  readonly root: string;
  readonly main: string;
}

const headerOf = (header: HeaderProps | null): 'none' | 'page' | 'site' => {
  if (!header) return 'none';
  return header.page ? 'page' : 'site';
};

/**
 * Creates a template's frame from its parts. In CSS: `data-header` is `page` for the page's title with a back button, `site`
 * for the logo, or absent without a header; `data-tabs` is set with the bottom bar.
 */
export function makeFrame(look: FrameLook, parts: FrameParts): ComponentType<FrameProps> {
  // Memoised, so that a change of the page does not render header and footer.
  const [Header, Footer] = [memo(parts.Header), memo(parts.Footer)];
  const [Side, TabBar] = [parts.Side && memo(parts.Side), parts.TabBar && memo(parts.TabBar)];
  return function Frame({ header, footer, tabs, goToTop, seo, children }: FrameProps) {
    const bar = TabBar && tabs && <TabBar {...tabs} />;
    return (
      <div className={look.root} data-header={headerOf(header)} data-tabs={bar ? '' : undefined}>
        {header && <SkipLink to="content" label={header.texts.skipToContent} />}
        {header && Side && <Side {...header} />}
        {header && <Header {...header} />}
        <main id="content" tabIndex={-1} className={look.main}>
          {children}
          {seo && <div className={css.seo}>{seo}</div>}
        </main>
        {footer && (
          <DeferHydration>
            <Footer {...footer} />
          </DeferHydration>
        )}
        {bar}
        <FloatBar goToTop={goToTop} overFooter={footer !== null} />
      </div>
    );
  };
}
