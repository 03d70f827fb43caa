import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { ConsentViewProps } from './contract.ts';
import { consentLabels } from './labels.ts';

export interface ConsentFixtureOptions extends FixtureOptions {
  /** The question in place of the dialog. */
  readonly question?: boolean;
}

/** The dialog; `empty` has the signal of the browser. */
export function consentFixture(options: ConsentFixtureOptions = {}): ConsentViewProps {
  const { variant, locale } = settle(options);
  const refused = variant === 'empty';
  return {
    asks: options.question === true,
    open: options.question !== true,
    choices: [
      { id: 'statistics', agreed: !refused, services: ['Google Analytics'] },
      { id: 'marketing', agreed: false, services: ['Google Tag Manager', 'Meta'] },
    ],
    signal: refused ? 'Global Privacy Control' : null,
    onYes: noop,
    onNo: noop,
    onChoose: noop,
    onChange: noop,
    onSave: noop,
    onClose: noop,
    texts: labels(locale, consentLabels),
  };
}
