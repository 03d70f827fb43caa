import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { announcementItemsFixture } from '../../slots/promotions.fixtures.ts';
import type { AnnouncementsViewProps } from './contract.ts';
import { announcementsLabels } from './labels.ts';

/** Four announcements with the second one open; a single one for `empty`. */
export function announcementsFixture(options: FixtureOptions & { open?: boolean } = {}): AnnouncementsViewProps {
  const { variant, locale } = settle(options);
  const all = announcementItemsFixture(locale);
  const items = variant === 'empty' ? all.slice(0, 1) : all;
  return {
    open: options.open ?? true,
    onClose: noop,
    items,
    selected: (items[1] ?? items[0])?.id ?? '',
    onSelect: noop,
    texts: labels(locale, announcementsLabels),
  };
}
