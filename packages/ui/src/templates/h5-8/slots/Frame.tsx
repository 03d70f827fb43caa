import { useMemo } from 'react';
import { WithoutMotion } from '../../../primitives/UiProvider/index.ts';
import type { FrameProps } from '../../../slots/contract.ts';
import { createFrame } from '../../_h5/slots/createFrame.ts';
import { Footer } from '../../_h5/slots/Footer.tsx';
import { Header } from './Header.tsx';
import type { MenuEntries } from './Menu.tsx';
import { mainAction, TabBar } from './TabBar.tsx';

const Base = createFrame({ Header, Footer, TabBar });

/** The frame: all links are in the header's menu, the bottom bar has one action, and nothing is animated. */
export function Frame(props: FrameProps) {
  const { header, tabs, footer } = props;
  const entries = useMemo<MenuEntries>(
    () => ({ tabs: tabs?.items ?? [], pages: footer && { label: footer.texts.links, links: footer.links } }),
    [tabs, footer],
  );
  const headed = header && { ...header, entries };
  return (
    <WithoutMotion>
      <Base {...props} header={headed} tabs={tabs && mainAction(tabs.items) ? tabs : null} />
    </WithoutMotion>
  );
}
