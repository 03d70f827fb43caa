import { loadLabels } from '../../labels/index.ts';
import { pageStepLabels } from '../../patterns/PageSteps/labels.ts';

export const accountLabels = {
  ...loadLabels,
  ...pageStepLabels,
  /** Name of the menu. */
  menu: 'account.sections',
  skipToContent: 'common.skip_to_content',
  closeMenu: 'common.close',
  home: 'account.to_site',
  close: 'account.close_window',
  logout: 'shell.header.logout',
  balance: 'shell.header.balance',
  stale: 'wallet.stale',
  language: 'common.language',
  notSet: 'account.not_set',
  copy: 'account.copy',
  loading: 'account.loading',
} as const;
