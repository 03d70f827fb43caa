import { content, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { MaintenanceViewProps } from './contract.ts';
import { maintenanceLabels } from './labels.ts';

/** `empty` has no times and no chat. */
export function maintenanceFixture(options: FixtureOptions & { open?: boolean } = {}): MaintenanceViewProps {
  const { variant, locale } = settle(options);
  const generic = variant === 'empty';
  return {
    open: options.open ?? true,
    onClose: noop,
    message: generic
      ? content(locale, 'This provider is being maintained. Please try again later.', '该平台维护中，请稍后再试。')
      : content(
          locale,
          'Jade Tiger is being maintained from 2026-11-24 03:00 to 2026-11-24 05:00.',
          '玉虎平台维护时间：2026-11-24 03:00 至 2026-11-24 05:00。',
        ),
    ...(generic ? {} : { onCustomerService: noop }),
    texts: labels(locale, maintenanceLabels),
  };
}
