import { noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { MaintenanceTexts, MaintenanceViewProps } from './contract.ts';

const en: MaintenanceTexts = { title: 'Under maintenance', close: 'Understood', customerService: 'Customer service' };
const zh: MaintenanceTexts = { title: '维护中', close: '知道了', customerService: '在线客服' };

/** `empty` has no times and no chat. */
export function maintenanceFixture(options: FixtureOptions & { open?: boolean } = {}): MaintenanceViewProps {
  const { variant, locale } = settle(options);
  const generic = variant === 'empty';
  return {
    open: options.open ?? true,
    onClose: noop,
    message: generic
      ? say(locale, 'This provider is being maintained. Please try again later.', '该平台维护中，请稍后再试。')
      : say(
          locale,
          'Jade Tiger is being maintained from 2026-11-24 03:00 to 2026-11-24 05:00.',
          '玉虎平台维护时间：2026-11-24 03:00 至 2026-11-24 05:00。',
        ),
    ...(generic ? {} : { onCustomerService: noop }),
    texts: texts(locale, en, zh),
  };
}
